import type { Area } from '../../../src/content/area.ts'
import { COUNTRIES, type Country } from '../../../src/content/country.ts'
import { own } from '../../../src/content/own.ts'
import { POSTCODES } from '../../../src/content/postcode.ts'
import type { Site } from '../../../src/content/site.ts'
import { type Problem, problemAt } from '../../problem/problem.ts'
import type { Content } from '../../validate/validate.ts'
import type { Path } from '../../yaml/locate.ts'
import { quoted } from '../../yaml/quote.ts'
import { checkWording } from '../messages.ts'

/** What is written may be of any kind, and an entry may be empty. */
const itemsIn = <Item>(written: readonly Item[] | undefined): readonly Item[] =>
  Array.isArray(written) ? written : []

/** Every postcode of `site.yaml`, as far as it is one at all. */
const postcodesIn = ({ company, areas }: Partial<Site>): { path: Path; postcode: string }[] => {
  const ofCompany = { path: ['company', 'postcode'], postcode: company?.postcode }
  const ofAreas = itemsIn(areas).flatMap((place: Partial<Area> | null, area) =>
    itemsIn(place?.postcodes).map((postcode, index) => ({
      path: ['areas', area, 'postcodes', index],
      postcode,
    })),
  )
  return [ofCompany, ...ofAreas].flatMap(({ path, postcode }) =>
    typeof postcode === 'string' && POSTCODES.test(postcode) ? [{ path, postcode }] : [],
  )
}

/** The digits of a postcode, or of the first and the last of many. */
const partsOf = (postcode: string): string[] => postcode.match(/\d+/g) ?? []

/** Numbers lose the zero that they begin with, and who knows another country adds one. */
const meantBy = (postcode: string, { postcodeDigits }: Country): string | undefined => {
  const mended = postcode.replace(
    /\d+/g,
    (part) =>
      [part, part.replace(/^(?!0)/, '0'), part.replace(/^0/, '')].find(
        ({ length }) => length === postcodeDigits,
      ) ?? part,
  )
  return partsOf(mended).every(({ length }) => length === postcodeDigits) ? mended : undefined
}

/** A problem for each postcode that has other digits than those of the company's country. */
export const checkPostcodes = ({ site }: Content): Problem[] => {
  const value = (site?.value ?? {}) as Partial<Site>
  const country = own(COUNTRIES, value.company?.country ?? '')
  if (!site || !country) return []
  const { source, locate } = site.file
  return postcodesIn(value)
    .filter(({ postcode }) =>
      partsOf(postcode).some(({ length }) => length !== country.postcodeDigits),
    )
    .map(({ path, postcode }) => {
      const meant = meantBy(postcode, country)
      const isLonger = meant !== undefined && meant.length > postcode.length
      const shown = meant === undefined ? undefined : { text: quoted(meant), isLonger }
      const words = checkWording.postcodeDigits(postcode, country, shown, path[0] === 'areas')
      const problem = problemAt(source, locate(path).value, words)
      // Which digit is lacking, only somebody knows who knows the place.
      return meant === undefined || isLonger
        ? problem
        : { ...problem, repair: { path, after: meant, isSure: false } }
    })
}
