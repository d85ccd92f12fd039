import { targetFor } from '../../../src/blocks/contact/providers/target-for.ts'
import type { Resolved } from '../../../src/content/resolved.ts'
import { type Site, site as siteSchema } from '../../../src/content/site.ts'
import { typeset } from '../../../src/content/typeset.ts'
import { type Ui, ui as uiSchema } from '../../../src/content/ui.ts'
import type { Shell } from '../../../src/page/page-data.ts'
import type { Content } from '../validate.ts'
import { phoneHref } from './facts.ts'
import { hoursInWords } from './opening-hours.ts'
import type { Surroundings } from './resolution.ts'
import { resolveValue } from './value.ts'

export interface SiteParts {
  site: Resolved<Site> | undefined
  ui: Resolved<Ui> | undefined
}

/** Resolves site.yaml and ui.yaml, as far as there are any. */
export const resolveSite = (content: Content, around: Surroundings): SiteParts => {
  const { site, ui } = content
  return {
    site: site && (resolveValue(siteSchema, site.value, site, around).value as Resolved<Site>),
    ui: ui && (resolveValue(uiSchema, ui.value, ui, around).value as Resolved<Ui>),
  }
}

/** What every page shares; only for content without problems. */
export const makeShell = (
  content: Content,
  site: Resolved<Site>,
  ui: Resolved<Ui>,
  routes: string[],
): Omit<Shell, 'build'> => ({
  url: site.url,
  language: site.language,
  logo: site.logo,
  icon: site.icon,
  company: {
    name: site.company.name,
    legalName: site.company.legalName,
    street: site.company.street,
    postcode: site.company.postcode,
    city: site.company.city,
    country: site.company.country,
    phone: typeset(site.company.phone),
    email: site.company.email,
    holidays: site.company.holidays,
    phoneHref: phoneHref(site.company.phone),
    hours: hoursInWords(content),
    openingHours: site.company.hours,
  },
  header: site.header,
  footer: site.footer,
  form: targetFor(site.form),
  ui: ui.shell,
  notFound: routes.filter((route) => route.endsWith('/*')).map((route) => route.slice(0, -2)),
})
