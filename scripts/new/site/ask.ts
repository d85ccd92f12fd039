import { formInName } from '../../check/release/form-in-name.ts'
import type { Ask } from '../../machine/command-line/terminal.ts'
import { judge, questions, required } from './answers.ts'
import type { GivenAnswers } from './options.ts'
import type { Question } from './question.ts'
import { words } from './words.ts'

const isRequired = (question: Question) => (required as readonly Question[]).includes(question)

/** Asks until the answer is one; the empty one takes what is `meant`, or leaves out what may be left out. */
const askFor = async (
  question: Question,
  ask: Ask,
  { postcode }: GivenAnswers,
): Promise<string | undefined> => {
  let prompt = words.ask(question)
  let meant: string[] = []
  while (true) {
    const usual = meant.length === 1 ? meant[0] : undefined
    const answer = (await ask(prompt)).trim() || usual || ''
    if (answer === '' && !isRequired(question)) return undefined
    const judgement = judge(question, answer, postcode)
    if ('value' in judgement) {
      if (judgement.note) console.log(judgement.note)
      return judgement.value
    }
    meant = judgement.meant
    prompt = words.again(question, answer, meant)
  }
}

/** Whoever types their name with its form is not asked for it again. */
const isKnown = (question: Question, { name = '' }: GivenAnswers): boolean =>
  question === 'form' && formInName(name) !== undefined

/** Asks one question after the other for everything that was not given. */
export const askForRest = async (given: GivenAnswers, ask: Ask): Promise<GivenAnswers> => {
  const answers = { ...given }
  for (const question of questions)
    if (!isKnown(question, answers)) answers[question] ??= await askFor(question, ask, answers)
  return answers
}

/** Asks for the folder, with one in mind. */
export const askForFolder = async (usual: string, ask: Ask): Promise<string> =>
  (await ask(words.askFolder(usual))).trim() || usual
