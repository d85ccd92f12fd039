import {
  COUNTRIES,
  type Country,
  countryOfPhone,
  HOME,
} from '../../../src/content/location/country.ts'
import { slugify } from '../../../src/content/text/slugify.ts'
import { formInName } from '../../check/release/form-in-name.ts'
import { legalForms, PERSON } from '../../check/release/legal-form-words.ts'
import { namesPartner } from '../../check/release/legal-forms.ts'
import { yamlText } from '../../yaml/yaml-text.ts'
import { isAbroad } from './answers.ts'
import { dutiesFor, formOf, knownForm } from './legal/legal-forms.ts'
import { registersOf } from './legal/registers.ts'
import type { Answers } from './question.ts'
import { type Trade, trades } from './trades.ts'

/** What was answered, or a sample that the check of a release refuses. */
const given = (answer: string | undefined, sample: string): string =>
  answer === undefined ? `!platzhalter ${yamlText(sample)}` : yamlText(answer)

/**
 * The name with its legal form; whether it is the registered one, only the company knows. How other countries
 * have it written is not known here.
 */
const legalName = (answers: Answers): string => {
  const { name } = answers
  const sign = dutiesFor(answers)?.sign
  if (!sign || isAbroad(answers) || sign.has.test(name)) return yamlText(name)
  const bare = name.slice(0, formInName(name)?.start).trimEnd()
  return given(undefined, `${bare} ${sign.example}`)
}

/** Whoever runs a GmbH & Co. KG does so through its GmbH, whose name only the company knows. */
const representedBy = (answers: Answers): string => {
  const { owner } = answers
  const form = formOf(answers)
  const { representative } = legalForms[form]
  if (owner === undefined || namesPartner(form, owner)) return given(owner, representative)
  return given(undefined, representative.replace(PERSON, owner))
}

const registration = (answers: Answers, vatId: string): string => {
  const { court, number } = registersOf(answers)
  return `
  registerCourt: !platzhalter ${court.sample}
  registerNumber: !platzhalter ${number.sample ?? legalForms[formOf(answers)].registerNumber}
  vatId: !platzhalter ${vatId}`
}

const placeOf = (country = HOME): Country => COUNTRIES[country] as Country

/** Legal forms are Germany's: elsewhere there may be none that fits. */
const legalForm = (answers: Answers): string => {
  const known = knownForm(answers)
  const isLeftOut = known === undefined && isAbroad(answers)
  return isLeftOut ? '' : `\n  legalForm: ${given(known, formOf(answers))}`
}

/** With its country, as months and numbers are called and written there: `Jänner`. */
const languageOf = (country = HOME): string => (country === HOME ? 'de' : `de-${country}`)

/** What search engines are told, where the trade says it. */
const kinds = ({ kinds }: Trade): string =>
  kinds === undefined ? '' : `\n  kinds: [${kinds.join(', ')}]`

const HOLIDAYS =
  'An Feiertagen ist geschlossen, wenn hier Ihr Bundesland steht, zum Beispiel holidays: NW'
const HOLIDAYS_ABROAD =
  'Feiertage kennt Gewerk nur für Deutschland: Tragen Sie Ihre freien Tage unter closures ein.'

/** The beginning of `site.yaml`: the company as far as it is known, and its form. */
export const siteHead = (answers: Answers): string => {
  const registered = dutiesFor(answers)?.registered
  const name = yamlText(answers.name)
  const country = countryOfPhone(answers.phone)
  const { postcodeDigits, vatId } = placeOf(country)
  const { chamber, titleState } = registersOf(answers)
  return `# Hier steht alles, was auf jeder Seite gleich ist. Steht !platzhalter vor einem Wert, ist er nur ein Muster:
# Ersetzen Sie den Wert, und löschen Sie das Wort !platzhalter.

url: !platzhalter https://www.${slugify(answers.name)}.example
language: ${languageOf(country)}
titleSuffix: ${name}

company:
  name: ${name}
  legalName: ${legalName(answers)}${legalForm(answers)}
  representedBy: ${representedBy(answers)}
  street: ${given(answers.street, country === 'CH' ? 'Musterstrasse 1' : 'Musterstraße 1')}
  postcode: ${given(answers.postcode, '0'.repeat(postcodeDigits))}
  city: ${yamlText(answers.town)}
  country: ${given(country, HOME)}${kinds(trades[answers.trade])}
  phone: ${yamlText(answers.phone)}
  email: ${yamlText(answers.email)}
  # ${isAbroad(answers) ? HOLIDAYS_ABROAD : HOLIDAYS}
  hours: !platzhalter
    - days: [monday, tuesday, wednesday, thursday]
      times:
        - { opens: "08:00", closes: "16:00" }
    - days: [friday]
      times:
        - { opens: "08:00", closes: "12:00" }
  chamber: !platzhalter ${chamber}
  tradeTitle: ${given(undefined, trades[answers.trade].masterTitle)}
  tradeTitleState: !platzhalter ${titleState}${registered ? registration(answers, vatId.sample) : ''}

# So kommen die Nachrichten des Kontaktformulars zu Ihnen. php passt zu fast jedem Webspace: Er speichert sie,
# schickt sie an Ihre E-Mail-Adresse und löscht sie nach so vielen Tagen, wie hier steht. Andere Wege stehen im
# Handbuch unter „Veröffentlichen“.
form:
  provider: php
  processor: !platzhalter "[Name und Anschrift des Hosters]"
  days: 180

`
}
