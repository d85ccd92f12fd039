import { promises as fs } from 'node:fs'
import { type Compiled, compile } from '../content/compile.ts'
import { listFiles } from '../content/list-files.ts'
import { hasErrors, type Problem } from '../content/problem.ts'
import { isInside } from '../folders.ts'
import { today } from '../today.ts'

/** The content as it was when it last had no errors, and what is wrong with it now. */
export interface LiveContent {
  /** Missing until the content has been without errors once. */
  good: Compiled | undefined
  problems: Problem[]
}

export interface ContentWatch {
  current: () => LiveContent
  /** Compiles again; resolves with what has come out. */
  update: () => Promise<LiveContent>
  /** Whether the files are still the ones that were compiled. */
  isCurrent: () => Promise<boolean>
  /** Whether a file belongs to the content folder. */
  covers: (file: string) => boolean
}

/** Names, sizes and times of all files: differs after every save. */
const stampOf = async (directory: string): Promise<string> => {
  const files = await listFiles(directory)
  const stamps = files.map(async ({ name, location }) => {
    const { size, mtimeMs } = await fs.stat(location)
    return `${name} ${size} ${mtimeMs}`
  })
  return (await Promise.all(stamps)).join('\n')
}

/** Keeps the last good state of a content folder while it is being edited. */
export const watchContent = async (directory: string): Promise<ContentWatch> => {
  let live: LiveContent = { good: undefined, problems: [] }
  let running = Promise.resolve(live)
  let stamp = ''

  const compileAgain = async (): Promise<LiveContent> => {
    stamp = await stampOf(directory)
    const compiled = await compile(directory, { today: today(), media: live.good?.media })
    const good = hasErrors(compiled.problems) ? live.good : compiled
    live = { good, problems: compiled.problems }
    return live
  }
  // One after the other: a slow run must not overwrite the result of a later one. What is saved while
  // one is waiting is part of it.
  let waiting: Promise<LiveContent> | undefined
  const begin = () => {
    waiting = undefined
    return compileAgain()
  }
  const update = () => {
    waiting ??= running = running.then(begin, begin)
    return waiting
  }
  const isCurrent = async () => stamp === (await stampOf(directory))
  const covers = (file: string) => isInside(directory, file)

  await update()
  return { current: () => live, update, isCurrent, covers }
}
