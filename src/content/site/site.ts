import { z } from 'zod'
import { WEB_HOST } from '../contact/web-address.ts'
import { emailAddress, languageTag, link, media, phone, sample, text } from '../fields.ts'
import { isGroup } from '../is-group.ts'
import { address } from '../location/address.ts'
import { area } from '../location/area.ts'
import { HOME } from '../location/country.ts'
import { GERMAN_STATES } from '../location/german-state.ts'
import { BUSINESS_KINDS } from './business-kinds.ts'
import { deploy } from './deploy.ts'
import { emergency } from './emergency.ts'
import { form } from './form.ts'
import { LEGAL_FORMS } from './legal-form.ts'
import { closure, openingHours } from './opening-hours.ts'
import { repository } from './repository.ts'
import { theme } from './theme.ts'

const navigationLink = z.strictObject({
  label: text().describe('Beschriftung'),
  href: link().describe('Ziel'),
})

/** A point that lies between the Alps and the sea once its degrees change places. */
const isSwapped = ({ latitude, longitude }: Record<'latitude' | 'longitude', number>) =>
  latitude > 5 && latitude < 18 && longitude > 45 && longitude < 56

let regions: Intl.DisplayNames | undefined

/** Made when a country is first judged: it takes a twentieth of the time of a `check`, most of which judge none. */
const regionNames = (): Intl.DisplayNames => {
  regions ??= new Intl.DisplayNames('de', { type: 'region', fallback: 'none' })
  return regions
}

/** Whether a country has these two letters: none has `JA`, which only looks like them. */
const isCountry = (letters: string): boolean =>
  /^[A-Z]{2}$/.test(letters) && regionNames().of(letters) !== undefined

/** Of a country that is none nothing can be said. */
const isAbroad = (country: unknown): boolean =>
  typeof country === 'string' && isCountry(country) && country !== HOME

const company = z
  .strictObject({
    name: text().describe('Name, wie er auf der Website steht'),
    legalName: text().meta(
      sample('Firma mit Rechtsform, wie sie im Impressum steht', 'Musterbau GmbH'),
    ),
    legalForm: z
      .enum(LEGAL_FORMS)
      .optional()
      .describe('Rechtsform; nach ihr richtet sich, was ins Impressum gehört'),
    founded: z.int().min(1500).max(2100).optional().describe('Gründungsjahr'),
    ...address,
    geo: z
      .strictObject({
        latitude: z.number().min(-90).max(90).describe('Breitengrad: 51.6406'),
        longitude: z.number().min(-180).max(180).describe('Längengrad: 8.5167'),
      })
      .refine((point) => !isSwapped(point), {
        path: ['latitude'],
        params: { code: 'geo-swapped' },
      })
      .optional()
      .describe('Wo der Betrieb liegt, für Karten und Suchmaschinen'),
    kinds: z
      .array(z.enum(BUSINESS_KINDS))
      .min(1)
      .default(['LocalBusiness'])
      .describe(
        'Was für ein Betrieb es ist, für Suchmaschinen: HVACBusiness, Plumber, Electrician',
      ),
    country: z.stringFormat('country', isCountry).meta({
      description: 'Land, zwei Buchstaben: DE, AT, CH',
      form: 'das Land mit zwei großen Buchstaben: DE, AT oder CH',
      pattern: '^[A-Z]{2}$',
    }),
    phone: phone().meta(sample('Telefon mit Ländervorwahl', '+49 2581 123456')),
    email: emailAddress().meta(sample('E-Mail-Adresse', 'info@beispiel.de')),
    hours: z.array(openingHours).default([]).meta({
      description: 'Öffnungszeiten; weglassen, wenn es keine festen gibt',
      form: 'je Gruppe von Tagen eine Zeile: - { days: [monday, tuesday], times: [{ opens: "08:00", closes: "17:00" }] }. Tage ohne feste Zeiten lassen Sie weg.',
    }),
    closures: z
      .array(closure)
      .default([])
      .describe('Tage, an denen außer an Feiertagen geschlossen ist: Betriebsferien, Brückentage'),
    holidays: z
      .enum(GERMAN_STATES)
      .optional()
      .describe('Deutsches Bundesland, dessen Feiertage gelten, zwei Buchstaben: NW'),
    registerCourt: text()
      .optional()
      .meta(sample('Registergericht, wenn der Betrieb eingetragen ist', 'Amtsgericht Musterstadt')),
    registerNumber: text()
      .optional()
      .meta(sample('Nummer im Register, wenn der Betrieb eingetragen ist', 'HRB 1234')),
    representedBy: text()
      .optional()
      .describe('Wem der Betrieb gehört oder wer ihn vertritt, mit Vor- und Nachnamen'),
    vatId: text()
      .optional()
      .meta(sample('Umsatzsteuer-Identifikationsnummer, wenn es eine gibt', 'DE123456789')),
    chamber: text()
      .optional()
      .describe('Kammer, der der Betrieb angehört: Handwerkskammer Musterstadt'),
    tradeTitle: text().optional().describe('Gesetzliche Berufsbezeichnung: Tischlermeisterin'),
    tradeTitleState: text()
      .optional()
      .describe('Staat, der die Berufsbezeichnung verliehen hat: Deutschland'),
    supervisoryAuthority: text()
      .optional()
      .describe('Aufsichtsbehörde, wenn die Tätigkeit eine Zulassung braucht'),
  })
  .refine(({ country, holidays }) => holidays === undefined || !isAbroad(country), {
    path: ['holidays'],
    params: { code: 'holidays-abroad', outweighs: true },
    // Also where it is no state of Germany: none is meant then.
    when: ({ value }) => isGroup(value),
  })

/** With the folder that the site lies in, which is no page. */
const ADDRESS = new RegExp(
  String.raw`^https:\/\/${WEB_HOST}(?:\/(?!\.\.?(?:\/|$)|[^/]*\.(?:html?|php)$)[\w~.-]+)*$`,
  'u',
)

/** Names with umlauts as servers and browsers exchange them (RFC 5891): `xn--mller-kva.de`. */
const withAsciiHost = (url: string): string => {
  if (!URL.canParse(url)) return url
  const { host } = new URL(url)
  return url.replace(/^https:\/\/[^/]*/, `https://${host}`)
}

/** Everything that is the same on every page. */
export const site = z.strictObject({
  format: z
    .int()
    .min(1)
    .optional()
    .describe('Fassung des Inhalts; schreibt npm run upgrade, nicht von Hand ändern'),
  url: z
    .url({ protocol: /^https$/ })
    .regex(ADDRESS)
    .overwrite(withAsciiHost)
    .meta({
      ...sample('Adresse der Website ohne Schrägstrich am Ende', 'https://www.beispiel.de'),
      form: 'https:// und den Namen der Website. Liegt sie in einem Ordner, folgt er nach einem Schrägstrich, in Buchstaben ohne Umlaute, Ziffern und Strichen: https://www.beispiel.de/betrieb',
    }),
  language: languageTag().describe(
    'Sprache der Website: de, in Österreich de-AT, in der Schweiz de-CH',
  ),
  titleSuffix: text().describe('Steht hinter jedem Seitentitel'),
  company: company.describe('Angaben zur Firma'),
  theme: theme.describe('Farben, Schrift und Formen'),
  logo: media().describe('Logo im Kopf der Seite'),
  icon: media().describe('Zeichen im Browser-Reiter (SVG)'),
  header: z
    .strictObject({
      navigation: z.array(navigationLink).min(1).describe('Links im Kopf'),
      contact: navigationLink.describe('Hervorgehobener Link im Kopf'),
    })
    .describe('Kopf der Seite'),
  footer: z
    .strictObject({
      blurb: text().optional().describe('Kurztext über die Firma'),
      townsLabel: text().default('Hier arbeiten wir').describe('Überschrift über den Orten'),
      towns: z.array(text()).min(1).optional().describe('Orte, in denen gearbeitet wird'),
      servicesLabel: text().default('Leistungen').describe('Überschrift über den Leistungen'),
      services: z.array(navigationLink).min(1).optional().describe('Links zu den Leistungen'),
      aboutLabel: text().default('Der Betrieb').describe('Überschrift über den Links zum Betrieb'),
      about: z
        .array(navigationLink)
        .min(1)
        .optional()
        .describe('Links zum Betrieb: Referenzen, Neuigkeiten'),
      contactLabel: text().describe('Überschrift über den Kontaktdaten'),
      copyright: text().describe('Zeile ganz unten; {site.year} ist das laufende Jahr'),
      legal: z.array(navigationLink).min(1).describe('Links zu Datenschutz und Impressum'),
    })
    .describe('Fuß der Seite'),
  areas: z
    .array(area)
    .default([])
    .describe('Orte, in die der Betrieb kommt, mit Postleitzahlen und Entfernung'),
  emergency: emergency.optional().describe('Nummer für Notfälle; weglassen, wenn es keine gibt'),
  form: form.describe('Kontaktformular'),
  repository: repository
    .optional()
    .describe('Git-Dienst, bei dem der Inhalt liegt, für Vorschläge aus dem Bearbeitungsmodus'),
  deploy: deploy.optional().describe('Wohin npm run deploy die fertige Website bringt'),
})

export type Site = z.output<typeof site>
