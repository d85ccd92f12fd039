import { PHONE } from '../../../src/content/contact/phone.ts'
import { type Problem, problemAt, type Severity, type Wording } from '../../problem/problem.ts'
import { unquoted } from '../../yaml/quote.ts'
import {
  correctLink,
  correctRoute,
  isDeadWhatsApp,
  routeOfFile,
  severalAddresses,
} from './correct-link.ts'
import { judgeRoute } from './judge-route.ts'
import { isAddress, type LinkTargets, type LinkUse } from './link-targets.ts'
import { linkWording } from './messages.ts'
import { ownTarget, previewTarget } from './own-address.ts'
import { splitLink } from './split-link.ts'

const EXTERNAL =
  /^(https?:\/\/[\p{L}\p{N}.-]+(?::\d+)?(?:[/?#]\S*)?|mailto:[^\s@]+@[^\s@]+|tel:[1-9]\d{1,5})$/iu

/** Besides short numbers such as 112, only those that can be dialled from anywhere. */
const isPhoneLink = (target: string): boolean =>
  /^tel:\S+$/i.test(target) && PHONE.test(target.slice('tel:'.length))

/** Digits, and too few of them, or none: `tel:02581` */
const PART_OF_PHONE = /^tel:[\s\d()+/.-]*$/i

/** A link as Markdown, HTML and programs for mail write it, around the address alone; or behind a sign and a blank. */
const WRAPPED =
  /^(?:\[[^\]]*\]\((\S+)\)|<a\s[^>]*\bhref=["']([^"'\s]+)["'][^>]*>.*|<(https?:\S+)>|[-?!%@&*|>=:;,]+\s+(\S+))$/i

const unwrapped = (target: string): string => {
  const [, markdown, html, mail, behindSign] = WRAPPED.exec(target.trim()) ?? []
  return markdown ?? html ?? mail ?? behindSign ?? unquoted(target)
}

/** What was meant by what is no link, quotation marks around it or not. */
const meantBy = (target: string, { pages, fileRoutes, country, movedTo }: LinkTargets) => {
  const bare = unwrapped(target)
  const moved = movedTo(`/${bare}`)
  if (moved) return moved
  const { path } = splitLink(bare)
  const routes = [...pages.keys()].filter(isAddress)
  if (bare !== target && (routes.includes(path) || EXTERNAL.test(bare))) return bare
  const known = correctRoute(path, routes) ?? routeOfFile(path, fileRoutes)
  return known ? bare.replace(path, known) : correctLink(bare, country)
}

const judge = (use: LinkUse, targets: LinkTargets): Wording | undefined => {
  const { target } = use
  if (target.trim() === '') return linkWording.emptyLink
  if (/^[/#]/.test(target) && !target.startsWith('//')) return judgeRoute(target, use, targets)
  const own = ownTarget(target, targets.site)
  const astray = own && judgeRoute(own, use, targets)
  if (astray) return astray
  const preview = previewTarget(target)
  if (preview) return judgeRoute(preview, use, targets) ?? linkWording.notALink(target, preview)
  if (EXTERNAL.test(target) && !isDeadWhatsApp(target)) {
    return /^http:/i.test(target)
      ? linkWording.insecureLink(target.replace(/^http:/i, 'https:'))
      : undefined
  }
  if (isPhoneLink(target)) return undefined
  const several = severalAddresses(target)
  if (several.length > 0) {
    const links = several.map((each) => correctLink(each) ?? each)
    return linkWording.severalLinks(target, links)
  }
  const meant = meantBy(target, targets)
  return meant === undefined && PART_OF_PHONE.test(target)
    ? linkWording.partOfPhone(target)
    : linkWording.notALink(target, meant)
}

/**
 * Pages that come and go by themselves must not turn a build red overnight, nor may somebody else's server; and
 * a page for the office may want to lead into the editing mode.
 */
const WARNINGS = ['link-too-late', 'insecure-link', 'link-into-list', 'admin-link']

const severityOf = ({ code }: Wording): Severity => (WARNINGS.includes(code) ? 'warning' : 'error')

/** A problem for each link that leads nowhere or is none. */
export const checkLinks = (uses: LinkUse[], targets: LinkTargets): Problem[] =>
  uses.flatMap((use) => {
    const words = judge(use, targets)
    return words ? [problemAt(use.source, use.range(), words, severityOf(words))] : []
  })
