import { type Problem, problemAt } from '../../problem/problem.ts'
import { ruleWording } from '../../problem/rule-messages.ts'
import type { CheckedEntry } from '../../validate/validate.ts'

const isForeign = (href: string) => /^https?:/i.test(href)

/** Where a subsidy's link leads must fit what it says about it; what is no link is judged elsewhere. */
const judge = ({ type, href }: Record<string, unknown>) => {
  if (typeof href !== 'string') return undefined
  if (type === 'external' && /^[/#]/.test(href)) return ruleWording.noOfficialLink()
  if (type === 'contact' && isForeign(href)) return ruleWording.noOwnLink()
  return undefined
}

/** A problem for each subsidy whose link leads to the wrong side. */
export const checkSubsidyLinks = (entries: CheckedEntry[]): Problem[] =>
  entries
    .filter(({ collection }) => collection === 'subsidies')
    .flatMap(({ file, path, value }) => {
      const words = judge(value)
      const place = file.locate([...path, 'href']).value
      return words ? [problemAt(file.source, place, words)] : []
    })
