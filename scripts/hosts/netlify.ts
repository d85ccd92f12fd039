import { LASTING, LASTING_FOLDERS } from './caching.ts'
import { type FormerAddress, formerAddresses } from './former-address.ts'
import type { Hosting } from './hosting.ts'
import { NAMED_TYPES } from './media-types.ts'
import { securityHeaders, TRANSPORT_SECURITY } from './security-headers.ts'

/** A path with the headers of what is there. */
const rule = (path: string, headers: readonly { name: string; value: string }[]): string =>
  [path, ...headers.map(({ name, value }) => `  ${name}: ${value}`), ''].join('\n')

const type = (value: string) => [{ name: 'Content-Type', value: `${value}; charset=utf-8` }]

/**
 * `_headers`, as Netlify, Cloudflare Pages and the local server read it. No header has two rules for one
 * path: hosts differ in which of them holds.
 */
export const headersFile = (hosting: Hosting): string => {
  const { base } = hosting
  const lasting = [{ name: 'Cache-Control', value: LASTING }]
  return [
    rule('/*', [...securityHeaders(hosting), TRANSPORT_SECURITY]),
    ...LASTING_FOLDERS.map((folder) => rule(`${base}/${folder}/*`, lasting)),
    ...Object.entries(NAMED_TYPES).map(([name, value]) => rule(`${base}/${name}`, type(value))),
  ].join('')
}

/** A value that begins with a colon would be a name for any that is there. */
const isPlain = ([, value]: [string, string]): boolean => !value.startsWith(':')

/** Blanks part the words of a line, and a percent sign begins a letter. */
const asWritten = (text: string): string => text.replace(/[\s%]/g, encodeURIComponent)

/** What has to stand behind the `?`, as people write it and as browsers send it: nobody says which is compared. */
const spellings = (query: FormerAddress['query']): string[][] => {
  const plain = query.map((pair) =>
    pair.map(isPlain(pair) ? asWritten : encodeURIComponent).join('='),
  )
  const encoded = query.map((pair) => pair.map(encodeURIComponent).join('='))
  return plain.join() === encoded.join() ? [plain] : [plain, encoded]
}

const lines = ({ path, query, to }: FormerAddress, base: string): string[] => {
  const words = (conditions: readonly string[], status: string) =>
    [encodeURI(base + path) || '/', ...conditions, to, status].join(' ')
  return query.length > 0
    ? spellings(query).map((conditions) => words(conditions, '301!'))
    : [words([], '301!'), words([], '301')]
}

/**
 * `_redirects`, as Netlify, Cloudflare Pages, GitLab Pages and the local server read it. Netlify shows what
 * is at the address itself, unless the rule says `301!`, which the others pass over as they do not know it,
 * and take the one behind it. Only Netlify looks behind the `?`.
 */
export const redirectsFile = ({ redirects, base }: Pick<Hosting, 'redirects' | 'base'>): string =>
  formerAddresses(redirects, base)
    .flatMap((former) => lines(former, base))
    .map((line) => `${line}\n`)
    .join('')
