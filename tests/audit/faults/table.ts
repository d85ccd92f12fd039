import type { Verdict } from './judge.ts'

const COLUMNS = ['found', 'line', 'column', 'exact', 'repair', 'plain'] as const

const share = (verdicts: Verdict[], column: (typeof COLUMNS)[number]) =>
  (100 * verdicts.filter((verdict) => verdict[column]).length) / verdicts.length

const row = (name: string, verdicts: Verdict[]) =>
  [
    name.padEnd(46),
    String(verdicts.length).padStart(5),
    ...COLUMNS.map((column) => {
      const percent = share(verdicts, column)
      return (percent === 100 ? '100' : percent.toFixed(1)).padStart(7)
    }),
    String(verdicts.filter(({ crash }) => crash).length).padStart(6),
  ].join('')

/** Shares of faults that were found, by kind, in percent. */
export const table = (verdicts: Verdict[]): string => {
  const kinds = new Map<string, Verdict[]>()
  for (const verdict of verdicts) {
    const { kind } = verdict.mutation
    kinds.set(kind, [...(kinds.get(kind) ?? []), verdict])
  }
  const head = [
    'kind'.padEnd(46),
    'count',
    ...COLUMNS.map((name) => name.padStart(7)),
    ' crash',
  ].join('')
  return [head, ...[...kinds].map(([kind, each]) => row(kind, each)), row('all', verdicts)].join(
    '\n',
  )
}

export const isClean = (verdict: Verdict) => COLUMNS.every((column) => verdict[column])
