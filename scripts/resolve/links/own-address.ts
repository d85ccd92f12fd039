import { withoutAdmin } from './split-link.ts'

/** Browsers mark a passage of a page like this; no page has such a place. */
const PASSAGE = /#?:~:.*$/

/** Host and folder of an address, as people mean it with or without `www.`; nothing where it is none. */
const placeOf = (address: string): { host: string; path: string; rest: string } | undefined => {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined
  const { host, pathname, search, hash } = new URL(address)
  const path = pathname.replace(/(?<!\/)\/+$/, '')
  return { host: host.replace(/^www\./, ''), path, rest: search + hash.replace(PASSAGE, '') }
}

const THIS_COMPUTER = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/** Where a link leads that was copied from the preview on the editor's own computer: `/kontakt`. */
export const previewTarget = (target: string): string | undefined => {
  const there = placeOf(target)
  return there && THIS_COMPUTER.test(there.host)
    ? withoutAdmin((there.path || '/') + there.rest)
    : undefined
}

/**
 * Where a link leads on the website itself that names the whole address, as browsers show it: `/kontakt#form`.
 * Nothing where it leads elsewhere.
 *
 * @param site the address of the website
 */
export const ownTarget = (target: string, site: string | undefined): string | undefined => {
  const [there, here] = [placeOf(target), site === undefined ? undefined : placeOf(site)]
  if (!there || there.host !== here?.host) return undefined
  const isInside = there.path === here.path || there.path.startsWith(`${here.path}/`)
  return isInside ? (there.path.slice(here.path.length) || '/') + there.rest : undefined
}
