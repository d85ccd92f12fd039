import { collections } from '../../../../src/content/collections/collections.ts'
import type { Wording } from '../../../problem/problem.ts'
import { translated } from '../../../schema/german-words.ts'
import { validateWording } from '../../messages.ts'

/** Where what belongs under such a name stands: a file with a list, or a folder with a file for each. */
const HOMES = new Map<string, string>([
  ['pages', 'pages/'],
  ['redirects', 'redirects.yaml'],
  ...Object.entries(collections).map(([name, collection]): [string, string] => [
    name,
    'file' in collection ? collection.file : `${collection.folder}/`,
  ]),
])

/** What other systems ask for beside name and address, and no field here holds. */
const ELSEWHERE = [
  '(?:tele)?fax(?:nummer)?|mobile?|handy|whatsapp',
  'social(?:[-_]?(?:media|links))?|facebook|instagram',
  'locations?|standorte?|filialen?|branches|maps?|karte|google[-_]?maps',
  'booking|termin(?:buchung)?',
  'cookies?(?:[-_]?(?:banner|hinweis|notice))?|analytics|tracking',
]
const OF_OLD_SITE = new RegExp(`^(?:${ELSEWHERE.join('|')})$`, 'i')

/** Of a key in `site.yaml` that it does not know: where such things stand. */
export const describeHome = (key: string, isOutermost: boolean): Wording | undefined => {
  const name = HOMES.has(key) ? key : translated(key, [...HOMES.keys()])
  const home = name && HOMES.get(name)
  if (isOutermost && home) return validateWording.keyOfFile(key, home)
  return OF_OLD_SITE.test(key) ? validateWording.keyOfOldSite(key) : undefined
}
