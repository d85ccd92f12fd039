import { type Problem, problemAt } from '../../problem/problem.ts'
import type { Content } from '../../validate/validate.ts'
import { checkWording } from '../messages.ts'

const isForeign = (href: string) => /^https?:/i.test(href)

/** Where a subsidy's link leads must fit what it says about it; what is no link is judged elsewhere. */
const judge = ({ type, href }: Record<string, unknown>) => {
  if (typeof href !== 'string') return undefined
  if (type === 'external' && /^[/#]/.test(href)) return checkWording.noOfficialLink()
  if (type === 'contact' && isForeign(href)) return checkWording.noOwnLink()
  return undefined
}

/** A problem for each subsidy whose link leads to the wrong side. */
export const checkSubsidyLinks = ({ entries }: Content): Problem[] =>
  entries
    .filter(({ collection }) => collection === 'subsidies')
    .flatMap(({ file, path, value }) => {
      const words = judge(value)
      return words ? [problemAt(file.source, file.locate([...path, 'href']).value, words)] : []
    })
