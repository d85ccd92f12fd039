import { randomUUID } from 'node:crypto'
import { promises as fs } from 'node:fs'
import { type Enquiry, isEnquiry } from './enquiry.ts'
import { openJournal } from './journal.ts'

export interface Kept {
  /** In the order in which they came. */
  enquiries: Enquiry[]
  /** Lines that can't be read, such as one that a crash cut off. */
  damaged: number
}

const parse = (line: string): Enquiry | undefined => {
  try {
    const value: unknown = JSON.parse(line)
    return isEnquiry(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Reads what a journal holds; a damaged line costs no other. */
export const readEnquiries = async (file: string): Promise<Kept> => {
  const text = await fs.readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const enquiries = lines.flatMap((line) => parse(line) ?? [])
  return { enquiries, damaged: lines.length - enquiries.length }
}

/** What the caller knows of a new enquiry. */
export interface NewEnquiry extends Omit<Enquiry, 'id' | 'received'> {
  /** How long a post with the same key counts as the same enquiry, in milliseconds. */
  window: number
}

export interface EnquiryStore {
  /** Stores an enquiry, or finds that it is there already; resolves when the disk has it. */
  store: (enquiry: NewEnquiry) => Promise<{ id: string; repeated: boolean }>
  read: () => Promise<Kept>
}

interface Known {
  id: Promise<string>
  received: number
}

const loadKnown = async (file: string): Promise<Map<string, Known>> => {
  const { enquiries } = await readEnquiries(file)
  return new Map(
    enquiries.map(({ key, id, received }) => [
      key,
      { id: Promise.resolve(id), received: Date.parse(received) },
    ]),
  )
}

/** Enquiries in a journal, each once: those from before a restart are known too. */
export const openEnquiries = (file: string): EnquiryStore => {
  const journal = openJournal(file)
  let loading: Promise<Map<string, Known>> | undefined

  const append = async (enquiry: object): Promise<string> => {
    const id = randomUUID()
    await journal.append({ id, received: new Date().toISOString(), ...enquiry })
    return id
  }

  const store = async ({ window, ...enquiry }: NewEnquiry) => {
    loading ??= loadKnown(file)
    const known = await loading
    const earlier = known.get(enquiry.key)
    const now = Date.now()
    if (earlier && now - earlier.received < window) return { id: await earlier.id, repeated: true }
    const id = append(enquiry)
    known.set(enquiry.key, { id, received: now })
    // An enquiry that the disk has refused is not there: the next attempt stores it.
    id.catch(() => known.delete(enquiry.key))
    return { id: await id, repeated: false }
  }

  return { store, read: () => readEnquiries(file) }
}
