import { own } from '../../src/content/own.ts'
import type { FieldError } from './check-fields.ts'

/** What people call the fields that the form brings by itself; others have names of their own. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  inquiryType: 'Thema',
  message: 'Nachricht',
}

const fieldName = (field: string): string => own(FIELD_NAMES, field) ?? field.replaceAll('_', ' ')

/** Everything that people read of the inbox. */
export const wording = {
  localOnly: 'Der Posteingang ist nur auf diesem Rechner zu sehen.',
  password: 'Der Posteingang öffnet sich mit dem Passwort des Betriebs.',
  office: 'Hier stehen die Nachrichten, die über das Kontaktformular der Website gekommen sind.',
  thanks: 'Vielen Dank. Ihre Nachricht ist angekommen.',
  refused: 'Die Nachricht wurde nicht angenommen.',
  reasons: {
    400: 'Sie ließ sich nicht lesen.',
    403: 'Sie kam von einer anderen Website.',
    413: 'Sie ist zu lang, oder die Fotos sind zu groß oder zu viele.',
    415: 'Sie kam nicht von einem Formular, oder eine Datei darin ist kein Foto.',
    429: 'Es kamen gerade sehr viele Nachrichten. Versuchen Sie es in einigen Minuten noch einmal.',
    421: 'Sie ist bei einer anderen Website angekommen. Bitte rufen Sie uns an.',
    507: 'Der Speicher für Nachrichten ist voll. Bitte rufen Sie uns an.',
    422: 'In einem Feld fehlt etwas, oder es steht etwas Falsches darin.',
  },
  fault: {
    REQUIRED_FIELD_EMPTY: ({ field }) => `Das Feld „${fieldName(field)}“ ist leer.`,
    TYPE_EMAIL: ({ field }) => `Im Feld „${fieldName(field)}“ steht keine E-Mail-Adresse.`,
  } satisfies Record<FieldError['code'], (error: FieldError) => string>,
  goBack: 'Gehen Sie im Browser zurück: Ihr Text steht noch im Formular.',

  field: (name: string, value: string) => `${fieldName(name)}: ${value}`,
  subject: (host: string, name: string) => `Anfrage über ${host}: ${name}`,
  otherSite: (asked: string, url: string) =>
    `Hier kam etwas für ${asked} an und wurde nicht angenommen: Dieser Posteingang gehört zu ${url}. Hat der Server mehrere Websites mit einem Posteingang, braucht jede unter form in site.yaml einen eigenen port.`,
  mailFailed: (id: string, fault: string) =>
    `Die E-Mail zu einer Nachricht ist nicht abgegangen und wird noch einmal versucht. ${id}: ${fault}`,
  title: (count: number) => `Posteingang (${count})`,
  purpose:
    'Hier stehen die Nachrichten, die auf diesem Rechner über das Kontaktformular gesendet wurden.',
  faults:
    'Wie sich die Seite verhält, wenn der Formulardienst gestört ist, zeigen diese Zusätze hinter der Adresse der Kontaktseite:',
  asJson: 'Für Programme:',
  topic: (topic: string) => `Thema: ${topic}`,
  noTopic: 'keines',
  photo: (number: number) => `Foto ${number}`,
  noPhoto: 'Dieses Foto gibt es nicht mehr.',
  suspected: 'vermutlich Spam',
  damaged: (lines: number) => `Zeilen der Datei, die sich nicht lesen lassen: ${lines}`,
  time: (received: string) =>
    new Date(received).toLocaleString('de-DE', {
      dateStyle: 'full',
      timeStyle: 'short',
      // The office's clock, wherever the server stands.
      timeZone: 'Europe/Berlin',
    }),
}

export type RefusedStatus = keyof typeof wording.reasons
