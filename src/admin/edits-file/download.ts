import { fillIn } from '../../content/text/fill-in.ts'
import { findFields } from '../places/find-fields.ts'
import type { Session } from '../session/session.ts'
import { writeEditsFile } from './edits-file.ts'

const offer = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** The edits as a patch, as far as one can be made of them. */
const makePatch = async ({ store }: Session) => {
  const { edits, site } = store.get()
  try {
    const { patchFields } = await import('../../../scripts/edit/lines/patch-fields.ts')
    const { edits: found, lost, ...others } = await findFields(edits)
    const { patch, left } = patchFields(found, site?.published.folder ?? '', others)
    return { patch, missing: lost + left }
  } catch (error) {
    console.error('No patch could be made of the edits.', error)
    return undefined
  }
}

/** Gives all edits out as a file: what can't be in its patch, stands in it all the same. */
export const downloadEdits = async (session: Session): Promise<void> => {
  const { edits, site } = session.store.get()
  if (!site) return
  const { ui, published } = site
  const made = await makePatch(session)
  offer(ui.editsFile, writeEditsFile(edits, made?.patch, published.commit))
  const { missing = 0 } = made ?? {}
  const notice = missing > 0 ? fillIn(ui.downloadedPart, { count: missing }) : ui.downloaded
  session.store.set({ notice: made ? notice : ui.downloadedPlain })
}
