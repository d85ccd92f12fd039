import { type Fixed, fix } from '../../../scripts/fix/fix.ts'
import type { FixedFile } from '../../../scripts/fix/fixed-file.ts'
import type { Problem } from '../../../scripts/problem/problem.ts'
import { Workshop } from '../faults/workshop.ts'
import type { Fault } from '../trial/fault.ts'
import { generate } from '../trial/generate.ts'
import { saysElse } from '../trial/is-fault.ts'
import { Random } from '../trial/random.ts'
import { careless } from './careless.ts'
import { harmOf } from './harm.ts'

/** What became of a fault: the very bytes, the same meaning, in order but otherwise, errors left, more of them. */
export type Ending = 'same' | 'meaning' | 'other' | 'left' | 'worse'

export interface Outcome {
  fault: Fault
  /** Whether everything that was meant is still there, and nothing has come in: only its form is wrong. */
  isOfForm: boolean
  ending: Ending
  /** How it ends where nobody is asked. */
  unasked: Ending
  first: Problem[]
  left: Problem[]
  text: string
  /** What somebody had typed and repairs have not kept. */
  harm: string[]
}

/** How lines end in the files that are repaired. */
export type LineBreak = '\n' | '\r\n'

const errorsIn = (problems: readonly Problem[]) =>
  problems.filter(({ severity }) => severity === 'error').length

const endingOf = (fault: Fault, text: string, first: Problem[], left: Problem[]): Ending => {
  if (errorsIn(left) > errorsIn(first)) return 'worse'
  if (fault.right.includes(text)) return 'same'
  if (errorsIn(left) > 0) return 'left'
  return fault.right.some((right) => !saysElse(fault.file, text, right)) ? 'meaning' : 'other'
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** Words of one text that the other lacks. */
const missing = (words: readonly string[], from: readonly string[]): string[] => {
  const left = [...from]
  return words.filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

const isOfForm = ({ text, original }: Fault): boolean => {
  const [faulty, meant] = [wordsIn(text), wordsIn(original)]
  const [gone, come] = [missing(meant, faulty), missing(faulty, meant)]
  return gone.length === come.length && gone.length <= 1
}

/** Repairs a fault as somebody does who agrees to everything. */
const fixOne = async (
  workshop: Workshop,
  fault: Fault,
  lineBreak: LineBreak = '\n',
): Promise<Outcome> => {
  const { file, original } = fault
  const text = fault.text.replaceAll('\n', lineBreak)
  const files: FixedFile[] = [{ path: `content/${file}`, name: file, text }]
  const check = async (texts: ReadonlyMap<string, string>): Promise<Problem[]> => {
    const outcome = await workshop.problemsOf({ [file]: texts.get(file) ?? text })
    if (outcome instanceof Error) throw outcome
    return outcome
  }
  const first = await check(new Map())
  const known = { files, check }
  const alone = await fix({ ...known, isWanted: async ({ isSure }) => isSure })
  const asked = alone.declined > 0 ? await fix({ ...known, isWanted: async () => true }) : alone
  const { problems: left } = asked
  const textOf = ({ texts }: Fixed) => texts.get(file) ?? text
  const after = textOf(asked)
  const unasked = endingOf(fault, textOf(alone), first, alone.problems)
  return {
    fault,
    isOfForm: isOfForm(fault),
    unasked,
    ending: endingOf(fault, after, first, left),
    first,
    left,
    text: after,
    harm: harmOf({ original, faulty: text, fixed: after }),
  }
}

/** Repairs faults in a content, a share of what is possible; those that nobody is told of are none. */
export const fixAll = async (folder: string, most: number, seed: number): Promise<Outcome[]> => {
  const workshop = await Workshop.open(folder)
  const outcomes: Outcome[] = []
  for (const fault of generate(workshop.texts, most, new Random(seed)))
    if (fault.expected.length > 0 && !fault.warned) outcomes.push(await fixOne(workshop, fault))
  await workshop.close()
  return outcomes.filter(({ first }) => errorsIn(first) > 0)
}

/** Repairs faults of which only one thing is known: nothing may be lost by what repairs them. */
export const fixCareless = async (
  folder: string,
  most: number,
  seed: number,
  lineBreak: LineBreak,
): Promise<Outcome[]> => {
  const workshop = await Workshop.open(folder)
  const outcomes: Outcome[] = []
  for (const fault of careless(workshop.texts, most, new Random(seed)))
    outcomes.push(await fixOne(workshop, fault, lineBreak))
  await workshop.close()
  return outcomes
}
