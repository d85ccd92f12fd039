import type { LocalBusiness, OpeningHoursSpecification, PostalAddress } from 'schema-dts'
import type { Resolved } from '../content/collections/resolved.ts'
import type { Site } from '../content/site/site.ts'
import { companyId } from './thing.ts'

const weekdayUrl = (day: string) =>
  `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}` as 'https://schema.org/Monday'

type Company = Site['company']

const hoursOf = ({ hours, closures }: Pick<Company, 'hours' | 'closures'>) => {
  const usual = hours.flatMap(({ days, times }) =>
    times.map(
      ({ opens, closes }): OpeningHoursSpecification => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map(weekdayUrl),
        opens,
        closes,
      }),
    ),
  )
  // Opening and closing at the same moment is how schema.org says closed.
  const special = closures.map(
    ({ from, until }): OpeningHoursSpecification => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: until,
      opens: '00:00',
      closes: '00:00',
    }),
  )
  return {
    ...(usual.length > 0 && { openingHoursSpecification: usual }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  }
}

/**
 * The company as schema.org describes it: all of it that stands in site.yaml. Stars that a company gives
 * itself are not among them: search engines take them for what they are.
 *
 * @param image absolute address of a picture
 */
export const companyThing = (
  { company, url, footer, areas }: Resolved<Site>,
  image: string,
): LocalBusiness => ({
  // Which of the kinds it is, is data; all of them are businesses at a place.
  '@type': kindOf(company.kinds) as 'LocalBusiness',
  '@id': companyId(url),
  name: company.name,
  legalName: company.legalName,
  url: `${url}/`,
  image,
  telephone: company.phone,
  email: company.email,
  address: addressOf(company),
  ...(company.geo && { geo: { '@type': 'GeoCoordinates', ...company.geo } }),
  ...(company.founded && { foundingDate: String(company.founded) }),
  ...(company.vatId && { vatID: company.vatId }),
  ...hoursOf(company),
  ...servedBy(areas.length > 0 ? areas.map(({ town }) => town) : (footer.towns ?? [])),
})

/** Where the company, or a job, is; of a job the country is added with the company. */
export const addressOf = ({ street, postcode, city, country }: Address): PostalAddress => ({
  '@type': 'PostalAddress',
  ...(street && { streetAddress: street }),
  postalCode: postcode,
  addressLocality: city,
  ...(country && { addressCountry: country }),
})

type Address = Pick<Company, 'postcode' | 'city'> & Partial<Pick<Company, 'street' | 'country'>>

/** One kind stands by itself. */
export const kindOf = (kinds: readonly string[]): unknown => (kinds.length === 1 ? kinds[0] : kinds)

const servedBy = (towns: string[]): Pick<LocalBusiness & object, 'areaServed'> =>
  towns.length > 0 ? { areaServed: towns.map((name) => ({ '@type': 'City', name })) } : {}
