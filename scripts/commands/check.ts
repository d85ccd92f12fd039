import { parseArgs } from 'node:util'
import { date } from '../../src/content/fields.ts'
import { lookAhead } from '../ahead/look-ahead.ts'
import { type AheadFormat, isAheadFormat, reportAhead } from '../ahead/report.ts'
import { words } from '../ahead/words.ts'
import { compile } from '../compile/compile.ts'
import { fixSite } from '../fix/fix-site.ts'
import { type LiveWish, readLive } from '../live/wish.ts'
import { emptyShelf } from '../memory/shelf.ts'
import { ownTerminal, type Terminal } from '../new/site/terminal.ts'
import { hasErrors, type Problem } from '../problem/problem.ts'
import { formerAddresses } from '../publish/former-addresses.ts'
import { checkFolder } from '../read/check-folder.ts'
import { reportGithub } from '../report/github.ts'
import { reportGitlab } from '../report/gitlab.ts'
import { reportJson } from '../report/json.ts'
import { reportMarkdown } from '../report/markdown.ts'
import { reportText } from '../report/text.ts'
import { openSiteMemory } from '../site/site-memory.ts'
import type { Command } from './command.ts'
import { ownProgress } from './own-progress.ts'

const reporters = {
  text: reportText,
  json: reportJson,
  github: reportGithub,
  gitlab: reportGitlab,
  markdown: (problems: Problem[]) => reportMarkdown(problems, process.env.SOURCE_URL),
}
type Format = keyof typeof reporters

const USAGE = `Usage: npm run check -- [--format text|json|github|gitlab|markdown] [--release]
       npm run check -- --fix [--yes] [--format …] [--release]
       npm run check -- --until 2028-12-31 [--format text|json|ics]
       npm run check -- --live https://www.beispiel.de [--message] [--format …]`

interface Wanted {
  /** Of problems; with `ahead`, of those that keep anybody from looking ahead. */
  format: Format
  release: boolean
  /** Whether repairs are made; `agreed` without a question. */
  fix?: 'asked' | 'agreed'
  ahead?: { until: string; format: AheadFormat }
  /** A published site to be asked. */
  live?: LiveWish
}

type Given = { format: string; release: boolean; until?: string }

const isDay = (text: string) => date().safeParse(text).success

/** How far ahead somebody wants to look, or what is wrong with that. */
const readUntil = ({ format, release, until = '' }: Given, today: string) => {
  if (!isDay(until)) return { fault: words.usage.noDay(until) }
  if (until <= today) return { fault: words.usage.past(until, today) }
  if (release) return { fault: words.usage.noRelease }
  if (!isAheadFormat(format)) return { fault: words.usage.noFormat(format) }
  return {
    format: format === 'json' ? format : ('text' as const),
    release,
    ahead: { until, format },
  }
}

/** What was asked for, or what is wrong with the arguments. */
const readArguments = (args: string[], today: string): Wanted | { fault: string } => {
  try {
    const { values } = parseArgs({
      args,
      options: {
        format: { type: 'string', default: 'text' },
        release: { type: 'boolean', default: false },
        until: { type: 'string' },
        fix: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        live: { type: 'string' },
        message: { type: 'boolean', default: false },
      },
    })
    const { format, release, until, fix, yes } = values
    if (until !== undefined) return readUntil({ format, release, until }, today)
    if (!Object.hasOwn(reporters, format)) return { fault: `Unknown format '${format}'` }
    const live = readLive(values)
    if (live !== undefined)
      return 'fault' in live ? live : { format: format as Format, release, live }
    const fixing = fix && ({ fix: yes ? 'agreed' : 'asked' } as const)
    return { format: format as Format, release, ...fixing }
  } catch (error) {
    return { fault: (error as Error).message }
  }
}

/** Nobody is asked in CI, whatever it pretends to be. */
const terminalForQuestions = () => (process.env.CI ? undefined : ownTerminal())

/** `--yes` stands for somebody who agrees to everything. */
const agreeing: Terminal = (work) => work(async () => 'j')

/** `gewerk check`: the content alone, with what is wrong and what to type instead. */
export const check: Command = async (site, args) => {
  const wanted = readArguments(args, site.today())
  if ('fault' in wanted) {
    console.error(`${wanted.fault}\n${USAGE}`)
    return 2
  }
  const { format, release, ahead, fix } = wanted
  const unreadable = await checkFolder(site.content)
  if (unreadable.length > 0) {
    console.log(reporters[format](unreadable))
    return 2
  }
  const former = await formerAddresses(site.out, site.content)
  const { memory } = await openSiteMemory(site)
  const progress = ownProgress()
  const shelf = emptyShelf()
  const options = { release, former, memory, shelf }
  if (fix) await fixSite(site, options, fix === 'agreed' ? agreeing : terminalForQuestions())
  const compiled = await compile(site, { ...options, progress })
  const { problems } = compiled
  await memory.save()
  if (ahead && !hasErrors(problems)) {
    const days = await lookAhead(site, compiled, ahead.until, { memory, shelf })
    console.log(reportAhead(days, { ...ahead, today: site.today() }, compiled))
    return 0
  }
  if (wanted.live && compiled.site && !hasErrors(problems)) {
    const { askLive } = await import('./ask-live.ts')
    return askLive(site, compiled.site, { ...wanted.live, format, report: reporters[format] })
  }
  const report = reporters[format](problems)
  if (report !== '') console.log(report)
  return hasErrors(problems) ? 1 : 0
}
