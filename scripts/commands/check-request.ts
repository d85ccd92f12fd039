import { type AheadFormat, isAheadFormat } from '../ahead/report.ts'
import { words as aheadWords } from '../ahead/words.ts'
import { type LiveWish, readLive } from '../live/wish.ts'
import { readOptions } from '../machine/command-line/read-options.ts'
import { isDay } from '../machine/today.ts'
import { WrongArguments } from '../machine/wrong-usage.ts'
import { type Format, formats, isFormat } from './reporters.ts'
import { words } from './words.ts'

/** What a check is asked for. */
export interface CheckRequest {
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
  if (!isDay(until)) refuse(aheadWords.usage.noDay(until))
  if (until <= today) refuse(aheadWords.usage.past(until, today))
  const last = lastAhead(today)
  if (until > last) refuse(aheadWords.usage.far(until, last))
  if (release) refuse(words.notTogether('--until', '--release'))
  if (!isAheadFormat(format)) return refuse(aheadWords.usage.noFormat(format))
  return { format: format === 'json' ? format : 'text', release, ahead: { until, format } }
}

/** Options of which each makes something else of the command. */
const WAYS = ['until', 'live', 'fix'] as const

/** Whoever types an option means it: none is passed over. */
const refuseMixed = (
  values: Partial<Record<(typeof WAYS)[number], string | boolean>> & { yes: boolean },
): void => {
  const [one, other] = WAYS.filter((way) => (values[way] ?? false) !== false)
  if (other) refuse(words.notTogether(`--${one}`, `--${other}`))
  if (values.yes && !values.fix) refuse(words.onlyYes)
}

/** Reads what stands behind `check`. */
export const readCheckRequest = (args: string[], today: string): CheckRequest => {
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
  if (!isFormat(format)) return refuse(words.noFormat(format, formats))
  const live = readLive(values)
  if (live) return { format, release, live }
  return { format, release, ...(fix && { fix: yes ? 'agreed' : 'asked' }) }
}
