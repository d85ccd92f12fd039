import { DOCUMENT_NAME } from '../../../src/content/files/document-name.ts'
import { type Problem, problemAt } from '../../problem/problem.ts'
import { routeOf } from '../../resolve/routes/page-route.ts'
import type { Checked, Content } from '../../validate/validate.ts'
import { lawWording } from './messages.ts'
import { textsOf } from './texts.ts'

/** A page that the footer leads to, with all that it says. */
export interface LegalPage {
  page: Checked
  /** What is written on it, names of facts included. */
  written: string
}

type FooterLink = { label: string; href: string }

const legalLinks = ({ site }: Content): FooterLink[] =>
  (site?.value.footer as { legal: FooterLink[] } | undefined)?.legal ?? []

/** The footer's link with such a label; one to a PDF only where there is no other. */
const legalLink = (content: Content, label: RegExp): FooterLink | undefined => {
  const links = legalLinks(content).filter((link) => label.test(link.label))
  return links.find(({ href }) => !DOCUMENT_NAME.test(href)) ?? links[0]
}

/** What is wrong where the footer has no link with such a label, or only one to a PDF, which no check can look into. */
export const missingPage = (
  content: Content,
  label: RegExp,
  name: string,
  law: string,
): Problem | undefined => {
  const { site } = content
  if (!site) return undefined
  const legal = [...site.path, 'footer', 'legal']
  const link = legalLink(content, label)
  if (!link) {
    const { key, value } = site.file.locate(legal)
    return problemAt(site.file.source, key ?? value, lawWording.noLegalLink(name, law))
  }
  if (!DOCUMENT_NAME.test(link.href)) return undefined
  const { value } = site.file.locate([...legal, legalLinks(content).indexOf(link), 'href'])
  return problemAt(site.file.source, value, lawWording.noLegalPage(name, law))
}

/** What the contact block shows besides the form. */
const CONTACT_DETAILS = ['street', 'postcode', 'city', 'phone', 'email']
  .map((key) => `{company.${key}}`)
  .join(' ')

const writtenOn = (page: Checked): string => {
  const types = (page.value.blocks as { type: string }[]).map(({ type }) => type)
  const texts = textsOf(page).map(({ written }) => written)
  return [...texts, types.includes('contact') ? CONTACT_DETAILS : ''].join('\n')
}

/** The page it leads to; nothing where that is on another site. */
export const legalPage = (content: Content, label: RegExp): LegalPage | undefined => {
  const route = legalLink(content, label)?.href.split(/[?#]/)[0]
  const page = content.pages.find((candidate) => routeOf(candidate) === route)
  return page && { page, written: writtenOn(page) }
}

/** Whether a page shows a fact of site.yaml: by its name, or word for word. */
export const showsFact = ({ written }: LegalPage, name: string, value: unknown): boolean =>
  written.includes(`{${name}}`) || (typeof value === 'string' && written.includes(value))
