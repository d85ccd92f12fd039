import type { Expected } from './fault.ts'
import { isClean, MARKS, type Verdict } from './verdict.ts'

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : part === whole ? '100' : ((100 * part) / whole).toFixed(1)

const row = (name: string, verdicts: Verdict[]) =>
  [
    name.slice(0, 54).padEnd(55),
    String(verdicts.length).padStart(5),
    ...MARKS.map((mark) =>
      percent(verdicts.filter((each) => each[mark]).length, verdicts.length).padStart(7),
    ),
    String(verdicts.filter(({ crash }) => crash).length).padStart(6),
  ].join('')

const head = ['kind'.padEnd(55), 'count', ...MARKS.map((mark) => mark.padStart(7)), ' crash'].join(
  '',
)

/** Kinds of several faults at once in one row each. */
const kindOf = ({ fault }: Verdict) => fault.kind.replace(/: .* \+ .*/, '')

const grouped = (verdicts: Verdict[]) => {
  const kinds = new Map<string, Verdict[]>()
  for (const verdict of verdicts)
    kinds.set(kindOf(verdict), [...(kinds.get(kindOf(verdict)) ?? []), verdict])
  return kinds
}

/** A row for each kind, in percent. */
export const table = (verdicts: Verdict[]): string =>
  [head, ...[...grouped(verdicts)].map(([kind, each]) => row(kind, each))].join('\n')

export const isPair = ({ fault }: Verdict) => fault.kind.startsWith('two faults')

/** Those of which more is told than what is wrong. */
export const cascadesIn = (verdicts: Verdict[]): Verdict[] =>
  verdicts.filter(({ problems, fault }) => problems.length > fault.most)

/** One line of figures for each content, and for all. */
export const totals = (title: string, verdicts: Verdict[]): string => {
  const pairs = verdicts.filter(isPair)
  const triples = verdicts.filter(({ fault }) => fault.kind.startsWith('three lines'))
  const cascades = cascadesIn(verdicts)
  const slowest = verdicts.toSorted((a, b) => b.time - a.time).slice(0, 3)
  return [
    head,
    row(title, verdicts),
    `clean: ${percent(verdicts.filter(isClean).length, verdicts.length)} %`,
    `both of two found: ${percent(pairs.filter(({ line }) => line).length, pairs.length)} % of ${pairs.length}`,
    `all of three found: ${percent(triples.filter(({ line }) => line).length, triples.length)} % of ${triples.length}`,
    `cascades: ${cascades.length} (at most ${Math.max(0, ...cascades.map(({ problems }) => problems.length))} problems)`,
    `harmless refused: ${verdicts.filter(({ fault, exact }) => fault.most === 0 && !exact).length}`,
    `slowest: ${slowest.map(({ fault, time }) => `${time.toFixed(0)} ms ${fault.kind} ${fault.file}:${fault.line}`).join('; ')}`,
  ].join('\n')
}

const short = (text: string) => (text.length > 150 ? `${text.slice(0, 149)}…` : text)

const wanted = ({ places, repair }: Expected) => {
  const [place] = places
  const more = places.length > 1 ? ` (or ${places.length - 1} more)` : ''
  return `${place?.line}:${place?.from}–${place?.to}${more} ${repair.slice(0, 2).join(' | ')}`
}

/** Kind and place, what was expected and what was said. */
export const failure = (verdict: Verdict): string => {
  const { fault, problems, crash, time } = verdict
  const failed = MARKS.filter((mark) => !verdict[mark])
  const said = problems.map(
    ({ file, line, column, message, hint }) =>
      `    ${file === `content/${fault.file}` ? '' : file}${line}:${column} ${short(message)} → ${short(hint)}`,
  )
  const lines = fault.text.split('\n')
  const shown = lines.slice(Math.max(0, fault.line - 3), fault.line + 2)
  return [
    `✗ ${fault.kind} — ${fault.file}:${fault.line} — ${failed.join(', ')} (${time.toFixed(0)} ms)`,
    ...fault.expected.map((each) => `    expected ${short(wanted(each))}`),
    ...shown.map((line) => `    | ${line}`),
    ...(said.length > 6 ? [...said.slice(0, 6), `    … ${said.length - 6} more`] : said),
    ...(crash ? [`    crash: ${crash.split('\n').slice(0, 3).join(' ')}`] : []),
  ].join('\n')
}
