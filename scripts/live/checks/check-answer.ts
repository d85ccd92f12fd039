import { own } from '../../../src/content/own.ts'
import { isLasting, LASTING, REVALIDATED } from '../../hosts/caching.ts'
import { isText, NAMED_TYPES, typeOf } from '../../hosts/media-types.ts'
import { TRANSPORT_SECURITY } from '../../hosts/security-headers.ts'
import type { Answer } from '../ask.ts'
import type { Live } from '../live.ts'
import { answerWords } from '../words/answer-words.ts'
import type { LiveWording } from '../words/live-wording.ts'

/** Other names that servers have for the same type. */
const SAME_TYPE: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'image/vnd.microsoft.icon': 'image/x-icon',
  'text/xml': 'application/xml',
}

/** A content type and its charset: `text/html` and `utf-8`. */
const partsOf = (header: string): [string, string | undefined] => {
  const [type = '', charset] = header.toLowerCase().split(/;\s*charset=/)
  return [own(SAME_TYPE, type) ?? type, charset?.replaceAll('"', '')]
}

/** Checks that the type of an answer is the file's. An answer without a charset is taken to have the right one. */
export const checkType = (name: string, { headers }: Answer): LiveWording[] => {
  const wanted = own(NAMED_TYPES, name) ?? typeOf(name)
  const found = headers['content-type'] ?? ''
  if (wanted === undefined) return []
  const [[type, letters], [wantedType]] = [partsOf(found), partsOf(wanted)]
  if (type !== wantedType) return [answerWords.type(found, wantedType)]
  return letters === undefined || letters === 'utf-8' ? [] : [answerWords.letters(letters)]
}

/**
 * Whether browsers are told to ask each time, in other words than ours (RFC 9111, section 5.2.2): as Netlify and
 * Cloudflare Pages do.
 */
const isRevalidated = (cache: string): boolean => {
  const said = cache.split(/,\s*/)
  return said.includes('max-age=0') && said.includes('must-revalidate')
}

/** Checks that browsers are told to keep a file for as long as it lasts. */
export const checkCaching = (name: string, { headers }: Answer): LiveWording[] => {
  const [found = '', wanted] = [headers['cache-control'], isLasting(name) ? LASTING : REVALIDATED]
  const isRight = found === wanted || (wanted === REVALIDATED && isRevalidated(found))
  return isRight ? [] : [answerWords.cache(found, wanted)]
}

/** Smaller texts are not worth it. */
const WORTH_IT = 1_000

/** Checks that a text is compressed for those who can unpack it. */
export const checkPacking = (
  name: string,
  { headers, body, bytes }: Pick<Answer, 'headers' | 'body' | 'bytes'>,
): LiveWording[] => {
  if (!isText(name) || body.length < WORTH_IT) return []
  if (!headers['content-encoding']) return [answerWords.plain(bytes)]
  return /\baccept-encoding\b/i.test(headers.vary ?? '') ? [] : [answerWords.noVary()]
}

const isSecurity = (name: string): boolean => !/^(?:cache-control|content-type)$/i.test(name)

/** Checks that an answer has every security header of the build. */
export const checkSecurity = (
  path: string,
  { headers }: Pick<Answer, 'headers'>,
  { built, url }: { built: Pick<Live['built'], 'base' | 'headers'>; url: string },
): LiveWording[] =>
  built.headers
    .filter(({ matches }) => matches(built.base + path))
    .flatMap((rule) => rule.headers)
    .filter(([name]) => isSecurity(name))
    .filter(([name]) => name !== TRANSPORT_SECURITY.name || url.startsWith('https:'))
    .flatMap(([name, wanted]) => {
      const found = headers[name.toLowerCase()]
      if (found === undefined) return [answerWords.headerMissing(name)]
      return found === wanted ? [] : [answerWords.headerDiffers(name, String(found))]
    })
