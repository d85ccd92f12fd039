import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { LIMITS } from '../../../src/enquiry/limits.ts'
import { inTurn } from '../../machine/concurrency/in-turn.ts'
import { type Enquiry, enquirySchema } from './enquiry.ts'
import { appendLine, openJournal, parseJournal, readJournal, rewriteJournal } from './journal.ts'
import { photosIn } from './photographs.ts'
import { Refusal } from './refusal.ts'
import { repeats } from './repeats.ts'

export interface KeptEnquiries {
  /** In the order in which they came. */
  enquiries: Enquiry[]
  /** Lines that can't be read, such as one that a crash cut off. */
  damaged: number
}

/** Reads the messages of a journal. */
const readEnquiries = async (file: string): Promise<KeptEnquiries> => {
  const { records, damaged } = await readJournal(file, enquirySchema)
  return { enquiries: records, damaged }
}

/** A message that is to be kept. */
export type Post = Pick<Enquiry, 'key' | 'suspected' | 'fields' | 'photosDigest'> & {
  /** As they are to be kept. */
  photos?: readonly Buffer[]
}

const photosBeside = (file: string) => photosIn(path.dirname(file))

/** Rather no message than a disk that is full for all that the server does; messages are read whole, besides. */
const checkRoom = async (file: string, bytes: number, photos: readonly Buffer[]): Promise<void> => {
  const isFull =
    bytes > LIMITS.keptTexts ||
    (photos.length > 0 && (await photosBeside(file).size()) > LIMITS.keptPhotos)
  if (isFull) throw new Refusal(507, 'No room')
}

const keep = async (file: string, { photos = [], ...post }: Post) => {
  // Opened for each post: what somebody has deleted in the meantime would take no record.
  const journal = await openJournal(file)
  try {
    const { records } = parseJournal(await journal.readFile('utf8'), enquirySchema)
    const earlier = records.find((enquiry) => repeats(post, enquiry))
    const id = earlier?.id ?? randomUUID()
    const received = new Date().toISOString()
    // What is in the file need not be on the disk yet.
    if (earlier) await journal.sync()
    else {
      await checkRoom(file, (await journal.stat()).size, photos)
      await photosBeside(file).keep(id, photos, (names) => {
        const kept = names.length > 0 ? { photos: names } : {}
        return appendLine(journal, { id, received, ...post, ...kept })
      })
    }
    return { id, repeated: earlier !== undefined }
  } finally {
    await journal.close()
  }
}

/** Writes a journal anew with what came since a moment; what can't be read goes, too. */
const clear = async (file: string, since: number): Promise<number> => {
  const { enquiries } = await readEnquiries(file)
  const rest = enquiries.filter(({ received }) => Date.parse(received) >= since)
  if (rest.length === enquiries.length) return 0
  await rewriteJournal(file, rest)
  await photosBeside(file).keepOnly(new Set(rest.flatMap(({ photos = [] }) => photos)))
  return enquiries.length - rest.length
}

/** Enquiries in a journal, each once: one is kept after the other, so that each knows the earlier ones. */
export const openEnquiries = (file: string) => {
  const next = inTurn()
  return {
    /** Stores a post, or finds that it is there already; resolves when the disk has it. */
    keep: (post: Post) => next(() => keep(file, post)),
    /** Deletes what came before a moment, in milliseconds; tells how many those were. */
    clear: (since: number) => next(() => clear(file, since)),
    read: () => readEnquiries(file),
    /** Whether a post could be kept: its folder may belong to another user, or to a disk that can only be read. */
    isReady: async (): Promise<boolean> => {
      try {
        await (await openJournal(file)).close()
        return true
      } catch {
        return false
      }
    },
    /** A photograph by its name, which a message has to know; undefined also where the file is gone. */
    photo: async (name: string): Promise<Buffer | undefined> => {
      const { enquiries } = await readEnquiries(file)
      const isKnown = enquiries.some(({ photos = [] }) => photos.includes(name))
      return isKnown ? photosBeside(file).read(name) : undefined
    },
  }
}

export type EnquiryStore = ReturnType<typeof openEnquiries>
