import type { Ending, Walk } from './follower.ts'

const ENDINGS: Ending[] = ['same', 'other', 'unseen', 'stuck', 'circle', 'long', 'crash']

const kindOf = ({ fault }: Walk) => fault.kind.replace(/: .* \+ .*/, '')

const row = (name: string, walks: Walk[]) =>
  [
    name.slice(0, 54).padEnd(55),
    String(walks.length).padStart(6),
    ...ENDINGS.map((ending) => {
      const count = walks.filter((walk) => walk.ending === ending).length
      return (count === 0 ? '·' : String(count)).padStart(8)
    }),
  ].join('')

const head = ['kind'.padEnd(55), ' count', ...ENDINGS.map((ending) => ending.padStart(8))].join('')

/** How many walks ended how, by kind; kinds that always end as they began are left out. */
export const endings = (title: string, walks: Walk[]): string => {
  const kinds = new Map<string, Walk[]>()
  for (const walk of walks) kinds.set(kindOf(walk), [...(kinds.get(kindOf(walk)) ?? []), walk])
  const rows = [...kinds].filter(([, each]) => each.some(({ ending }) => ending !== 'same'))
  const steps = walks.reduce((sum, { said }) => sum + said.length, 0)
  return [
    head,
    ...rows.map(([kind, each]) => row(kind, each)),
    head,
    row(title, walks),
    `steps on average: ${(steps / walks.length).toFixed(2)}`,
  ].join('\n')
}

const short = (text: string) => (text.length > 170 ? `${text.slice(0, 169)}…` : text)

/** Lines that differ from what was meant, at most six. */
const difference = ({ text, fault }: Walk): string[] => {
  const lines = text.split('\n')
  const meant = fault.original.split('\n')
  const first = lines.findIndex((line, index) => line !== meant[index])
  if (first < 0) return []
  let tail = 0
  while (
    tail < Math.min(lines.length, meant.length) - first &&
    lines.at(-1 - tail) === meant.at(-1 - tail)
  )
    tail += 1
  return [
    ...meant.slice(first, meant.length - tail).map((line) => `    - ${line}`),
    ...lines.slice(first, lines.length - tail).map((line) => `    + ${line}`),
  ].slice(0, 8)
}

/** The way of somebody who did not get to what was meant. */
export const story = (walk: Walk): string => {
  const { fault, ending, reason, said } = walk
  const lines = fault.text.split('\n').slice(Math.max(0, fault.line - 2), fault.line + 1)
  return [
    `${ending === 'circle' ? '↻' : '✗'} ${ending}${reason ? ` (${short(reason)})` : ''} — ${fault.kind} — ${fault.file}:${fault.line}`,
    ...lines.map((line) => `    | ${line}`),
    ...said.map(
      ({ line, column, message, hint }, index) =>
        `    ${index + 1}. ${line}:${column} ${short(message)} → ${short(hint)}`,
    ),
    ...difference(walk),
  ].join('\n')
}
