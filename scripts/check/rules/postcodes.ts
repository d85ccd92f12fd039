import type { Area } from '../../../src/content/location/area.ts'
import { COUNTRIES, type Country } from '../../../src/content/location/country.ts'
import { POSTCODES } from '../../../src/content/location/postcode.ts'
import { own } from '../../../src/content/own.ts'
import type { Site } from '../../../src/content/site/site.ts'
import type { ParsedFile } from '../../parse/parsed-file.ts'
import { type Problem, problemAt } from '../../problem/problem.ts'
import type { Content } from '../../validate/validate.ts'
import type { Path } from '../../yaml/locate.ts'
import { quoted } from '../../yaml/quote.ts'
import { checkWording } from '../messages.ts'
import { addressesIn } from './addresses.ts'

/** What is written may be of any kind, and an entry may be empty. */
const itemsIn = <Item>(written: readonly Item[] | undefined): readonly Item[] =>
  Array.isArray(written) ? written : []

/** A postcode, what it belongs to, and its place. */
interface WrittenPostcode {
  of: 'company' | 'area' | 'job'
  file: ParsedFile
  path: Path
  postcode: unknown
}

const postcodesOfAreas = ({ site }: Content): WrittenPostcode[] =>
  site
    ? itemsIn((site.value as Partial<Site>).areas).flatMap((place: Partial<Area> | null, area) =>
        itemsIn(place?.postcodes).map((postcode, index) => ({
          of: 'area' as const,
          file: site.file,
          path: ['areas', area, 'postcodes', index],
          postcode,
        })),
      )
    : []

/** Every postcode of the content, as far as it is one at all. */
const postcodesIn = (content: Content): (WrittenPostcode & { postcode: string })[] => {
  const ofAddresses = addressesIn(content).map(({ of, checked: { file }, path, parts }) => ({
    of,
    file,
    path: [...path, 'postcode'],
    postcode: parts.postcode,
  }))
  return [...ofAddresses, ...postcodesOfAreas(content)].flatMap(({ postcode, ...place }) =>
    typeof postcode === 'string' && POSTCODES.test(postcode) ? [{ ...place, postcode }] : [],
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

const describe = (
  { of, file, path, postcode }: WrittenPostcode & { postcode: string },
  country: Country,
): Problem => {
  const meant = meantBy(postcode, country)
  const isLonger = meant !== undefined && meant.length > postcode.length
  const shown = meant === undefined ? undefined : { text: quoted(meant), isLonger }
  const words = checkWording.postcodeDigits(postcode, country, shown, of)
  const problem = problemAt(file.source, file.locate(path).value, words)
  // Which digit is lacking, only somebody knows who knows the place.
  return meant === undefined || isLonger
    ? problem
    : { ...problem, repair: { path, after: meant, isSure: false } }
}

/** A problem for each postcode that has other digits than those of the company's country. */
export const checkPostcodes = (content: Content): Problem[] => {
  const { company } = (content.site?.value ?? {}) as Partial<Site>
  const country = own(COUNTRIES, company?.country ?? '')
  if (!country) return []
  const isForeign = ({ postcode }: { postcode: string }) =>
    partsOf(postcode).some(({ length }) => length !== country.postcodeDigits)
  return postcodesIn(content)
    .filter(isForeign)
    .map((written) => describe(written, country))
}
