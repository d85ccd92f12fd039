import type { Problem } from '../../scripts/problem/problem.ts'
import { unquoted } from '../../scripts/yaml/quote.ts'

type Spot = { text: string; start: number; end: number }

const spotOf = (text: string, { line, column, end }: Problem): Spot => {
  const lines = text.split('\n')
  const offset = (at: { line: number; column: number }) =>
    lines.slice(0, at.line - 1).reduce((sum, each) => sum + each.length + 1, 0) + at.column - 1
  return { text, start: offset({ line, column }), end: offset(end) }
}

const instead = ({ text, start, end }: Spot, typed: string) =>
  text.slice(0, start) + typed + text.slice(end)

/** `key: value` or `- value` in the place of the line's own, as an editor types it. */
const insteadOfLine = (spot: Spot, typed: string) => {
  const { text, start } = spot
  const from = text.lastIndexOf('\n', start - 1) + 1
  const to = text.indexOf('\n', start)
  const line = text.slice(from, to)
  const [sign = ''] = /^(?:[\w-]+:|-)/.exec(typed) ?? []
  if (line.includes('{ ')) return instead(spot, unquoted(typed.slice(sign.length).trim()))
  const before = line.indexOf(sign)
  return before < 0 ? undefined : text.slice(0, from + before) + typed + text.slice(to)
}

const SAYS_LINE = /^(?:Schreiben Sie|Setzen Sie Anführungszeichen): ((?:[\w-]+:|-) .+)$/
const SAYS_VALUE =
  /^(?:Meinten Sie `(.+)`\?|Schreiben Sie: (.+?)(?: – oder, .+)?|Leiten Sie gleich ans Ziel: (.+))$/

/** The text as it is once somebody has typed what the hint says; nothing where it says nothing to type. */
export const followHint = (text: string, problem: Problem): string | undefined => {
  const spot = spotOf(text, problem)
  const [, line] = SAYS_LINE.exec(problem.hint) ?? []
  const mended = line && insteadOfLine(spot, line)
  if (mended) return mended
  const [, ...values] = SAYS_VALUE.exec(problem.hint) ?? []
  const value = values.find((each) => each !== undefined)
  return value === undefined ? undefined : instead(spot, value)
}
