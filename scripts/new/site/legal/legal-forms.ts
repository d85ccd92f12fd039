import type { LegalForm } from '../../../../src/content/site/legal-form.ts'
import { formInName } from '../../../check/release/form-in-name.ts'
import { dutiesOf, type FormDuties } from '../../../check/release/legal-forms.ts'
import type { Answers } from '../question.ts'

type NameAndForm = Pick<Answers, 'form' | 'name'>

/** The form that was answered, or that the name says; undefined where neither does. */
export const knownForm = ({ form, name }: NameAndForm): LegalForm | undefined =>
  form ?? formInName(name)?.form

/** The form that texts are made for: most companies without one in their name have one owner. */
export const formOf = (answers: NameAndForm): LegalForm => knownForm(answers) ?? 'einzelunternehmen'

/** What the law asks of a company of that form and name. */
export const dutiesFor = (answers: NameAndForm): FormDuties | undefined =>
  dutiesOf({ legalForm: formOf(answers), legalName: answers.name })
