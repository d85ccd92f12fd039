import { type Compiled, compile } from '../compile/compile.ts'
import type { Memory } from '../memory/memory.ts'
import { hasErrors, type Problem } from '../problem/problem.ts'
import { silent } from '../progress/progress.ts'
import { read } from '../read/read.ts'
import type { Site } from '../site/site.ts'
import { openSiteMemory } from '../site/site-memory.ts'
import { alone, openTeam } from '../threads/team.ts'

/** The content as it was when it last had no errors, and what is wrong with it now. */
export interface LiveContent {
  /** Missing until the content has been without errors once. */
  good: Compiled | undefined
  problems: Problem[]
  /** What the files hold now, faulty or not. */
  latest: Pick<Compiled, 'source' | 'content' | 'media' | 'state'>
}

export interface ContentWatch {
  current: () => LiveContent
  /** Compiles again; resolves with what has come out. */
  update: () => Promise<LiveContent>
  /** Whether the files are still the ones that were compiled. */
  isCurrent: () => Promise<boolean>
  /** What is remembered; whoever has time keeps it for the next run. */
  memory: Memory
}

/** Keeps the last good state of a content folder while it is being edited. */
export const watchContent = async (site: Site, progress = silent): Promise<ContentWatch> => {
  const { memory, shelf } = await openSiteMemory(site)
  let live: LiveContent | undefined

  const compileAgain = async (team = alone): Promise<LiveContent> => {
    const compiled = await compile(site, { memory, shelf, progress, team })
    // Here, because what is remembered of it may soon be of another state.
    const isGood = compiled.site !== undefined || !hasErrors(compiled.problems)
    const good = isGood ? compiled : live?.good
    live = { good, problems: compiled.problems, latest: compiled }
    return live
  }
  const team = openTeam(site)
  const first = await compileAgain(team).finally(team.end)
  const pages = first.good?.site?.pages
  if (pages) shelf.keep(new Set(pages.map(({ digest }) => digest)))
  let running = Promise.resolve(first)
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
  const current = () => live ?? first
  const isCurrent = async () => {
    const { seen } = current().latest.source
    return seen === (await read(site.content, site.model, memory)).seen
  }
  return { current, update, isCurrent, memory }
}
