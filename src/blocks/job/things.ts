import type { JobPosting } from 'schema-dts'
import type { ResolvedEntry } from '../../content/collections/resolved.ts'
import { addressOf } from '../../linked/company-thing.ts'
import { aboutCompany, type LinkedThing } from '../../linked/thing.ts'
import type { Things } from '../define-block.ts'

const KINDS: Record<NonNullable<ResolvedEntry<'jobs'>['kind']>, string | readonly string[]> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  apprenticeship: 'OTHER',
  'full-or-part-time': ['FULL_TIME', 'PART_TIME'],
}

const listOf = (items: readonly string[]) => items.map((item) => `• ${item}`).join('\n')

/** The vacancy; its page is there only while it is open. In which country and currency, is added with the company. */
export const jobThings: Things = (block, place) => {
  const job = block.job as ResolvedEntry<'jobs'>
  // An entry may have faults, which are told at its place.
  if (!Array.isArray(job.tasks) || !Array.isArray(job.profile)) return []
  const { pay, kind, address, validThrough } = job
  const posting: JobPosting = {
    '@type': 'JobPosting',
    title: job.title,
    description: [job.description, listOf(job.tasks), listOf(job.profile)].join('\n\n'),
    datePosted: job.datePosted,
    hiringOrganization: aboutCompany(place),
    // Whoever is led elsewhere, or has to call, does not apply here.
    ...(place.takesInquiry && { directApply: true }),
    url: place.url,
    ...(validThrough && { validThrough }),
    ...(kind && { employmentType: KINDS[kind] }),
    ...(address && { jobLocation: { '@type': 'Place', address: addressOf(address) } }),
    ...(pay && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        value: {
          '@type': 'QuantitativeValue',
          minValue: pay.from,
          maxValue: pay.to,
          unitText: pay.per === 'hour' ? 'HOUR' : 'MONTH',
        },
      },
    }),
  }
  return [posting as LinkedThing]
}
