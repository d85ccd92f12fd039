import { own } from '../../src/content/own.ts'

/** What people call the fields that the form brings by itself; others have names of their own. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  inquiryType: 'Thema',
  message: 'Nachricht',
}

const fieldName = (field: string): string => own(FIELD_NAMES, field) ?? field.replaceAll('_', ' ')

/** Everything that the office reads of the inbox. */
export const wording = {
  localOnly: 'Der Posteingang ist nur auf diesem Rechner zu sehen.',
  password: 'Der Posteingang öffnet sich mit dem Passwort des Betriebs.',
  office: 'Hier stehen die Nachrichten, die über das Kontaktformular der Website gekommen sind.',
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
