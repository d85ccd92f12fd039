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
  password:
    'Der Posteingang öffnet sich mit dem Passwort des Betriebs. Nach mehreren falschen Versuchen bleibt er zehn Minuten lang zu, auch mit dem richtigen.',
  office: 'Hier stehen die Nachrichten, die über das Kontaktformular der Website gekommen sind.',
  field: (name: string, value: string) => `${fieldName(name)}: ${value}`,
  subject: (host: string, name: string) => `Anfrage über ${host}: ${name}`,
  otherSite: (asked: string, url: string) =>
    `Hier kam etwas für ${asked} an und wurde nicht angenommen: Dieser Posteingang gehört zu ${url}. Hat der Server mehrere Websites mit einem Posteingang, braucht jede unter form in site.yaml einen eigenen port.`,
  mailFailed: (id: string, codes: string, advice: string | undefined) =>
    `Die E-Mail zu einer Nachricht ist nicht abgegangen und wird noch einmal versucht. ${id}: ${codes}${advice === undefined ? '' : `\n→ ${advice}`}`,
  mailAdvice: {
    login:
      'Der Mailserver nimmt die Anmeldung nicht an. Prüfen Sie Benutzer und Passwort in SMTP_URL.',
    noServer: 'Einen Mailserver dieses Namens gibt es nicht. Prüfen Sie SMTP_URL.',
    noAnswer:
      'Der Mailserver antwortet nicht, oder er bricht die Verbindung ab. Bleibt es so, prüfen Sie Name und Port in SMTP_URL.',
    noTls:
      'Unter diesem Port verschlüsselt der Mailserver nicht wie gewünscht. Meist stimmt eines von beiden: smtps:// mit Port 465 oder smtp:// mit Port 587.',
    certificate:
      'Dem Zertifikat des Mailservers ist nicht zu trauen. Schreiben Sie in SMTP_URL den Namen, den der Hoster für den Postausgang nennt: Meist gilt das Zertifikat nur für ihn.',
    later: 'Der Mailserver nimmt sie gerade nicht an. Das gibt sich meist von selbst.',
    address:
      'Der Mailserver nimmt die Adresse nicht an, von der und an die die Nachricht geht. Prüfen Sie form.to in site.yaml, sonst company.email, und ob SMTP_URL zu diesem Postfach gehört.',
    refused: 'Der Mailserver weist die E-Mail zurück. Fragen Sie den Hoster nach dem Grund.',
  },
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
