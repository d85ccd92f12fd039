import type { Ui } from '../../src/blocks/ui-schema.ts'
import type { Resolved } from '../../src/content/collections/resolved.ts'
import { phoneHref } from '../../src/content/contact/phone.ts'
import { HOME } from '../../src/content/location/country.ts'
import { moneyWords } from '../../src/content/money/money-words.ts'
import { apiOrigin } from '../../src/content/site/repository-api.ts'
import type { Site } from '../../src/content/site/site.ts'
import { plain } from '../../src/content/text/plain.ts'
import { typeset } from '../../src/content/text/typeset.ts'
import type { Target } from '../../src/enquiry/providers/provider.ts'
import { targetFor } from '../../src/enquiry/providers/target-for.ts'
import { pathOf, withBase } from '../../src/shell/address.ts'
import type { Shell } from '../../src/shell/shell-data.ts'
import type { Answer, Memory } from '../memory/memory.ts'
import type { Schema } from '../schema/schema.ts'
import { hasForm } from '../validate/has-form.ts'
import type { Checked, Content } from '../validate/validate.ts'
import { dateWords } from './dates/date-words.ts'
import { hoursInWords, inOneLine, linesOf } from './dates/opening-hours.ts'
import { ALWAYS } from './dates/period.ts'
import { type Found, NOTHING, together } from './look-ups/found.ts'
import { digestOfFile, type KeptFound, keepFound, reviveFound } from './look-ups/kept-found.ts'
import { anywhere, type LookUps } from './look-ups/look-ups.ts'
import { mergeAreas } from './merge-areas.ts'
import { asking } from './questions/asking.ts'
import { resolveValue } from './value.ts'

export interface SiteAndUi extends Found {
  site: Resolved<Site> | undefined
  ui: Resolved<Ui> | undefined
}

/** With what files are resolved, and where that is remembered. */
interface Resolving {
  lookUps: LookUps
  answer: Answer
  memory: Memory
}

/** Resolves a file that is one value. */
const resolveWhole = (
  checked: Checked,
  schema: Schema,
  { lookUps, answer, memory }: Resolving,
): Found & { value: unknown } => {
  const resolve = (within: LookUps) =>
    resolveValue(schema, checked.value, checked, anywhere(within))
  const { source } = checked.file
  const name = `whole ${source.path}`
  const kept = memory.recall<KeptFound & { value: unknown }>({
    name,
    // Texts that nobody has written go by the language.
    inputs: `${digestOfFile(checked)} ${lookUps.language}`,
    answer,
    make: (ask) => {
      const resolved = resolve(asking(lookUps, ask))
      return { value: resolved.value, ...keepFound(resolved) }
    },
  })
  const owner = { source, route: undefined, period: ALWAYS }
  const again = () => resolve(lookUps)
  return { value: kept.value, ...reviveFound(kept, owner, { memory, name, again }) }
}

/** Resolves site.yaml and ui.yaml, as far as there are any. */
export const resolveSite = ({ site, ui, model }: Content, around: Resolving): SiteAndUi => {
  const resolved = {
    site: site && resolveWhole(site, model.site, around),
    ui: ui && resolveWhole(ui, model.ui, around),
  }
  return {
    site: resolved.site?.value as Resolved<Site> | undefined,
    ui: resolved.ui?.value as Resolved<Ui> | undefined,
    ...together([resolved.site ?? NOTHING, resolved.ui ?? NOTHING]),
  }
}

/** What takes the posts on the site's own server lies below its path. */
const onServer = (target: Target, base: string): Target =>
  target.action === undefined ? target : { ...target, action: withBase(base, target.action) }

const emergencyOf = (site: Resolved<Site>, ui: Resolved<Ui>): Pick<Shell, 'emergency'> => {
  if (!site.emergency) return {}
  const { phone = site.company.phone, hours = [], ...rest } = site.emergency
  return {
    emergency: {
      ...rest,
      phone: typeset(phone),
      phoneHref: phoneHref(phone),
      times: hours,
      hours: inOneLine(linesOf(hours, site, ui.shell), ui.shell.timeJoin),
    },
  }
}

/** As maps are asked for it; half a letter, which is told as a fault, can't be encoded. */
const addressInLinks = ({ street, postcode, city }: Site['company']): string =>
  encodeURIComponent(Buffer.from(plain(`${street}, ${postcode} ${city}`)).toString())

/** What every page shares; only for content without problems. */
export const makeShell = (
  content: Content,
  site: Resolved<Site>,
  ui: Resolved<Ui>,
  routes: string[],
): Omit<Shell, 'build'> => ({
  url: site.url,
  base: pathOf(site.url),
  language: site.language,
  dates: dateWords(site.language),
  money: moneyWords(site.company.country, site.language),
  logo: site.logo,
  icon: site.icon,
  company: {
    name: site.company.name,
    legalName: site.company.legalName,
    street: site.company.street,
    postcode: site.company.postcode,
    city: site.company.city,
    addressInLinks: addressInLinks(site.company),
    country: site.company.country,
    phone: typeset(site.company.phone),
    email: site.company.email,
    phoneHref: phoneHref(site.company.phone),
    hours: hoursInWords(content),
    timetable: {
      hours: site.company.hours,
      ...(site.company.country !== HOME && { country: site.company.country }),
      holidays: site.company.holidays,
      closures: site.company.closures,
    },
  },
  areas: mergeAreas(site.areas),
  ...emergencyOf(site, ui),
  header: site.header,
  footer: site.footer,
  ...(hasForm(content) && { form: onServer(targetFor(site.form), pathOf(site.url)) }),
  ...(site.repository && { proposals: apiOrigin(site.repository) }),
  ui: ui.shell,
  notFound: routes.filter((route) => route.endsWith('/*')).map((route) => route.slice(0, -2)),
})
