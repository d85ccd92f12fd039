import type { LegalForm } from '../../../src/content/site/legal-form.ts'
import { otherForm } from '../../check/release/form-in-name.ts'
import { readOptions as parseOptions } from '../../machine/command-line/read-options.ts'
import { WrongArguments } from '../../machine/wrong-usage.ts'
import { judge, questions } from './answers.ts'
import type { Question } from './question.ts'
import { words } from './words.ts'

export type GivenAnswers = Partial<Record<Question, string>>

/** What was asked for, or what is wrong with it. */
export type Options =
  | { help: true }
  | { fault: string }
  | { folder?: string; given: GivenAnswers; notes: string[] }

const declared = {
  help: { type: 'boolean' },
  ...(Object.fromEntries(questions.map((question) => [question, { type: 'string' }])) as Record<
    Question,
    { type: 'string' }
  >),
} as const

const parse = (args: string[]) => parseOptions({ args, options: declared, allowPositionals: true })

const readAnswers = (values: GivenAnswers) => {
  const faults: string[] = []
  const notes: string[] = []
  const given: GivenAnswers = {}
  for (const question of questions) {
    const answer = values[question]
    // Scripts hand on what somebody left empty.
    if (answer === undefined || answer.trim() === '') continue
    const judgement = judge(question, answer, given.postcode)
    if ('wrong' in judgement) {
      faults.push(words.wrong(question, answer, judgement.meant))
      continue
    }
    given[question] = judgement.value
    if (judgement.note) notes.push(judgement.note)
  }
  return { faults, given, notes }
}

/** Of two forms nobody can tell which is meant. */
const contradiction = ({ name, form }: GivenAnswers): string[] => {
  const said = form && otherForm({ legalForm: form as LegalForm, legalName: name })
  return said ? [words.otherForm(name ?? '', said, form)] : []
}

const understand = ({ values, positionals }: ReturnType<typeof parse>): Options => {
  const { help, ...answers } = values
  if (help) return { help }
  if (positionals.length > 1) return { fault: words.oneFolder(positionals) }
  const { faults, given, notes } = readAnswers(answers)
  const all = [...faults, ...contradiction(given)]
  return all.length > 0 ? { fault: all.join('\n') } : { folder: positionals[0], given, notes }
}

/** Reads the arguments of the command; every answer in them is judged. */
export const readOptions = (args: string[]): Options => {
  try {
    return understand(parse(args))
  } catch (error) {
    if (!(error instanceof WrongArguments)) throw error
    return { fault: words.unknownOption(error.message) }
  }
}
