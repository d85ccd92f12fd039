/** Browsers mark a passage of a page like this; no page has such a place. */
const PASSAGE = /#?:~:.*$/

/** Host and folder of an address, as people mean it with or without `www.`; nothing where it is none. */
const placeOf = (address: string): { host: string; path: string; rest: string } | undefined => {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined
  const { host, pathname, search, hash } = new URL(address)
  const path = pathname.replace(/\/+$/, '')
  return { host: host.replace(/^www\./, ''), path, rest: search + hash.replace(PASSAGE, '') }
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
