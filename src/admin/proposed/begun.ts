import { isFileName } from '../edits/parse-source.ts'

/** A file as a proposal has it. */
export interface Written {
  path: string
  /** The digest of its text. */
  text: string
  /** The commit with the text in which the edits were made. */
  ground: string
  /** The digests of those edits: of their places, and of what was published there. */
  edits: readonly string[]
  /** The digests of what they said; missing in what was stored before they were kept. */
  said?: readonly string[] | undefined
}

export interface Branch {
  branch: string
  /** The commit on which it is made. */
  base: string
  /** Of the edits that are on it; what was stored before they were kept has none. */
  places?: readonly string[] | undefined
  /** What is on it; missing like them. */
  files?: readonly Written[] | undefined
}

/** Branches that were begun or handed in, by what was to be on them: who tries again goes on with them. */
export interface Begun {
  get: (key: string) => Branch | undefined
  set: (key: string, branch: Branch) => void
  delete: (key: string) => void
  /** All of them, a state of its own. */
  entries: () => Iterable<[string, Branch]>
}

const BEGUN_KEY = 'admin-begun'

const BRANCH = /^texte-\d{8}-\d{6}$/
const COMMIT = /^[0-9a-f]{40,64}$/

/** More are not open at once; the storage has to have room for the edits. */
const MOST = 10

const isText = (value: unknown): value is string => typeof value === 'string'

const isCommit = (value: unknown): boolean => isText(value) && COMMIT.test(value)

const areAll = (value: unknown, is: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(is)

const isWritten = (value: unknown): boolean => {
  const found = (value ?? {}) as Partial<Record<keyof Written, unknown>>
  const { path, text, ground, edits, said = [] } = found
  const isNamed = isFileName(path) && isText(text) && isCommit(ground)
  return isNamed && areAll(edits, isText) && areAll(said, isText)
}

/** Anybody can write into the storage, and names of branches, commits and files become part of addresses. */
const isBranch = (value: unknown): value is Branch => {
  const found = (value ?? {}) as Partial<Record<keyof Branch, unknown>>
  const { branch, base, places = [], files = [] } = found
  const isNamed = isText(branch) && BRANCH.test(branch) && isCommit(base)
  return isNamed && areAll(places, isText) && areAll(files, isWritten)
}

const isEntry = (entry: unknown): entry is [string, Branch] => {
  const [key, branch]: unknown[] = Array.isArray(entry) ? entry : []
  return typeof key === 'string' && isBranch(branch)
}

const readEntries = (storage: Storage): [string, Branch][] => {
  const stored: unknown = JSON.parse(storage.getItem(BEGUN_KEY) ?? '[]')
  return Array.isArray(stored) ? stored.filter(isEntry) : []
}

/** Keeps them for this browser, as long as the edits: whoever comes back would make a second branch of the same texts. */
export const openBegun = (storage: () => Storage): Begun => {
  const ifAllowed = <T>(task: () => T): T | undefined => {
    try {
      return task()
    } catch (error) {
      console.error('What was begun is known until the page is loaded again.', error)
    }
  }
  /** Of this tab: a browser may store nothing. */
  const own = new Map<string, Branch>()
  const all = () => new Map([...(ifAllowed(() => readEntries(storage())) ?? []), ...own])
  const store = (begun: Map<string, Branch>) =>
    ifAllowed(() => storage().setItem(BEGUN_KEY, JSON.stringify([...begun].slice(-MOST))))
  return {
    get: (key) => all().get(key),
    set: (key, branch) => {
      own.set(key, branch)
      store(all())
    },
    delete: (key) => {
      own.delete(key)
      const others = all()
      others.delete(key)
      store(others)
    },
    entries: () => all(),
  }
}
