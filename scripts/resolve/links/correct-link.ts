import { phoneHref } from '../../../src/content/contact/phone.ts'
import { HIDDEN_SIGNS } from '../../text/hidden-signs.ts'
import { correctPhone } from '../../validate/correct-phone.ts'

/** No address that can be corrected is longer. */
const LONGEST = 500

/** The ending of a file, also with its letters in another order, and perhaps the page of it that is meant: `#page=2` */
const ENDING =
  /\.(?:p[df]{2}|dpf|docx?|odt|xlsx?|ods|csv|pptx?|txt|jpe?g|png|svg|webp|avif|gif|heic|tiff?|mp4|webm)\/?(?:[?#].*)?$/i

/** A file on somebody's disk, or one beside the content, of which no folder has a dot in it as a server has. */
const isFile = (text: string): boolean =>
  /^(?:[a-z]:[\\/]|file:)/i.test(text) ||
  (/^(?:\.{0,2}\/)?(?:[^/:.]+\/)*[^/:]+\/?$/.test(text) && ENDING.test(text))

/** `index.php?id=3`: a page of a former site, and no address of a server. */
const FORMER_FILE = /^[^/?#]*\.(?:html?|php|aspx?|jsp)(?=[?#]|$)/i

/** Whether a link is to lead to a file and not to a page: `preise.pdf`, `/media/Preise 2026.pdf`, `C:\preise.docx` */
export const leadsToFile = (target: string): boolean => isFile(target.trim())

/** Numbers behind `wa.me` have their country's code, and digits alone. */
const correctWhatsApp = (text: string, country?: string): string | undefined => {
  const [, number] =
    /^https?:\/\/(?:www\.)?wa\.me\/\s*([+\d](?:[\d\s()/.+-]|%20)*)$/i.exec(text) ?? []
  const phone = number?.replaceAll('%20', ' ')
  return phone && `https://wa.me/${(correctPhone(phone, country) ?? phone).replace(/\D/g, '')}`
}

/** Whether a link leads to nobody's WhatsApp: no number there begins with a 0, or has a space in it. */
export const isDeadWhatsApp = (target: string): boolean =>
  /^https?:\/\/(?:www\.)?wa\.me\/(?:[+0]|\d+%20)/i.test(target)

/** One address for mail, and what is to stand in the mail: there, an @ and spaces are written as their numbers. */
const correctMail = (text: string): string | undefined => {
  const [, mailto, name, host = '', query = ''] =
    /^(mailto:?\s*)?([^\s@:/?]+)\s*@\s*([^\s@?,;]+)(\?.*)?$/i.exec(text) ?? []
  if (!(mailto || /\.[a-z]{2,}$/i.test(host))) return undefined
  return `mailto:${name}@${host}${query.replaceAll('@', '%40').replace(/\s/g, '%20')}`
}

/** `https: //www.…`, `https:// www.…`: what an address begins with, in one piece. */
const joinScheme = (text: string): string =>
  text.replace(/^(https?)\s*:\s*\/\/\s*/i, (_, scheme: string) => `${scheme}://`)

const BETWEEN_ADDRESSES = /(?:[\s,;|]|\sund\s|\soder\s)+(?=https?:\/\/|www\.)/i

/** Several addresses of websites in the place of one, `https://… und www.…`: nobody knows which one is meant. */
export const severalAddresses = (target: string): string[] => {
  const text = joinScheme(target.trim())
  if (text.length > LONGEST || !/^(?:https?:\/\/|www\.)/i.test(text)) return []
  const addresses = text.split(BETWEEN_ADDRESSES)
  return addresses.length > 1 && addresses.every((each) => !/\s/.test(each)) ? addresses : []
}

/**
 * A link as the website may open it, as far as one can be told from what was written.
 *
 * @param country of the company, two letters
 */
export const correctLink = (target: string, country?: string): string | undefined => {
  const text = joinScheme(target.replace(HIDDEN_SIGNS, '').trim())
  if (isFile(text) || FORMER_FILE.test(text)) return undefined
  if (text.length > LONGEST || BETWEEN_ADDRESSES.test(text)) return undefined
  if (/^\\[^\\]/.test(text)) return text.replaceAll('\\', '/')
  if (/^https?:\\/i.test(text)) return correctLink(text.replaceAll('\\', '/'), country)
  const mail = correctMail(text)
  if (mail) return mail
  const phone =
    /^(?:tel:?\s*\(?[+\d]|[+(0])[\d\s()./-]{5,}$/i.test(text) && correctPhone(text, country)
  if (phone) return phoneHref(phone)
  const whatsApp = correctWhatsApp(text, country)
  if (whatsApp) return whatsApp
  const [, rest] = /^(?:h?t+ps?|https?)[:;]?\/{0,3}\s*(?=[\w-]+[.,])(.*)$/i.exec(text) ?? []
  const address =
    rest ?? (/^(?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]|$)/i.test(text) ? text : undefined)
  if (!address) return undefined
  const [host = '', ...path] = address.replace(/^[\s/]+/, '').split('/')
  const names = path.map((name) => name.trim())
  const corrected = [host.trim().replace(/\s*[,.]\s*/g, '.'), ...names].join('/')
  return `https://${corrected.replace(/\s/g, '%20')}`
}

const route = (path: string) =>
  `/${path
    .toLowerCase()
    .replace(/\.(?:html?|ya?ml|md)$/, '')
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('/')}`

/** `kontakt`, `/kontakt.html`, `pages/kontakt.yaml`: by what its file is called. */
const FILE_NAME = /^(?:[\w-]*\/)*([\w-]+)(?:\.(?:ya?ml|md|html?))?\/?$/i

/** The route of the page whose file, or whose entry, has the name that stands in the place of an address. */
export const routeOfFile = (
  path: string,
  routes: ReadonlyMap<string, string>,
): string | undefined => routes.get(FILE_NAME.exec(path)?.[1]?.toLowerCase() ?? '')

/** A page's route that was written with other letters, strokes or spaces: `heating`, `/Heating/`, `/ heating`. */
export const correctRoute = (path: string, known: readonly string[]): string | undefined => {
  const meant = route(path)
  return meant !== path && known.includes(meant) ? meant : undefined
}
