import type { LegalForm } from '../../../src/content/site/legal-form.ts'
import { type Problem, problemAt } from '../../problem/problem.ts'
import type { Checked, Content } from '../../validate/validate.ts'
import { IMPRINT } from './imprint.ts'
import { legalForms } from './legal-form-words.ts'
import { type CompanyData, dutiesOf } from './legal-forms.ts'
import { legalPage } from './legal-pages.ts'
import { lawWording } from './messages.ts'
import { type Written, writtenIn } from './written.ts'

/** What people are called who own or run a company, and the forms whose people are called so. */
const TITLES: [title: RegExp, forms: LegalForm[]][] = [
  [/inhaber/i, ['einzelunternehmen']],
  [/gesellschafter|persönlich haftend/i, ['gbr', 'ohg', 'kg', 'gmbh-co-kg']],
  [/geschäftsführ/i, ['ug', 'gmbh', 'gmbh-co-kg', 'gbr', 'ohg', 'kg']],
  [/vorstand|vorständ/i, ['ag', 'eg']],
]

/** Whether a label names people that a company of that form does not have. */
const contradicts = (label: string, form: LegalForm): boolean => {
  const named = TITLES.filter(([title]) => title.test(label))
  return form !== 'andere' && named.length > 0 && !named.some(([, forms]) => forms.includes(form))
}

/** The labels of rows that show who owns or runs the company. */
const labelsOf = (page: Checked, representedBy: string): Written[] => {
  const texts = writtenIn(page)
  const isShown = ({ value }: Written) =>
    value.includes('{company.representedBy}') || value.includes(representedBy)
  const rows = texts.filter(isShown).map(({ path }) => path.slice(0, -1).join())
  return texts.filter(
    ({ path }) => path.at(-1) === 'label' && rows.includes(path.slice(0, -1).join()),
  )
}

/** A problem for each label of the imprint that calls whoever runs the company what its legal form knows not. */
export const checkRepresentation = (content: Content): Problem[] => {
  const company = (content.site?.value.company ?? {}) as CompanyData
  const { legalForm, representedBy } = company
  const page = legalPage(content, IMPRINT)?.page
  const duties = dutiesOf(company)
  if (!page || !legalForm || !representedBy || !duties) return []
  const { represented } = legalForms[legalForm]
  return labelsOf(page, representedBy)
    .filter(({ value }) => contradicts(value, legalForm))
    .map(({ value, path }) => {
      const words = lawWording.otherTitle(value, duties.of, represented)
      return problemAt(page.file.source, page.file.locate([...page.path, ...path]).value, words)
    })
}
