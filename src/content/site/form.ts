import { z } from 'zod'
import { emailAddress, sample, text, webAddress } from '../fields.ts'

const processor = text().describe('Name des Formulardienstes für den Datenschutzhinweis')

/** What a service says of countries without the data protection of the EU. */
const transfer = text()
  .optional()
  .describe(
    'Nur wenn der Dienst außerhalb der EU sitzt: worauf sich die Übermittlung dorthin stützt, zum Beispiel die Standardvertragsklauseln der EU-Kommission (Art. 46 Abs. 2 Buchst. c DSGVO)',
  )

const service = { processor, transfer }

const endpoint = () =>
  webAddress().meta(
    sample('Adresse des Formulars beim Formulardienst', 'https://formspree.io/f/abcdwxyz'),
  )

const accessKey = () =>
  z
    .string()
    .trim()
    .min(1)
    .describe('Schlüssel, den der Formulardienst für das Formular vergeben hat')

/** A service that tells forms apart by their address. */
const byEndpoint = <Name extends string>(name: Name) =>
  z.strictObject({ provider: z.literal(name), endpoint: endpoint(), ...service })

/** A service with one address for all, which tells forms apart by a key. */
const byKey = <Name extends string>(name: Name, address: string) =>
  z.strictObject({
    provider: z.literal(name),
    accessKey: accessKey(),
    endpoint: endpoint().default(address),
    ...service,
  })

/** Where `gewerk inbox` listens, and web servers on the same machine find it, if nobody says otherwise. */
export const INBOX_PORT = 4180

/** The company's own server or web space takes the posts and mails them. */
const ownInbox = <Name extends string>(name: Name) =>
  z.strictObject({
    provider: z.literal(name),
    to: emailAddress()
      .optional()
      .describe('Wohin die Nachrichten gehen; ohne Angabe an company.email'),
    days: z
      .int()
      .min(1)
      .max(3_650)
      .describe('Nach so vielen Tagen werden Nachrichten auf dem Server gelöscht: 180'),
    processor: text().describe('Name des Hosters, auf dessen Server sie bis dahin liegen'),
  })

/** Who takes the posts of the contact form. */
export const form = z.discriminatedUnion('provider', [
  byEndpoint('formspree'),
  byEndpoint('formsubmit'),
  byEndpoint('basin'),
  byKey('web3forms', 'https://api.web3forms.com/submit'),
  byKey('staticforms', 'https://api.staticforms.xyz/submit'),
  z.strictObject({ provider: z.literal('netlify'), ...service }),
  ownInbox('php').extend({
    from: emailAddress().optional().describe('Absender der E-Mails; ohne Angabe derselbe wie to'),
  }),
  ownInbox('inbox').extend({
    path: z
      .string()
      .regex(/^\/[\w-]+$/)
      .default('/anfrage')
      .meta({
        description: 'Adresse, unter der der Posteingang auf dem Server läuft: /anfrage',
        form: 'einen Schrägstrich und dahinter ein Wort: /anfrage',
      }),
    port: z
      .int()
      .min(1_024)
      .max(65_535)
      .default(INBOX_PORT)
      .describe(
        'Port, auf dem der Posteingang auf dem Server läuft; nur nötig, wenn dort schon eine andere Website einen hat: 4181',
      ),
  }),
  z.strictObject({
    provider: z.literal('generic'),
    endpoint: endpoint(),
    acceptedBy: z
      .string()
      .trim()
      .min(1)
      .optional()
      .describe(
        'Wörter, die nur in der Antwort auf eine angenommene Nachricht stehen und in keiner Nachricht selbst: Ihre Anfrage ist eingegangen',
      ),
    ...service,
  }),
])

export type Form = z.output<typeof form>
export type ProviderName = Form['provider']
export type FormOf<P extends ProviderName> = Extract<Form, { provider: P }>
