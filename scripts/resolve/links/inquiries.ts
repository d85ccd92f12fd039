import type { CollectionName } from '../../../src/content/collection-names.ts'
import type { Wording } from '../../problem/problem.ts'
import { suggest } from '../../schema/suggest.ts'
import { type CheckedEntry, type Content, isFieldValid } from '../../validate/validate.ts'
import type { LinkTargets } from './link-targets.ts'
import { linkWording } from './messages.ts'
import { withValue } from './split-link.ts'

/** Values that `?inquiry=` may have, as far as each topic says its own. */
export const inquiriesOf = ({ entries, lost, model }: Content): string[] | undefined => {
  const fieldsOf = (name: CollectionName) => model.collections[name].inquiries ?? []
  const isLost = ([name, ids]: [CollectionName, Set<string> | 'any']) =>
    fieldsOf(name).length > 0 && (ids === 'any' || ids.size > 0)
  const isClear = (entry: CheckedEntry) =>
    fieldsOf(entry.collection).every((field) => isFieldValid(entry, field))
  if ([...lost].some(isLost) || !entries.every(isClear)) return undefined
  return entries.flatMap(({ collection, value }) =>
    fieldsOf(collection).flatMap((field) => (value[field] ?? []) as string | string[]),
  )
}

/** For each topic the value that links give, by its id and its name in small letters. */
export const inquiriesByName = ({ entries, model }: Content): ReadonlyMap<string, string> =>
  new Map(
    entries.flatMap(({ collection, id, value }): [string, string][] => {
      const [field = ''] = model.collections[collection].inquiries ?? []
      const word = value[field]
      if (typeof word !== 'string') return []
      return [id, value.label].flatMap((name) =>
        typeof name === 'string' ? [[name.toLowerCase(), word]] : [],
      )
    }),
  )

/** What is said of the topic that a link to a page with a form names. */
export const judgeInquiry = (
  target: string,
  inquiry: string,
  { inquiries, inquiryOf }: LinkTargets,
): Wording | undefined => {
  if (!inquiries || inquiries.includes(inquiry)) return undefined
  const meant = inquiryOf?.get(inquiry.toLowerCase()) ?? suggest(inquiry, inquiries)
  return linkWording.unknownInquiry(
    inquiry,
    meant && withValue(target, 'inquiry', meant),
    inquiries,
  )
}
