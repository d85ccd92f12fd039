import { withBase } from '../shell/address.ts'
import type { Shell } from '../shell/shell-data.ts'

/** What a document has of the site outside of what React makes; a visitor meets it only with the next document. */
export const showHead = ({ base, icon, language }: Shell): void => {
  document.documentElement.lang = language
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  link?.setAttribute('href', withBase(base, icon.url))
  link?.setAttribute('type', icon.type)
}
