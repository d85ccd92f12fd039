import { sha256 } from '../../machine/digest.ts'
import { LASTING, LASTING_FOLDERS, REVALIDATED } from '../caching.ts'
import { type FormerAddress, formerAddresses } from '../former-address.ts'
import type { Hosting } from '../hosting.ts'
import { TEXTS } from '../media-types.ts'
import { condition, literally } from '../regular-expression.ts'
import { block, quoted } from './syntax.ts'

/** What is asked for, with what stands behind the `?` first: that never has a `#`, a decoded path may. */
const ASKED = '$args#$uri'

/** The values behind the `?`, and a path with or without a slash at its end. */
const pattern = ({ path, query }: FormerAddress, base: string): string => {
  const conditions = query.map((each) => `(?=(?:[^#]*&)?${condition(each)}[&#])`)
  return quoted(`~^${conditions.join('')}[^#]*#${literally(base + path)}/?$`)
}

/**
 * Of this site alone: one server may have several, and nginx takes the last of two tables with one name. By a
 * digest, because addresses may be longer than names.
 */
export const variableIn = ({ url }: Pick<Hosting, 'url'>, name: string): string =>
  `$gewerk_${sha256(new URL(url).href).slice(0, 8)}_${name}`

/** The variable that has the new address of a former one. */
export const MOVED = 'moved'

const tableOf = (former: readonly FormerAddress[], hosting: Hosting): string[] => {
  const lines = former.map((address) => {
    const to = address.keepsQuery ? `${address.to}$is_args$args` : address.to
    return `${pattern(address, hosting.base)} ${quoted(to)};`
  })
  return block(`map "${ASKED}" ${variableIn(hosting, MOVED)}`, lines)
}

/** What nginx looks up for each request: new addresses, error pages, how long a file may be kept. */
export const maps = (hosting: Hosting): string[] => {
  const { base, notFound, redirects } = hosting
  return [
    ...tableOf(formerAddresses(redirects, base), hosting),
    ...block(`map $uri ${variableIn(hosting, 'not_found')}`, [
      ...notFound
        .filter((scope) => scope !== '')
        .map((scope) => `"~^${base}${scope}/" ${base}${scope}/404.html;`),
      `default ${base}/404.html;`,
    ]),
    ...block(`map "$status$uri" ${variableIn(hosting, 'caching')}`, [
      `"~^(?:200|206|304)${base}/(?:${LASTING_FOLDERS.join('|')})/" "${LASTING}";`,
      `default "${REVALIDATED}";`,
    ]),
    ...block(`map $uri ${variableIn(hosting, 'vary')}`, [
      `"~\\.(?:${TEXTS.join('|')})$" "Accept-Encoding";`,
      'default "";',
    ]),
  ]
}
