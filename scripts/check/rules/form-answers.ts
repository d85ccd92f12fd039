import type { Form } from '../../../src/content/site/form.ts'
import { type Problem, problemAt, type Wording } from '../../problem/problem.ts'
import type { Content } from '../../validate/validate.ts'
import { checkWording } from '../messages.ts'

const judge = (form: Partial<Form>): Wording | undefined => {
  if (form.provider === 'netlify') return checkWording.confirmedByHost()
  if (form.provider === 'generic' && !form.acceptedBy) return checkWording.perhapsUnconfirmed()
  return undefined
}

/** A warning where only the people who set a form up can tell whether its messages will be confirmed. */
export const checkFormAnswers = ({ site }: Content): Problem[] => {
  const words = judge((site?.value.form ?? {}) as Partial<Form>)
  if (!site || !words) return []
  const { value } = site.file.locate(['form', 'provider'])
  return [problemAt(site.file.source, value, words, 'warning')]
}
