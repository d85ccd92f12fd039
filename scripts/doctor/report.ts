import type { Finding } from './check.ts'
import { words } from './words.ts'

const WIDTH = Math.max(...Object.values(words.states).map(({ length }) => length)) + 2

const indent = (text: string): string => text.replace(/\n(?=.)/g, `\n${' '.repeat(WIDTH)}`)

const describe = ({ state, words: what, advice }: Finding): string =>
  [
    words.states[state].padEnd(WIDTH) + indent(what),
    ...(advice === undefined ? [] : [`${' '.repeat(WIDTH)}→ ${indent(advice)}`]),
  ].join('\n')

/** Findings for people at a terminal, with what comes of them at the end. */
export const reportFindings = (findings: Finding[]): string => {
  const faults = findings.filter(({ state }) => state === 'wrong').length
  return [...findings.map(describe), '', words.summary(faults)].join('\n')
}
