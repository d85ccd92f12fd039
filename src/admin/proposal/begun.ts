interface Branch {
  branch: string
  /** The commit on which it is made. */
  base: string
}

/** Branches that were begun or handed in, by what was to be on them: who tries again goes on with them. */
export interface Begun {
  get: (key: string) => Branch | undefined
  set: (key: string, branch: Branch) => void
  delete: (key: string) => void
}

const BEGUN_KEY = 'admin-begun'

const BRANCH = /^texte-\d{8}-\d{6}$/
const COMMIT = /^[0-9a-f]{40,64}$/

/** Anybody can write into the storage, and both names become part of addresses. */
const isBranch = (value: unknown): value is Branch => {
  const { branch, base } = (value ?? {}) as Partial<Record<keyof Branch, unknown>>
  const areTexts = typeof branch === 'string' && typeof base === 'string'
  return areTexts && BRANCH.test(branch) && COMMIT.test(base)
}

const isEntry = (entry: unknown): entry is [string, Branch] => {
  const [key, branch]: unknown[] = Array.isArray(entry) ? entry : []
  return typeof key === 'string' && isBranch(branch)
}

const readEntries = (storage: Storage): [string, Branch][] => {
  const stored: unknown = JSON.parse(storage.getItem(BEGUN_KEY) ?? '[]')
  return Array.isArray(stored) ? stored.filter(isEntry) : []
}

/** Keeps them for this tab: a page that is loaded again would make a second branch of the same texts. */
export const openBegun = (storage: () => Storage): Begun => {
  const ifAllowed = <T>(task: () => T): T | undefined => {
    try {
      return task()
    } catch (error) {
      console.error('What was begun is known until the page is loaded again.', error)
    }
  }
  const begun = new Map(ifAllowed(() => readEntries(storage())))
  const store = () => ifAllowed(() => storage().setItem(BEGUN_KEY, JSON.stringify([...begun])))
  return {
    get: (key) => begun.get(key),
    set: (key, branch) => {
      begun.set(key, branch)
      store()
    },
    delete: (key) => {
      begun.delete(key)
      store()
    },
  }
}
