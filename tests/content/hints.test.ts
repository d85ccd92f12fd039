import { describe, expect, test } from 'vitest'
import type { Problem } from '../../scripts/content/problem.ts'
import { unquoted } from '../../scripts/content/quote.ts'
import { compileWith, type Overrides, replace, unmark } from '../workspace.ts'
import { type Edit, type Fault, faults } from './faults.ts'

/** The files of a fault, and of what mends it. */
const overridesOf = (edits: Edit[], mend?: [string, (text: string) => string]): Overrides => {
  const changes: Record<string, (text: string) => string> = {}
  for (const [file, from, to] of edits) {
    const before = changes[file] ?? ((text: string) => text)
    changes[file] = (text) => replace(from, to)(before(text))
  }
  if (!mend) return changes
  const [file, repair] = mend
  const before = changes[file] ?? ((text: string) => text)
  return { ...changes, [file]: (text: string) => repair(unmark(before(text)).text) }
}

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
const follow = (text: string, problem: Problem): string | undefined => {
  const spot = spotOf(text, problem)
  const [, line] = SAYS_LINE.exec(problem.hint) ?? []
  const mended = line && insteadOfLine(spot, line)
  if (mended) return mended
  const [, ...values] = SAYS_VALUE.exec(problem.hint) ?? []
  const value = values.find((each) => each !== undefined)
  return value === undefined ? undefined : instead(spot, value)
}

/** The problem of a fault that is one edit, and what is left once its hint is followed. */
const outcomeOf = async ({ edits }: Fault) => {
  const [problem] = (await compileWith(overridesOf(edits))).problems
  const file = problem?.file.replace('content/', '') ?? ''
  let isTyped = false
  const repair = (text: string) => {
    const mended = problem && follow(text, problem)
    isTyped = mended !== undefined
    return mended ?? text
  }
  const { problems } = await compileWith(overridesOf(edits, [file, repair]))
  return { isTyped, problem, problems }
}

describe('what a hint says to type is right', () => {
  let typed = 0

  test.each(faults)('$name', async (fault) => {
    const { isTyped, problem, problems } = await outcomeOf(fault)
    if (!isTyped) return
    typed += 1
    const errors = problems.filter(({ severity }) => severity === 'error')
    expect(errors.map(({ message, hint }) => `${problem?.hint} ⇒ ${message} ${hint}`)).toEqual([])
  })

  test('and many say something to type', () => {
    expect(typed).toBeGreaterThan(60)
  })
})
