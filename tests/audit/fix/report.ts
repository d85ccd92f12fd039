import type { Outcome } from './run.ts'

const ENDINGS = ['same', 'meaning', 'other', 'left', 'worse'] as const

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`

/** How many ended how. */
export const table = (title: string, outcomes: readonly Outcome[]): string => {
  const rows = ENDINGS.map((ending) => {
    const count = (which: 'ending' | 'unasked') => {
      const part = outcomes.filter((outcome) => outcome[which] === ending).length
      return `${String(part).padStart(6)} ${percent(part, outcomes.length).padStart(8)}`
    }
    return `  ${ending.padEnd(8)}${count('ending')}${count('unasked')}`
  })
  return [
    `${title}: ${outcomes.length} faults; all that --fix proposes, and what it does unasked`,
    ...rows,
  ].join('\n')
}

const linesThatDiffer = (before: string, after: string): string[] => {
  const [old, now] = [before.split('\n'), after.split(/\r?\n/)]
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `    - ${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `    + ${line}`),
  ].slice(0, 12)
}

/** What happened to a fault that is not as it was before. */
export const story = ({
  fault,
  isOfForm,
  ending,
  unasked,
  first,
  left,
  text,
  harm,
}: Outcome): string =>
  [
    `${ending}, unasked ${unasked}${isOfForm ? '' : ' (not of form)'}: ${fault.kind}, ${fault.file}:${fault.line}`,
    ...harm.map((each) => `  ${each}`),
    '  meant, and as it is now',
    ...linesThatDiffer(fault.original, text),
    ...first.map(({ line, code, hint }) => `  first ${line} ${code} ${hint}`),
    ...left.map(({ line, code, hint }) => `  left  ${line} ${code} ${hint}`),
  ].join('\n')
