import { COUNTRIES, countryOfPhone } from '../../../src/content/country.ts'
import { slugify } from '../../../src/content/slugify.ts'
import { formInName } from '../../check/release/form-in-name.ts'
import { yamlText } from '../../yaml/yaml-text.ts'
import type { Answers } from './answers.ts'
import { dutiesFor, formOf, knownForm, legalForms } from './legal/legal-forms.ts'
import { trades } from './trades.ts'

/** What was answered, or a sample that the check of a release refuses. */
const given = (answer: string | undefined, sample: string): string =>
  answer === undefined ? `!platzhalter ${yamlText(sample)}` : yamlText(answer)

/** The name with its legal form; whether it is the registered one, only the company knows. */
const legalName = (answers: Answers): string => {
  const { name } = answers
  const sign = dutiesFor(answers)?.sign
  if (!sign || sign.has.test(name)) return yamlText(name)
  const bare = name.slice(0, formInName(name)?.start).trimEnd()
  return given(undefined, `${bare} ${sign.example}`)
}

const registration = (number: string) => `
  registerCourt: !platzhalter Amtsgericht Musterstadt
  registerNumber: !platzhalter ${number}
  vatId: !platzhalter DE000000000`

const GERMANY = 'DE'

const samplePostcode = (country = GERMANY): string =>
  '0'.repeat(COUNTRIES[country]?.postcodeDigits ?? 0)

/** The beginning of `site.yaml`: the company as far as it is known, and its form. */
export const siteHead = (answers: Answers): string => {
  const { registerNumber, representative } = legalForms[formOf(answers)]
  const registered = dutiesFor(answers)?.registered
  const name = yamlText(answers.name)
  const country = countryOfPhone(answers.phone)
  return `# Hier steht alles, was auf jeder Seite gleich ist. Steht !platzhalter vor einem Wert, ist er nur ein Muster:
# Ersetzen Sie den Wert, und löschen Sie das Wort !platzhalter.

url: !platzhalter https://www.${slugify(answers.name)}.example
language: de
titleSuffix: ${name}

company:
  name: ${name}
  legalName: ${legalName(answers)}
  legalForm: ${given(knownForm(answers), formOf(answers))}
  representedBy: ${given(answers.owner, representative)}
  street: ${given(answers.street, 'Musterstraße 1')}
  postcode: ${given(answers.postcode, samplePostcode(country))}
  city: ${yamlText(answers.town)}
  country: ${given(country, GERMANY)}
  phone: ${yamlText(answers.phone)}
  email: ${yamlText(answers.email)}
  # An Feiertagen ist geschlossen, wenn hier Ihr Bundesland steht, zum Beispiel holidays: NW
  hours: !platzhalter
    - days: [monday, tuesday, wednesday, thursday]
      times:
        - { opens: "08:00", closes: "16:00" }
    - days: [friday]
      times:
        - { opens: "08:00", closes: "12:00" }
  chamber: !platzhalter Handwerkskammer Musterstadt, Musterstraße 2, 00000 Musterstadt
  tradeTitle: !platzhalter ${trades[answers.trade].masterTitle}
  tradeTitleState: !platzhalter Deutschland${registered ? registration(registerNumber) : ''}

# So kommen die Nachrichten des Kontaktformulars zu Ihnen. php passt zu fast jedem Webspace: Er speichert sie,
# schickt sie an Ihre E-Mail-Adresse und löscht sie nach so vielen Tagen, wie hier steht. Andere Wege stehen im
# Handbuch unter „Veröffentlichen“.
form:
  provider: php
  processor: !platzhalter Name und Anschrift des Hosters
  days: 180

`
}
