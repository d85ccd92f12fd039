import { fillIn } from '../../content/text/fill-in.ts'
import type { Saving } from '../server/doors.ts'
import { wordsFor } from '../server/post-to-server.ts'
import { type Sent, sendPicture } from '../server/sending-pictures.ts'
import type { Session } from '../session/session.ts'
import type { AdminSite } from '../site/admin-files.ts'
import { uploadAddress } from '../site/host-address.ts'

/** How a picture comes among those that may be chosen. */
export interface NewPictures {
  /** Lays one into the content, where that can be written to; what can't be laid there is said. */
  send?: (file: File) => Promise<Sent>
  /** Else: where the host takes files, if that is known. */
  address?: string
}

const BYTES_PER_MB = 1_000_000

/** What the site has by now: another picture may have come while this one was on its way. */
const takeIn = ({ store }: Session, { name, picture }: Extract<Sent, { name: string }>): void => {
  const { site } = store.get()
  if (site) store.set({ site: { ...site, media: { ...site.media, [name]: picture } } })
}

const send = async (file: File, saving: Saving, session: Session): Promise<Sent> => {
  const words = session.store.get().site?.ui.form
  const { most } = saving.pictures
  const refuse = (refusal = ''): Sent => ({ refusal })
  if (file.size > most)
    return refuse(words && fillIn(words.pictureTooLarge, { most: most / BYTES_PER_MB }))
  try {
    const sent = await sendPicture(saving, file)
    if ('name' in sent) takeIn(session, sent)
    return sent
  } catch (error) {
    console.error('The picture could not be sent.', error)
    return refuse(wordsFor(error, words?.pictureFailed))
  }
}

/** What this site, served as it is, offers for new pictures. */
export const newPictures = (
  { saving, repository, published }: AdminSite,
  session: Session,
): NewPictures => {
  if (saving) return { send: (file) => send(file, saving, session) }
  return repository ? { address: uploadAddress(repository, published) } : {}
}
