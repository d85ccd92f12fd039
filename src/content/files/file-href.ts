/**
 * How pages lead to a file of `media/` that visitors open by itself: its address, and behind the `#` what it is,
 * so that each link can say so. No route has a dot in it.
 */
export const fileHref = (address: string, about: string): string => `${address}#${about}`

/** The parts of such a link; nothing for one that leads to a page or elsewhere. */
export const readFileHref = (href: string): { address: string; about: string } | undefined => {
  const [, address = '', about = ''] = /^(\/.+\.pdf)#(.+)$/.exec(href) ?? []
  return address ? { address, about } : undefined
}
