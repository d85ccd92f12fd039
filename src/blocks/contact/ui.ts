import { message, text, webAddress, words } from '../../content/fields.ts'

const errors = words({
  title: text().default('Bitte prüfen Sie Ihre Angaben').describe('Überschrift über den Fehlern'),
  pageTitle: message('title').default('Fehler: {title}').describe('Titel des Fensters bei Fehlern'),
  mark: text().default('Fehler:').describe('Wort vor jedem Fehler für Vorleseprogramme'),
  nameMissing: text().default('Geben Sie Ihren Namen ein').describe('Wenn der Name fehlt'),
  emailMissing: text()
    .default('Geben Sie Ihre E-Mail-Adresse ein')
    .describe('Wenn die E-Mail-Adresse fehlt'),
  reachMissing: text()
    .default('Geben Sie eine Telefonnummer oder eine E-Mail-Adresse ein')
    .describe('Wenn bei einer Bewerbung beides fehlt'),
  emailInvalid: text()
    .default('Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@example.org')
    .describe('Wenn sie keine ist'),
  emailUmlaut: text()
    .default(
      'Vor dem @ kann kein ä, ö, ü oder ß stehen. Schreiben Sie die Adresse so, wie sie in Ihrem E-Mail-Programm steht',
    )
    .describe('Wenn vor dem @ ein Umlaut steht'),
  messageMissing: text()
    .default('Schreiben Sie uns, worum es geht')
    .describe('Wenn die Nachricht fehlt'),
  applicationMissing: text()
    .default('Schreiben Sie einen Satz zu sich')
    .describe('Wenn er bei einer Bewerbung auf der Seite der Stelle fehlt'),
  refused: message('field')
    .default('Ändern Sie bitte das Feld „{field}“: Der Formulardienst nimmt es so nicht an')
    .describe('Wenn der Formulardienst ein Feld ablehnt; {field} nennt es'),
})

const sending = words({
  label: text().default('Wird gesendet …').describe('Während gesendet wird'),
  slow: message('seconds')
    .default('Die Verbindung ist langsam. Wir warten bis zu {seconds} Sekunden auf eine Antwort.')
    .describe('Wenn es dauert; {seconds} sagt, wie lange gewartet wird'),
})

const sent = words({
  title: text().default('Ihre Nachricht ist angekommen').describe('Überschrift nach dem Senden'),
  text: message('email')
    .default(
      'Vielen Dank. Wir antworten an {email}. Hören Sie nichts von uns, sehen Sie bitte auch im Spam-Ordner nach.',
    )
    .describe('Was jetzt geschieht und wann; {email} ist die Adresse des Absenders'),
  byPhone: message('phone')
    .default('Vielen Dank. Wir melden uns unter {phone}.')
    .describe('Dasselbe, wenn jemand nur eine Telefonnummer angibt; {phone} ist seine Nummer'),
  copyTitle: text()
    .default('Das haben Sie uns geschrieben')
    .describe('Überschrift über der Abschrift'),
  moment: message('time').default('Gesendet am {time} Uhr').describe('Wann sie gesendet wurde'),
  print: text().default('Drucken').describe('Schaltfläche, die die Abschrift druckt'),
  save: text().default('Als Textdatei speichern').describe('Schaltfläche, die sie speichert'),
  fileName: text().default('anfrage.txt').describe('Name der Textdatei'),
  again: text()
    .default('Weitere Nachricht schreiben')
    .describe('Schaltfläche für die nächste Nachricht'),
})

const refused = words({
  title: text()
    .default('Ihre Nachricht wurde nicht gesendet')
    .describe('Überschrift, wenn die Nachricht sicher nicht gesendet wurde'),
  text: message('phone')
    .default(
      'Ihr Text steht noch im Formular. Senden Sie ihn noch einmal, schicken Sie ihn mit Ihrem E-Mail-Programm, oder rufen Sie uns an: {phone}.',
    )
    .describe('Dass der Text noch da ist und was man tun kann'),
  busy: text()
    .default('Beim Formulardienst gehen gerade zu viele Nachrichten ein.')
    .describe('Grund: zu viele Nachrichten auf einmal'),
  captcha: text()
    .default(
      'Der Formulardienst will erst sicher sein, dass hier kein Programm schreibt. Beantworten Sie bitte seine Sicherheitsabfrage; danach geht die Nachricht hinaus.',
    )
    .describe('Grund: der Formulardienst verlangt eine Sicherheitsabfrage'),
  largePhotos: message('phone')
    .default(
      'Die Bilder sind zusammen zu groß. Nehmen Sie eines heraus und senden Sie das Formular dann noch einmal, oder rufen Sie uns an: {phone}.',
    )
    .describe('Grund und was zu tun ist: zu große Bilder'),
  largeText: message('phone')
    .default(
      'Der Text ist zu lang. Kürzen Sie ihn und senden Sie das Formular dann noch einmal, oder rufen Sie uns an: {phone}.',
    )
    .describe('Grund und was zu tun ist: zu langer Text'),
  trap: text()
    .default(
      'Ein unsichtbares Feld war ausgefüllt, wie es sonst nur Programme tun, vielleicht von einer Erweiterung Ihres Browsers. Wir haben es geleert.',
    )
    .describe('Grund: ein Feld war ausgefüllt, das nur Programme ausfüllen'),
  other: text()
    .default('Der Formulardienst hat die Nachricht nicht angenommen.')
    .describe('Grund: der Formulardienst lehnt ab'),
})

const unclear = words({
  title: text()
    .default('Wir wissen nicht, ob Ihre Nachricht ankam')
    .describe('Überschrift, wenn niemand weiß, ob die Nachricht ankam'),
  text: message('phone')
    .default(
      'Es kam keine Bestätigung. Rufen Sie uns bitte kurz an: {phone}. Senden Sie noch einmal, kommt die Nachricht vielleicht doppelt an. Ihr Text steht noch im Formular.',
    )
    .describe(
      'Dass die Nachricht doppelt ankommen kann, wenn man sie noch einmal sendet, und ein Anruf besser ist',
    ),
})

const offline = words({
  title: text().default('Keine Internetverbindung').describe('Überschrift ohne Internetverbindung'),
  text: text()
    .default(
      'Es wurde noch nichts gesendet. Ihr Text bleibt im Formular stehen. Sobald die Verbindung wieder da ist, können Sie ihn hier senden.',
    )
    .describe('Dass der Text erhalten bleibt'),
  backTitle: text()
    .default('Die Verbindung ist wieder da')
    .describe('Überschrift, wenn die Verbindung wieder da ist'),
  backText: text()
    .default('Es wurde noch nichts gesendet. Ihr Text steht noch im Formular.')
    .describe('Dass noch nichts gesendet ist'),
})

const actions = words({
  retry: text().default('Noch einmal senden').describe('Schaltfläche, wenn nicht gesendet wurde'),
  retryIn: message('seconds')
    .default('Noch einmal senden in {seconds} s')
    .describe('Solange gewartet werden muss, unter zwei Minuten'),
  retryAt: message('time')
    .default('Noch einmal senden ab {time} Uhr')
    .describe('Solange gewartet werden muss, länger'),
  sendAnyway: text()
    .default('Trotzdem noch einmal senden')
    .describe('Schaltfläche, wenn unklar ist, ob die Nachricht ankam'),
  sendNow: text()
    .default('Jetzt senden')
    .describe('Schaltfläche, wenn die Verbindung wieder da ist'),
  captcha: text().default('Zur Sicherheitsabfrage').describe('Schaltfläche zur Sicherheitsabfrage'),
  call: message('phone').default('Anrufen: {phone}').describe('Link, der anruft'),
  mail: text().default('Text per E-Mail schicken').describe('Link, der das E-Mail-Programm öffnet'),
  mailSubject: text().default('Anfrage über die Website').describe('Betreff dieser E-Mail'),
  mailCut: text()
    .default('(Hier fehlt der Rest. Bitte kopieren Sie ihn aus dem Formular hierher.)')
    .describe('Letzter Satz dieser E-Mail, wenn der Text zu lang für sie war'),
})

const photos = words({
  hint: message('most')
    .default(
      'Bis zu {most} Bilder. Ortsangaben werden entfernt. Nach einem Neuladen der Seite wählen Sie die Bilder bitte noch einmal aus.',
    )
    .describe('Was unter dem Feld steht; {most} sagt, wie viele es sein dürfen'),
  name: message('number').default('Foto {number}').describe('Wie ein Bild heißt'),
  remove: text().default('Entfernen').describe('Schaltfläche, die ein Bild herausnimmt'),
  busy: text().default('Bilder werden verkleinert …').describe('Während sie verkleinert werden'),
  many: message('most')
    .default('Mehr als {most} Bilder lassen sich nicht mitschicken.')
    .describe('Wenn es zu viele sind'),
  unreadable: text()
    .default(
      'Ein Bild ließ sich nicht öffnen. Speichern Sie es als JPEG, oder machen Sie davon ein Bildschirmfoto.',
    )
    .describe('Wenn eine Datei kein Bild ist, das der Browser lesen kann'),
  missing: message('phone')
    .default(
      'Die Bilder konnten nicht vorbereitet werden. Ihr Text steht noch im Formular: Senden Sie ihn ohne Bilder, oder rufen Sie uns an: {phone}.',
    )
    .describe('Wenn der Teil der Website nicht geladen werden konnte, der Bilder verkleinert'),
  attach: message('count')
    .default('{count}; bitte hängen Sie sie dieser E-Mail an')
    .describe(
      'Was in der E-Mail steht, die man stattdessen schreibt; {count} sagt, wie viele es sind',
    ),
})

/** Interface strings of the contact block. */
export const contactUi = {
  topicWithoutScript: text()
    .default('Wählen Sie das Thema bitte selbst: Ohne JavaScript kommt es nicht aus dem Link mit.')
    .describe('Über der Auswahl des Themas, wo kein JavaScript läuft'),
  required: text().default('Pflichtfeld').describe('Wort bei Feldern, die ausgefüllt sein müssen'),
  more: text()
    .default('Freiwillige Angaben')
    .describe('Überschrift über den Fragen, die niemand beantworten muss'),
  noAnswer: text().default('Keine Angabe').describe('Erste Antwort einer Auswahl'),
  jobField: text()
    .default('Stelle')
    .describe('Wort vor der Stelle, um die sich jemand auf ihrer Seite bewirbt'),
  vacancy: message('title')
    .default('Bewerbung um die Stelle: {title}')
    .describe('Erste Zeile einer Bewerbung'),
  keyField: text()
    .default('Kennung')
    .describe(
      'Name der Kennung, die jede Nachricht mitbekommt: Kommt eine doppelt an, haben beide dieselbe',
    ),
  keyLabel: text()
    .default('Kennung für Rückfragen')
    .describe('Wort davor in der Abschrift, die der Absender behält'),
  errors: errors.describe('Fehler vor dem Senden'),
  photos: photos.describe('Beim Feld für Bilder'),
  sending: sending.describe('Während gesendet wird'),
  sent: sent.describe('Wenn die Nachricht angekommen ist'),
  refused: refused.describe('Wenn sie nicht gesendet wurde'),
  unclear: unclear.describe('Wenn keine Antwort kam'),
  offline: offline.describe('Ohne Internetverbindung'),
  actions: actions.describe('Was man dann tun kann'),
  mapUrl: webAddress()
    .meta({ field: { kind: 'message', variables: ['address'] } })
    .default('https://www.openstreetmap.org/search?query={address}')
    .describe('Adresse des Kartendienstes; {address} steht für die Anschrift'),
}
