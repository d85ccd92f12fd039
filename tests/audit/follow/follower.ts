import type { Problem } from '../../../scripts/problem/problem.ts'
import type { Workshop } from '../faults/workshop.ts'
import type { Fault } from '../trial/fault.ts'
import { saysElse } from '../trial/is-fault.ts'
import { Draft, Knowledge } from './draft.ts'
import { type Desk, SENTENCES } from './sentences.ts'

export type Ending = 'same' | 'other' | 'lost' | 'circle' | 'stuck' | 'long' | 'unseen' | 'crash'

/** What happened to somebody who did what the hints say. */
export interface Walk {
  fault: Fault
  ending: Ending
  /** What was said, step by step. */
  said: Problem[]
  /** The text in the end. */
  text: string
  /** Why it ended so, where it is not green. */
  reason?: string
}

const STEPS = 12

/** Errors first, in reading order; a problem of another file stands where it is. */
const next = (problems: Problem[]): Problem | undefined =>
  problems.find(({ severity }) => severity === 'error') ?? problems[0]

const deskOf = (problem: Problem, text: string, original: string, file: string): Desk => ({
  draft: new Draft(text),
  knows: new Knowledge(file, original),
  problem,
  line: problem.line - 1,
  column: problem.column - 1,
  end: { line: problem.end.line - 1, column: problem.end.column - 1 },
})

/** Does what the hint says; the text is the same where there is nothing to do. */
const follow = (problem: Problem, text: string, original: string, file: string): string => {
  for (const [sentence, act] of SENTENCES) {
    const words = sentence.exec(problem.hint)
    if (!words) continue
    const desk = deskOf(problem, text, original, file)
    if (act(desk, words.slice(1) as string[]) === false) return text
    return desk.draft.text
  }
  return text
}

const WORDS = /\p{L}{4,}/gu

/** Words that stood there with the fault, were meant, and are gone. */
const isLost = ({ text: faulty, original }: Fault, text: string): boolean => {
  const left = new Set(text.match(WORDS))
  const meant = new Set(original.match(WORDS))
  return (faulty.match(WORDS) ?? []).some((word) => meant.has(word) && !left.has(word))
}

/** Where somebody is who is told that all is well. */
const arrivalOf = (fault: Fault, text: string): Ending => {
  if (fault.right.some((each) => each === text || !saysElse(fault.file, text, each))) return 'same'
  return isLost(fault, text) ? 'lost' : 'other'
}

/** Follows the hints until nothing is wrong, or nothing helps. */
export const walk = async (workshop: Workshop, fault: Fault): Promise<Walk> => {
  const { file, original } = fault
  const said: Problem[] = []
  const seen = new Set([fault.text])
  const advice = new Set<string>()
  let text = fault.text
  const end = (ending: Ending, reason?: string): Walk => ({ fault, ending, said, text, reason })
  for (let step = 0; step <= STEPS; step += 1) {
    const problems = await workshop.problemsOf({ [file]: text })
    if (problems instanceof Error) return end('crash', problems.stack)
    const problem = next(problems)
    const isGreen = !problem || (problem.severity === 'warning' && said.length > 0)
    if (isGreen && step === 0) return end('unseen')
    if (isGreen) return end(arrivalOf(fault, text))
    said.push(problem)
    if (problem.file !== `content/${file}`) return end('stuck', 'another file')
    // Two lines alike may have the same fault: that is no circle.
    const line = text.split('\n')[problem.line - 1]
    const told = [problem.message, problem.hint, problem.line, line].join('\n')
    if (advice.has(told)) return end('circle', 'the same advice')
    advice.add(told)
    const changed = follow(problem, text, original, file)
    if (changed === text) return end('stuck', 'nothing to do')
    text = changed
    if (seen.has(text)) return end('circle', 'the same text')
    seen.add(text)
  }
  return end('long')
}
