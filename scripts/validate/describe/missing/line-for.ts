import { slugify } from '../../../../src/content/text/slugify.ts'
import { titleOf } from '../../../../src/content/title-of.ts'
import { isMap } from '../../../schema/is-map.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { markdownName } from '../../../text/markdown-file.ts'
import { shortName } from '../../../text/short-name.ts'
import type { Path } from '../../../yaml/locate.ts'
import { typed } from '../../../yaml/quote.ts'
import { type Found, isOutermost, type Subject } from '../subject.ts'

/** What only the writer knows. */
const UNKNOWN = '…'

/** What names an entry: the name of its file, where that is its own, or else its title. */
const namedBy = (subject: Subject, at: Path): string => {
  const ownName = isOutermost(subject, at) ? markdownName(subject.file.source.name) : undefined
  if (ownName !== undefined) return slugify(ownName)
  const entry = valueAt(subject.value, at.slice(0, -1))
  return isMap(entry) ? shortName(titleOf(entry)) : ''
}

/** The line to write where a key or its value is missing: with the id of an entry, as far as what is there names it. */
export const lineFor = ({ key, path: at }: Pick<Found, 'key' | 'path'>, subject: Subject): string =>
  `${key}: ${at.at(-1) === 'id' ? typed(namedBy(subject, at) || UNKNOWN) : UNKNOWN}`
