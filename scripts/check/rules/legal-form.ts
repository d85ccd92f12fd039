import { type Problem, problemAt } from '../../problem/problem.ts'
import { positionInFile } from '../../text/source-file.ts'
import type { Content } from '../../validate/validate.ts'
import { checkWording } from '../messages.ts'
import { otherForm } from '../release/form-in-name.ts'
import type { CompanyData } from '../release/legal-forms.ts'

/** A warning where the company's name says another legal form than the field for it. */
export const checkLegalForm = ({ site }: Content): Problem[] => {
  const company = (site?.value.company ?? {}) as CompanyData
  const { legalForm, legalName = '' } = company
  const form = otherForm(company)
  if (!site || !legalForm || !form) return []
  const { source, locate } = site.file
  const placeOf = (key: string) => locate([...site.path, 'company', key]).value
  const { line } = positionInFile(source, placeOf('legalName').start)
  const words = checkWording.otherForm(legalForm, { name: legalName, form, line })
  return [problemAt(source, placeOf('legalForm'), words, 'warning')]
}
