import { type AheadFormat, isAheadFormat, reportAhead } from '../ahead/report.ts'
import { words } from '../ahead/words.ts'
import { compile } from '../compile/compile.ts'
import type { Suggestion } from '../fix/suggest.ts'
import { type LiveWish, readLive } from '../live/wish.ts'
import { readOptions } from '../machine/read-options.ts'
import { ownTerminal, type Terminal } from '../machine/terminal.ts'
import { isDay } from '../machine/today.ts'
import { WrongArguments } from '../machine/wrong-usage.ts'
import { emptyShelf } from '../memory/shelf.ts'
import { hasErrors, type Problem } from '../problem/problem.ts'
import { addressesOfLastBuild } from '../publish/last-build.ts'
import { checkFolder } from '../read/check-folder.ts'
import { reportGithub } from '../report/github.ts'
import { reportGitlab } from '../report/gitlab.ts'
import { reportJson } from '../report/json.ts'
import { reportMarkdown } from '../report/markdown.ts'
import { reportText } from '../report/text.ts'
import { openSiteMemory } from '../site/site-memory.ts'
import { openTeam } from '../threads/team.ts'
import type { Command } from './command.ts'
import { ownProgress } from './own-progress.ts'
import { words as commandWords } from './words.ts'

/** What is wrong in words for whoever asks, and what would put it right. */
type Reporter = (
  problems: Problem[],
  suggest: () => Promise<Suggestion[]>,
) => string | Promise<string>

const reporters = {
  text: reportText,
  json: reportJson,
  github: reportGithub,
  gitlab: reportGitlab,
  markdown: (problems) => reportMarkdown(problems, process.env.SOURCE_URL),
  suggestions: async (_, suggest) => JSON.stringify(await suggest(), null, 2),
} satisfies Record<string, Reporter>
type Format = keyof typeof reporters

const reporterFor = (format: Format): Reporter => reporters[format]

interface CheckRequest {
  /** Of problems; with `ahead`, of those that keep anybody from looking ahead. */
  format: Format
  release: boolean
  /** Whether repairs are made; `agreed` without a question. */
  fix?: 'asked' | 'agreed'
  ahead?: { until: string; format: AheadFormat }
  /** A published site to be asked. */
  live?: LiveWish
}

type CheckArguments = { format: string; release: boolean; until?: string }

const refuse = (reason: string): never => {
  throw new WrongArguments(reason)
}

/** Every year ahead is compiled: one that is mistyped, as 2208 for 2028, would keep somebody waiting without a word. */
const YEARS_AHEAD = 30

const lastAhead = (today: string): string => `${Number(today.slice(0, 4)) + YEARS_AHEAD}-12-31`

/** How far ahead somebody wants to look. */
const readUntil = (
  { format, release, until = '' }: CheckArguments,
  today: string,
): CheckRequest => {
  if (!isDay(until)) refuse(words.usage.noDay(until))
  if (until <= today) refuse(words.usage.past(until, today))
  const last = lastAhead(today)
  if (until > last) refuse(words.usage.far(until, last))
  if (release) refuse(commandWords.notTogether('--until', '--release'))
  if (!isAheadFormat(format)) return refuse(words.usage.noFormat(format))
  return { format: format === 'json' ? format : 'text', release, ahead: { until, format } }
}

const isFormat = (format: string): format is Format => Object.hasOwn(reporters, format)

/** Options of which each makes something else of the command. */
const WAYS = ['until', 'live', 'fix'] as const

/** Whoever types an option means it: none is passed over. */
const refuseMixed = (
  values: Partial<Record<(typeof WAYS)[number], string | boolean>> & { yes: boolean },
): void => {
  const [one, other] = WAYS.filter((way) => (values[way] ?? false) !== false)
  if (other) refuse(commandWords.notTogether(`--${one}`, `--${other}`))
  if (values.yes && !values.fix) refuse(commandWords.onlyYes)
}

/** What was asked for. */
const readArguments = (args: string[], today: string): CheckRequest => {
  const { values } = readOptions({
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
  refuseMixed(values)
  const { format, release, until, fix, yes } = values
  if (until !== undefined) return readUntil({ format, release, until }, today)
  if (!isFormat(format)) return refuse(commandWords.noFormat(format, Object.keys(reporters)))
  const live = readLive(values)
  if (live) return { format, release, live }
  return { format, release, ...(fix && { fix: yes ? 'agreed' : 'asked' }) }
}

/** Repairs are wanted rarely. */
const loadFixing = () => import('../fix/fix-site.ts')

/** Nobody is asked in CI, whatever it pretends to be. */
const terminalForQuestions = () => (process.env.CI ? undefined : ownTerminal())

/** `--yes` stands for somebody who agrees to everything. */
const agreeing: Terminal = (work) => work(async () => 'j')

/** `gewerk check`: the content alone, with what is wrong and what to type instead. */
export const check: Command = async (site, args) => {
  const wanted = readArguments(args, site.today())
  const { format, release, ahead, fix } = wanted
  const unreadable = await checkFolder(site.content)
  if (unreadable.length > 0) {
    console.log(await reporterFor(format)(unreadable, async () => []))
    return 2
  }
  const former = await addressesOfLastBuild(site.out, site.content)
  const { memory } = await openSiteMemory(site)
  const progress = ownProgress()
  const shelf = emptyShelf()
  const options = { release, former, memory, shelf }
  if (fix) {
    const { fixSite } = await loadFixing()
    await fixSite(site, options, fix === 'agreed' ? agreeing : terminalForQuestions())
  }
  const team = openTeam(site)
  const compiled = await compile(site, { ...options, progress, team }).finally(team.end)
  const { problems } = compiled
  await memory.save()
  if (ahead && compiled.site && !hasErrors(problems)) {
    const { lookAhead } = await import('../ahead/look-ahead.ts')
    const days = await lookAhead(site, compiled, ahead.until, { memory, shelf })
    console.log(reportAhead(days, { ...ahead, today: site.today() }, compiled.site.shell))
    return 0
  }
  if (wanted.live && compiled.site && !hasErrors(problems)) {
    const { askLive } = await import('./ask-live.ts')
    const report = (found: Problem[]) => reporterFor(format)(found, async () => [])
    return askLive(site, compiled.site, { ...wanted.live, format, report })
  }
  const suggest = async () => (await loadFixing()).suggestForSite(site, options)
  const report = await reporterFor(format)(problems, suggest)
  // What is read as a calendar must hold nothing else.
  const tell = ahead?.format === 'ics' ? console.error : console.log
  if (report !== '') tell(report)
  return hasErrors(problems) ? 1 : 0
}
