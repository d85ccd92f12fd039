/** What has happened to a file. */
export type Happening = 'added' | 'changed' | 'removed'

/** What came of two happenings to one file. */
const sinceThen = (before: Happening | undefined, now: Happening): Happening => {
  if (before === 'removed' && now === 'added') return 'changed'
  return before === 'added' && now === 'changed' ? 'added' : now
}

/** Collects what happens to files from when it is begun, and tells it once nothing has happened for a while. */
export const openCollector = (pause: number, tell: (happened: Map<string, Happening>) => void) => {
  let happened = new Map<string, Happening>()
  let timer: NodeJS.Timeout | undefined
  let isBegun = false
  const tellAll = () => {
    const all = happened
    happened = new Map()
    tell(all)
  }
  return {
    begin: () => {
      isBegun = true
    },
    note: (file: string, now: Happening) => {
      if (!isBegun) return
      happened.set(file, sinceThen(happened.get(file), now))
      clearTimeout(timer)
      timer = setTimeout(tellAll, pause)
    },
    end: () => clearTimeout(timer),
  }
}
