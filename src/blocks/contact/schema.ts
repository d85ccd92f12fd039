import { z } from 'zod'
import { questions } from '../../content/collections/question.ts'
import { entries, entryOrCurrent, link, mentions, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'
import { prepareContact } from './prepare.ts'
import { contactUi } from './ui.ts'

const field = z.strictObject({
  label: text().describe('Beschriftung'),
  placeholder: text().describe('Hinweis im leeren Feld'),
})

/** The contact form beside the company's contact data. */
export const contact = defineBlock(
  'contact',
  {
    name: 'Kontaktformular',
    purpose: 'Das Formular, daneben Anschrift, Telefon, E-Mail und Öffnungszeiten aus `site.yaml`.',
  },
  {
    title: text().describe('Überschrift über dem Formular'),
    intro: text().optional().describe('Ein bis zwei Sätze davor'),
    name: field.describe('Feld für den Namen'),
    email: field.describe('Feld für die E-Mail-Adresse'),
    phone: field
      .optional()
      .describe(
        'Feld für die Telefonnummer, für Bewerbungen: Dann genügt sie oder die E-Mail-Adresse; sonst weglassen',
      ),
    job: entryOrCurrent('jobs')
      .optional()
      .describe(
        'Stelle: Das Formular ist dann eine Bewerbung um sie; auf den Seiten der Stellen ":id"',
      ),
    topic: field.optional().describe('Auswahl des Themas; weglassen, wenn es keine Themen gibt'),
    message: field.describe('Feld für die Nachricht'),
    topics: entries('topics', undefined, { mayBeEmpty: true }).describe(
      'Kurznamen aus topics.yaml; weglassen für alle',
    ),
    questions: questions().describe(
      'Bis zu drei freiwillige Fragen bei jedem Thema: Postleitzahl, Wunschtermin; Fragen zu einem Thema stehen in topics.yaml',
    ),
    photos: z
      .strictObject({ label: text().describe('Beschriftung des Feldes: Fotos') })
      .optional()
      .describe(
        'Feld für bis zu sechs Fotos; weglassen, wenn keine kommen sollen. Es erscheint nur, wenn site.yaml bei form den Anbieter php oder inbox nennt',
      ),
    jobs: mentions('jobs', ['title']).describe(
      'Stellen, die ein Link mit job= nennen kann; weglassen für alle',
    ),
    submit: text().describe('Beschriftung der Schaltfläche'),
    privacy: text().describe('Hinweis zum Datenschutz; {form.processor} nennt den Formulardienst'),
    privacyLabel: text().describe('Beschriftung des Links zur Datenschutzerklärung'),
    privacyHref: link().describe('Adresse der Datenschutzerklärung: /privacy-policy'),
    sentHref: link()
      .optional()
      .describe('Seite, die ohne JavaScript nach dem Senden erscheint: /contact/sent'),
    detailsTitle: text()
      .optional()
      .describe(
        'Überschrift über den Kontaktdaten; weglassen, wenn nur das Formular dastehen soll',
      ),
    addressLabel: text().optional().describe('Wort über der Anschrift: Anschrift'),
    phoneLabel: text().optional().describe('Wort über der Telefonnummer: Telefon'),
    emailLabel: text().optional().describe('Wort über der E-Mail-Adresse: E-Mail'),
    hoursLabel: text()
      .optional()
      .describe('Wort über den Öffnungszeiten: Öffnungszeiten; weglassen, wenn es keine gibt'),
    mapLabel: text().optional().describe('Link zur Karte: Auf der Karte zeigen'),
    cardLabel: text().optional().describe('Link zur Visitenkarte: Kontaktdaten speichern'),
  },
  { inquiry: true, parameters: { job: 'jobs' }, prepare: prepareContact, ui: contactUi },
)
