import { slugify } from '../../../src/content/text/slugify.ts'
import type { GrantRules } from '../../../src/grants/grant.ts'
import { commonWording } from '../../problem/common-messages.ts'
import { type Problem, problemAt, type Wording } from '../../problem/problem.ts'
import { blocksOf, type RawBlock } from '../../resolve/source/raw-blocks.ts'
import { isMap } from '../../schema/is-map.ts'
import { suggest } from '../../schema/suggest.ts'
import type { Content } from '../../validate/validate.ts'

/** Which choice of the rules each field of a case names. */
const CHOICES = { system: 'systems', oldHeating: 'oldHeatings' } as const

/** The id that somebody meant: misspelt, with umlauts, or by what visitors read. */
const meantId = (word: string, choices: GrantRules['systems']): string | undefined => {
  const ids = choices.map(({ id }) => id)
  const slug = slugify(word)
  if (ids.includes(slug)) return slug
  const labels = choices.map(({ label }) => label)
  const label = suggest(word, labels)
  return suggest(slug, ids) ?? choices[labels.indexOf(label ?? '')]?.id
}

/** What a case names of the rules, and they do not have. */
const judgeCase = (typical: Record<string, unknown>, rules: GrantRules): [string, Wording][] =>
  Object.entries(CHOICES).flatMap(([field, list]): [string, Wording][] => {
    const word = typical[field]
    const ids = rules[list].map(({ id }) => id)
    if (typeof word !== 'string' || ids.includes(word)) return []
    const meant = meantId(word, rules[list])
    return [[field, commonWording.notAllowed(field, word, ids, { suggestion: meant })]]
  })

const rulesNamed = (name: unknown, { entries }: Content): GrantRules | undefined =>
  entries.find(({ collection, id, valid }) => collection === 'grantRules' && id === name && valid)
    ?.value as GrantRules | undefined

/** A problem for each typical case with a heating that the rules do not have: its sum would be another one's. */
export const checkGrantCases = (content: Content): Problem[] =>
  content.pages.flatMap(({ file, value }) =>
    blocksOf(value.blocks).flatMap((block, index) => {
      const { type, rules: name, cases } = block as RawBlock & Record<string, unknown>
      const rules = type === 'grant-calculator' ? rulesNamed(name, content) : undefined
      if (!rules || !Array.isArray(cases)) return []
      return cases.flatMap((typical, at) =>
        (isMap(typical) ? judgeCase(typical, rules) : []).map(([field, words]) =>
          problemAt(file.source, file.locate(['blocks', index, 'cases', at, field]).value, words),
        ),
      )
    }),
  )
