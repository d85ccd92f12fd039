import type { Ui } from '../../src/blocks/ui-schema.ts'
import { phoneHref } from '../../src/content/phone.ts'
import type { Resolved } from '../../src/content/resolved.ts'
import type { Site } from '../../src/content/site.ts'
import { typeset } from '../../src/content/typeset.ts'
import { targetFor } from '../../src/enquiry/providers/target-for.ts'
import { pathOf } from '../../src/shell/address.ts'
import type { Shell } from '../../src/shell/shell-data.ts'
import type { Answer, Memory } from '../memory/memory.ts'
import type { Schema } from '../schema/schema.ts'
import type { Checked, Content } from '../validate/validate.ts'
import { dateWords } from './date-words.ts'
import { digestOfFile, type KeptFound, keepFound, reviveFound } from './kept-found.ts'
import { hoursInWords } from './opening-hours.ts'
import { ALWAYS } from './period.ts'
import { asking } from './questions/asking.ts'
import { anywhere, type Found, type LookUps, NOTHING, together } from './resolution.ts'
import { resolveValue } from './value.ts'

export interface SiteParts extends Found {
  site: Resolved<Site> | undefined
  ui: Resolved<Ui> | undefined
}

/** With what files are resolved, and where that is remembered. */
interface Around {
  lookUps: LookUps
  answer: Answer
  memory: Memory
}

/** Resolves a file that is one value. */
const resolveWhole = (
  checked: Checked,
  schema: Schema,
  { lookUps, answer, memory }: Around,
): Found & { value: unknown } => {
  const resolve = (within: LookUps) =>
    resolveValue(schema, checked.value, checked, anywhere(within))
  const { source } = checked.file
  const kept = memory.recall<KeptFound & { value: unknown }>({
    name: `whole ${source.path}`,
    inputs: digestOfFile(checked),
    answer,
    make: (ask) => {
      const resolved = resolve(asking(lookUps, ask))
      return { value: resolved.value, ...keepFound(resolved) }
    },
  })
  const owner = { source, route: undefined, period: ALWAYS }
  return { value: kept.value, ...reviveFound(kept, owner, () => resolve(lookUps)) }
}

/** Resolves site.yaml and ui.yaml, as far as there are any. */
export const resolveSite = ({ site, ui, model }: Content, around: Around): SiteParts => {
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
