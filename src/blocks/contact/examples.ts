import type { z } from 'zod'
import type { contact } from './schema.ts'

type Example = z.input<typeof contact.schema>

const least: Example = {
  type: 'contact',
  title: 'Ihre Nachricht',
  name: { label: 'Name', placeholder: 'Ihr Name' },
  email: { label: 'E-Mail', placeholder: '{company.email}' },
  topic: { label: 'Thema', placeholder: 'Bitte wählen' },
  message: { label: 'Nachricht', placeholder: 'Was wird gefeiert?' },
  submit: 'Nachricht senden',
  privacy: 'Ihre Angaben gehen an {form.processor}.',
  privacyLabel: 'Datenschutz',
  privacyHref: '/',
  detailsTitle: 'So erreichen Sie uns',
  addressLabel: 'Anschrift',
  phoneLabel: 'Telefon',
  emailLabel: 'E-Mail',
  hoursLabel: 'Öffnungszeiten',
}

export const examples: Example[] = [
  {
    ...least,
    intro: 'Sagen Sie uns, was wir backen sollen.',
    questions: [
      { kind: 'postcode', label: 'Postleitzahl', hint: 'Wir liefern bis 20 km.' },
      { kind: 'choice', label: 'Wie oft', options: ['einmal', 'jede Woche'] },
      { kind: 'number', label: 'Gäste', unit: 'Personen' },
    ],
    sentHref: '/',
    mapLabel: 'Zur Karte',
    cardLabel: 'Kontakt speichern',
  },
  least,
  {
    type: 'contact',
    title: 'In einer Minute beworben',
    job: 'baecker',
    name: { label: 'Name', placeholder: 'Ihr Name' },
    phone: { label: 'Telefon', placeholder: 'am besten mobil' },
    email: { label: 'oder E-Mail', placeholder: '{company.email}' },
    message: { label: 'Ein Satz zu Ihnen', placeholder: 'Was backen Sie gern?' },
    questions: [{ kind: 'text', label: 'Beruf' }],
    submit: 'Bewerbung senden',
    privacy: 'Ihre Angaben gehen an {form.processor}.',
    privacyLabel: 'Datenschutz',
    privacyHref: '/',
  },
]
