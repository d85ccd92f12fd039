import { z } from 'zod'
import { message, text } from '../../content/fields.ts'

const errors = z.strictObject({
  title: text().describe('Überschrift über den Fehlern: Es fehlt noch etwas'),
  pageTitle: message('title').describe('Titel des Fensters bei Fehlern: Fehler: {title}'),
  mark: text().describe('Wort vor jedem Fehler für Vorleseprogramme: Fehler:'),
  nameMissing: text().describe('Geben Sie Ihren Namen ein'),
  emailMissing: text().describe('Geben Sie Ihre E-Mail-Adresse ein'),
  emailInvalid: text().describe('Geben Sie eine gültige E-Mail-Adresse ein'),
  messageMissing: text().describe('Schreiben Sie uns, worum es geht'),
  refused: message('field').describe('Wenn der Formulardienst ein Feld ablehnt; {field} nennt es'),
})

const sending = z.strictObject({
  label: text().describe('Während gesendet wird: Wird gesendet …'),
  slow: message('seconds').describe('Wenn es dauert; {seconds} sagt, wie lange gewartet wird'),
})

const sent = z.strictObject({
  title: text().describe('Überschrift nach dem Senden'),
  text: message('email').describe(
    'Was jetzt geschieht und wann; {email} ist die Adresse des Gastes',
  ),
  copyTitle: text().describe('Überschrift über der Abschrift'),
  moment: message('time').describe('Gesendet am {time}'),
  print: text().describe('Schaltfläche: Drucken'),
  save: text().describe('Schaltfläche: Als Textdatei speichern'),
  fileName: text().describe('Name der Textdatei: anfrage.txt'),
  again: text().describe('Schaltfläche: Weitere Nachricht schreiben'),
})

const refused = z.strictObject({
  title: text().describe('Überschrift, wenn die Nachricht sicher nicht gesendet wurde'),
  text: message('phone').describe('Dass der Text noch da ist und was man tun kann'),
  busy: text().describe('Grund: zu viele Nachrichten auf einmal'),
  captcha: text().describe('Grund: der Formulardienst verlangt eine Sicherheitsabfrage'),
  trap: text().describe('Grund: ein Feld war ausgefüllt, das nur Programme ausfüllen'),
  other: text().describe('Grund: der Formulardienst lehnt ab'),
})

const unclear = z.strictObject({
  title: text().describe('Überschrift, wenn niemand weiß, ob die Nachricht ankam'),
  text: message('phone').describe(
    'Dass die Nachricht doppelt ankommen kann, wenn man sie noch einmal sendet, und ein Anruf besser ist',
  ),
})

const offline = z.strictObject({
  title: text().describe('Überschrift ohne Internetverbindung'),
  text: text().describe('Dass der Text erhalten bleibt'),
  backTitle: text().describe('Überschrift, wenn die Verbindung wieder da ist'),
  backText: text().describe('Dass noch nichts gesendet ist'),
})

const actions = z.strictObject({
  retry: text().describe('Schaltfläche: Noch einmal senden'),
  retryIn: message('seconds').describe('Solange gewartet werden muss, unter zwei Minuten'),
  retryAt: message('time').describe('Solange gewartet werden muss, länger'),
  sendAnyway: text().describe('Schaltfläche, wenn unklar ist, ob die Nachricht ankam'),
  sendNow: text().describe('Schaltfläche, wenn die Verbindung wieder da ist'),
  captcha: text().describe('Schaltfläche: Weiter zur Sicherheitsabfrage'),
  call: message('phone').describe('Anrufen: {phone}'),
  mail: text().describe('Link: Text per E-Mail senden'),
  mailSubject: text().describe('Betreff dieser E-Mail'),
  mailCut: text().describe('Letzter Satz dieser E-Mail, wenn der Text zu lang für sie war'),
})

const opening = z.strictObject({
  now: message('time').describe('jetzt geöffnet, bis {time} Uhr'),
  today: message('time').describe('öffnet heute um {time} Uhr'),
  later: message('day', 'time').describe('öffnet {day} um {time} Uhr'),
})

/** Interface strings of the contact block. */
export const contactUi = {
  required: text().describe('Pflichtfeld'),
  vacancy: message('title').describe(
    'Erste Zeile einer Bewerbung: Bewerbung um die Stelle: {title}',
  ),
  keyField: text().describe(
    'Wort vor der Kennung, die jede Nachricht mitbekommt: Kommt eine doppelt an, haben beide dieselbe',
  ),
  errors: errors.describe('Fehler vor dem Senden'),
  sending: sending.describe('Während gesendet wird'),
  sent: sent.describe('Wenn die Nachricht angekommen ist'),
  refused: refused.describe('Wenn sie nicht gesendet wurde'),
  unclear: unclear.describe('Wenn keine Antwort kam'),
  offline: offline.describe('Ohne Internetverbindung'),
  actions: actions.describe('Was man dann tun kann'),
  opening: opening.describe('Ob gerade geöffnet ist'),
  mapUrl: z
    .url({ protocol: /^https$/ })
    .meta({ field: { kind: 'message', variables: ['address'] } })
    .describe('Adresse des Kartendienstes; {address} steht für die Anschrift'),
}
