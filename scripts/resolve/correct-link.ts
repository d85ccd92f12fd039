import { phoneHref } from '../../src/content/phone.ts'
import { HIDDEN_SIGNS } from '../text/hidden-signs.ts'
import { correctPhone } from '../validate/correct-phone.ts'

/** No address that can be corrected is longer. */
const LONGEST = 500

/** A link as the website may open it, as far as one can be told from what was written. */
export const correctLink = (target: string): string | undefined => {
  const text = target.replace(HIDDEN_SIGNS, '').trim()
  if (text.length > LONGEST) return undefined
  if (/^\\[^\\]/.test(text)) return text.replaceAll('\\', '/')
  if (/^\S+@\S+\.[a-z]{2,}$/i.test(text) || /^mailto:?\s*\S+@/i.test(text))
    return `mailto:${text.replace(/^mailto:?\s*/i, '')}`
  const phone = /^(?:tel:?\s*\(?[+\d]|[+(0])[\d\s()./-]{5,}$/i.test(text) && correctPhone(text)
  if (phone) return phoneHref(phone)
  const [, rest] = /^(?:h?t+ps?|https?)[:;]?\/{0,3}\s*(?=[\w-]+[.,])(.*)$/i.exec(text) ?? []
  const address =
    rest ?? (/^(?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]|$)/i.test(text) ? text : undefined)
  if (!address) return undefined
  const [host = '', ...path] = address.replace(/^[\s/]+/, '').split('/')
  const corrected = [host.replace(/\s*[,.]\s*/g, '.'), ...path].join('/')
  return `https://${corrected.replace(/\s/g, '%20')}`
}

const route = (path: string) =>
  `/${path
    .toLowerCase()
    .replace(/\.html?$/, '')
    .split('/')
    .filter((part) => part !== '')
    .join('/')}`

/** A page's route that was written with other letters or strokes: `heating`, `/Heating/`. */
export const correctRoute = (path: string, known: readonly string[]): string | undefined => {
  const meant = route(path)
  return meant !== path && known.includes(meant) ? meant : undefined
}
