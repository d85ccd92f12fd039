import { randomUUID } from 'node:crypto'
import { promises as fs } from 'node:fs'
import { type Enquiry, isEnquiry } from './enquiry.ts'
import type { Identity } from './identify.ts'
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
export type NewEnquiry = Pick<Enquiry, 'suspected' | 'fields'>

export interface EnquiryStore {
  /** Stores an enquiry, or finds that it is there already; resolves when the disk has it. */
  store: (enquiry: NewEnquiry, identity: Identity) => Promise<{ id: string; repeated: boolean }>
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

  const load = () => {
    loading ??= loadKnown(file)
    // What can't be read now may be readable for the next post.
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }

  const append = async (enquiry: object): Promise<string> => {
    const id = randomUUID()
    await journal.append({ id, received: new Date().toISOString(), ...enquiry })
    return id
  }

  const store = async (enquiry: NewEnquiry, { names, repeats }: Identity) => {
    const known = await load()
    const now = Date.now()
    const earlier = repeats
      .map(({ name, window }) => ({ window, ...known.get(name) }))
      .find(({ received, window }) => received !== undefined && now - received < window)
    if (earlier?.id) return { id: await earlier.id, repeated: true }
    const id = append({ key: names[0], ...enquiry })
    for (const name of names) known.set(name, { id, received: now })
    // An enquiry that the disk has refused is not there: the next attempt stores it.
    id.catch(() => names.forEach((name) => void known.delete(name)))
    return { id: await id, repeated: false }
  }

  return { store, read: () => readEnquiries(file) }
}
