import type { z } from 'zod'
import { languageTag, message, range, text, words } from '../fields.ts'

/** Interface strings that belong to no block. */
export const shellWords = words({
  skipLink: text()
    .default('Zum Inhalt springen')
    .describe('Erster Link jeder Seite, für Tastatur und Vorleseprogramme'),
  navigation: text()
    .default('Hauptnavigation')
    .describe('Name der Navigation für Vorleseprogramme'),
  footerNavigation: text()
    .default('Leistungen und Rechtliches')
    .describe('Name der Links im Fuß für Vorleseprogramme'),
  menu: text().default('Menü').describe('Beschriftung der Schaltfläche für das Menü'),
  callBar: text()
    .default('Anrufen oder anfragen')
    .describe('Name der Leiste, die auf Handys unten steht und sich wegschieben lässt'),
  call: text().default('Anrufen').describe('Schaltfläche, die anruft'),
  enquire: text().default('Anfragen').describe('Schaltfläche, die zum Kontaktformular führt'),
  opens: words({
    today: message('time').default('ab {time} Uhr').describe('Vor der Öffnungszeit'),
    later: message('day', 'time').default('ab {day} {time} Uhr').describe('An anderen Tagen'),
  }).describe(
    'Steht auf der Schaltfläche, die anruft, solange geschlossen ist; kurz, denn es muss in eine Zeile passen',
  ),
  newTab: text()
    .default('öffnet in neuem Tab')
    .describe('Zusatz für Links, die in neuem Tab öffnen'),
  weekdayRange: range().default('{from}–{to}').describe('Von einem Wochentag bis zum anderen'),
  timeRange: range().default('{from}–{to} Uhr').describe('Von einer Uhrzeit bis zur anderen'),
  timeJoin: text().default('und').describe('Wort zwischen zwei Zeiten'),
  opening: words({
    now: message('time').default('jetzt geöffnet, bis {time} Uhr').describe('Zur Öffnungszeit'),
    always: text()
      .default('jetzt geöffnet')
      .describe('Zur Öffnungszeit, wenn auch der nächste Tag ganz dazugehört'),
    today: message('time').default('öffnet heute um {time} Uhr').describe('Vor der Öffnungszeit'),
    later: message('day', 'time')
      .default('öffnet {day} um {time} Uhr')
      .describe('An anderen Tagen'),
  }).describe('Ob gerade geöffnet ist'),
  hours: text().default('Öffnungszeiten').describe('Überschrift über den Zeiten im Fuß'),
  unreachable: text()
    .default(
      'Die Seite lässt sich gerade nicht laden. Prüfen Sie die Internetverbindung, oder rufen Sie uns an: {company.phone}.',
    )
    .describe(
      'Hinweis, wenn eine angeklickte Seite nicht zu laden ist; die Telefonnummer wird zum Link',
    ),
  errorTitle: text()
    .default('Da ist ein Fehler aufgetreten')
    .describe('Überschrift, wenn die Seite abstürzt'),
  errorTitleLang: languageTag()
    .optional()
    .describe('Sprache dieser Überschrift, wenn nicht die der Website: en'),
  errorText: text()
    .default(
      'Die Seite konnte nicht angezeigt werden. Laden Sie sie noch einmal. Hilft das nicht, rufen Sie uns an: {company.phone}.',
    )
    .describe('Was dann zu tun ist; die Telefonnummer wird zum Link'),
  errorReload: text()
    .default('Neu laden')
    .describe('Schaltfläche auf der Fehlerseite und im Hinweis unreachable'),
  errorHome: text().default('Zur Startseite').describe('Link auf der Fehlerseite'),
})

/** Strings of the admin mode; loaded only while it is on. */
export const adminWords = words({
  bar: text().default('Bearbeitungsmodus').describe('Name der Leiste'),
  hint: text()
    .default(
      'Klicken Sie auf einen markierten Text und ändern Sie ihn. Zunächst steht die Änderung nur in diesem Browser; die Schaltflächen hier geben sie weiter.',
    )
    .describe('Was man tun kann'),
  edit: text().default('Text ändern').describe('Name eines änderbaren Textes für Vorleseprogramme'),
  edited: message('count')
    .default('Geänderte Blöcke: {count}')
    .describe('Wie viele Blöcke geändert sind'),
  changes: message('count')
    .default('Änderungen ansehen ({count})')
    .describe('Schaltfläche, die alle Änderungen auf- und zuklappt; {count} ist ihre Zahl'),
  before: text().default('Vorher').describe('Steht über dem veröffentlichten Text'),
  after: text().default('Nachher').describe('Steht über dem neuen Text'),
  resetText: text().default('Zurücksetzen').describe('Schaltfläche, die einen Text zurücksetzt'),
  textReset: text()
    .default('Hier steht wieder der veröffentlichte Text.')
    .describe('Meldung danach'),
  resetBlock: text()
    .default('Block zurücksetzen')
    .describe('Schaltfläche, die einen Block zurücksetzt'),
  blockReset: text()
    .default('Der Block zeigt wieder die veröffentlichten Texte.')
    .describe('Meldung danach'),
  undo: text().default('Rückgängig').describe('Schaltfläche, die die letzte Änderung zurücknimmt'),
  redo: text().default('Wiederholen').describe('Schaltfläche, die sie noch einmal macht'),
  resetAll: text().default('Alles zurücksetzen').describe('Schaltfläche, die alles zurücksetzt'),
  confirmReset: text()
    .default('Alle Ihre Änderungen verwerfen und die veröffentlichten Texte wieder anzeigen?')
    .describe('Frage vor dem Zurücksetzen'),
  leave: text().default('Beenden').describe('Schaltfläche, die den Bearbeitungsmodus beendet'),
  locked: text()
    .default('Diese Seite lässt sich hier nicht bearbeiten.')
    .describe('Auf Seiten, die nicht bearbeitet werden'),
  apply: text().default('Übernehmen').describe('Schaltfläche, die einen Text übernimmt'),
  cancel: text().default('Abbrechen').describe('Schaltfläche, die ihn verwirft'),
  discard: text()
    .default('Änderungen an diesem Text verwerfen?')
    .describe('Frage davor, wenn schon etwas geschrieben ist'),
  marks: words({
    group: text().default('Text auszeichnen').describe('Name der Gruppe der vier Schaltflächen'),
    bold: text().default('Fett').describe('Schaltfläche, die Wörter fett macht'),
    italic: text().default('Kursiv').describe('Schaltfläche, die sie kursiv macht'),
    link: text().default('Link').describe('Schaltfläche, die aus ihnen einen Link macht'),
    list: text().default('Liste').describe('Schaltfläche, die aus Zeilen eine Liste macht'),
    key: text().default('Strg').describe('Name der Taste, mit der ein Kürzel beginnt'),
  }).describe('Schaltflächen über einem Text in Markdown'),
  stale: message('text')
    .default(
      'Diese Änderung von Ihnen wird nicht gezeigt, weil sich der veröffentlichte Text seitdem geändert hat: „{text}“',
    )
    .describe('Eine Änderung wird nicht gezeigt; {text} ist ihr Text'),
  staleNow: message('text')
    .default('Veröffentlicht ist jetzt: „{text}“')
    .describe('Steht darunter; {text} ist der veröffentlichte Text'),
  staleGone: text()
    .default('Diesen Text gibt es auf der Seite nicht mehr.')
    .describe('Steht darunter, wenn es den Text nicht mehr gibt'),
  showStale: text().default('Trotzdem zeigen').describe('Schaltfläche, die sie trotzdem zeigt'),
  discardStale: text().default('Verwerfen').describe('Schaltfläche, die sie wegwirft'),
  refused: words({
    empty: text()
      .default('Nicht übernommen: Der Text darf nicht leer sein.')
      .describe('Der Text ist leer'),
    long: text()
      .default('Nicht übernommen: Der Text ist zu lang.')
      .describe('Der Text ist zu lang'),
    markup: text()
      .default('Nicht übernommen: HTML und Bilder sind in Texten nicht erlaubt.')
      .describe('Der Text enthält HTML oder ein Bild'),
    link: text()
      .default('Nicht übernommen: Ein Link muss mit /, #, https://, mailto: oder tel: beginnen.')
      .describe('Ein Link führt weder auf die Website noch ins Netz'),
  }).describe('Meldungen, wenn ein Text nicht übernommen wird'),
  unknownName: message('name')
    .default('Den Namen {name} gibt es nicht. Er bleibt so stehen, wie Sie ihn geschrieben haben.')
    .describe('{name} in geschweiften Klammern gibt es nicht'),
  form: words({
    open: text()
      .default('Block bearbeiten')
      .describe('Schaltfläche, die das Formular eines Blocks öffnet'),
    add: text()
      .default('Hinzufügen')
      .describe('Schaltfläche, die einen Eintrag oder eine Zeile anhängt'),
    existing: text()
      .default('Vorhandener Eintrag')
      .describe('Auswahl aus den Einträgen, die ein Block noch nicht zeigt'),
    take: text().default('Aufnehmen').describe('Schaltfläche, die den gewählten anhängt'),
    copy: text()
      .default('Kopieren')
      .describe('Schaltfläche, die einen Eintrag noch einmal einsetzt'),
    remove: text().default('Entfernen').describe('Schaltfläche, die ihn herausnimmt'),
    up: text()
      .default('Nach oben')
      .describe('Schaltfläche, die ihn vor den davor stellt; auch Alt und ↑'),
    down: text()
      .default('Nach unten')
      .describe('Schaltfläche, die ihn hinter den danach stellt; auch Alt und ↓'),
    fresh: text().default('Neuer Eintrag').describe('Name eines Eintrags, der noch keinen hat'),
    item: message('number').default('Zeile {number}').describe('Name einer Zeile einer Liste'),
    entries: message('file')
      .default('Einträge aus {file}')
      .describe('Überschrift über den Einträgen; {file} ist ihre Datei'),
    pictures: text().default('Alle Bilder ansehen').describe('Klappt die Bilder zur Auswahl auf'),
    newPicture: text()
      .default('Bild von diesem Rechner hinzufügen')
      .describe('Schaltfläche, die ein Bild in den Ordner media legt; nur am eigenen Rechner'),
    sendingPicture: text()
      .default('Das Bild wird abgelegt …')
      .describe('Meldung, während es das tut'),
    pictureSent: message('name')
      .default('Das Bild liegt jetzt im Ordner media und heißt {name}.')
      .describe('Meldung danach'),
    pictureTooLarge: message('most')
      .default(
        'Das Bild hat mehr als {most} MB. Speichern Sie es kleiner, und wählen Sie es noch einmal.',
      )
      .describe('Meldung bei einer zu großen Datei'),
    pictureFailed: text()
      .default(
        'Das Bild ließ sich nicht ablegen. Läuft npm run dev noch, und ist auf der Platte noch Platz?',
      )
      .describe('Meldung, wenn es nicht ging'),
    pictureElsewhere: text()
      .default(
        'Ein neues Bild legen Sie in der Ablage in den Ordner media. Zu wählen ist es, sobald die Website neu veröffentlicht ist.',
      )
      .describe('Steht auf der veröffentlichten Website unter der Auswahl'),
    openMedia: text()
      .default('Ordner media in der Ablage öffnen')
      .describe('Link dorthin, wo der Git-Dienst Dateien annimmt'),
    part: text()
      .default('Ab einem Tag ändern')
      .describe('Schaltfläche, die einen Wert in Zeiträume teilt'),
    missing: text().default('Hier fehlt noch etwas.').describe('Steht bei einem leeren Feld'),
    none: text().default('Keine Angabe').describe('Auswahl, wenn nichts gelten soll'),
    fixed: text()
      .default('Diese Angabe lässt sich nur in der Datei ändern.')
      .describe('Steht bei Angaben, für die das Formular kein Feld hat'),
    faults: text()
      .default('Das wird die Prüfung so nicht annehmen. Was zu ändern ist, steht bei den Feldern.')
      .describe('Meldung, wenn ein Formular Fehler hat'),
    discard: text()
      .default('Änderungen in diesem Formular verwerfen?')
      .describe('Frage, bevor ein Formular mit Änderungen geschlossen wird'),
  }).describe('Formular für einen Block und seine Einträge'),
  make: words({
    open: text().default('Neu anlegen').describe('Schaltfläche, die nach Art und Titel fragt'),
    kind: text().default('Was soll es werden?').describe('Feld für die Art'),
    title: text().default('Titel').describe('Feld für den Titel'),
    make: text().default('Anlegen').describe('Schaltfläche, die es anlegt und dorthin führt'),
  }).describe('Neue Seite, Neuigkeit oder ein anderer Eintrag; nur am eigenen Rechner'),
  save: text()
    .default('In Datei speichern')
    .describe('Schaltfläche, die Änderungen in die Dateien schreibt'),
  saving: text().default('Wird geprüft und gespeichert …').describe('Meldung, während sie das tut'),
  saved: message('files').default('Gespeichert in {files}.').describe('Meldung danach'),
  nothingToSave: text()
    .default('Gespeichert wurde nichts: Die veröffentlichten Texte haben sich seitdem geändert.')
    .describe('Keine der Änderungen passt noch'),
  leftOut: message('places')
    .default('Nicht gespeichert, weil es die Stelle so nicht mehr gibt: {places}.')
    .describe('Steht dahinter, wenn Änderungen nicht mehr passen; {places} sind ihre Stellen'),
  saveLater: text()
    .default(
      'Gespeichert wurde nichts: Die Seite zeigt noch nicht, was Sie zuletzt gespeichert haben. Warten Sie einen Augenblick und speichern Sie noch einmal.',
    )
    .describe('Ein eben gespeicherter Text wurde schon wieder geändert'),
  alreadySaved: text()
    .default('Das steht schon so in den Dateien.')
    .describe('Alle Änderungen stehen bereits dort'),
  saveRefused: text()
    .default('Gespeichert wurde nichts, weil die Prüfung Fehler fände:')
    .describe('Steht vor dem, was die Prüfung sagt'),
  saveFailed: text()
    .default(
      'Gespeichert wurde nichts: Das Programm, das die Seite zeigt, antwortet nicht. Starten Sie es neu, und versuchen Sie es noch einmal; Ihre Änderungen bleiben in diesem Browser.',
    )
    .describe('Das Speichern hat keine Antwort bekommen'),
  download: text()
    .default('Änderungen herunterladen')
    .describe('Schaltfläche, die alle Änderungen als Datei mitgibt'),
  editsFile: text().default('aenderungen.patch').describe('Name dieser Datei'),
  downloaded: text()
    .default('Die Datei ist heruntergeladen. Geben Sie sie der Person, die Ihre Website betreut.')
    .describe('Meldung danach'),
  downloadedPart: message('count')
    .default(
      'Die Datei ist heruntergeladen. Geben Sie sie der Person, die Ihre Website betreut. Nicht alles davon kann Git übernehmen: Ein Text ist inzwischen ein anderer, oder daneben steht eine Notiz. „Änderungen öffnen“ holt auch das zurück. Anzahl: {count}.',
    )
    .describe(
      'Meldung danach, wenn {count} Änderungen nur in der Datei stehen und nicht in ihrem Patch',
    ),
  downloadedPlain: text()
    .default(
      'Die Datei ist heruntergeladen, aber nur für „Änderungen öffnen“: Was es braucht, um sie in den Inhalt zu bringen, ließ sich nicht laden.',
    )
    .describe('Meldung danach, wenn etwas nicht geladen werden konnte'),
  openInGit: text()
    .default('In der Ablage öffnen')
    .describe('Link zur Datei des Textes beim Git-Dienst'),
  propose: text()
    .default('Vorschlag einreichen')
    .describe('Schaltfläche, die alle Änderungen dem vorschlägt, der die Website betreut'),
  token: text().default('Zugangsschlüssel (Token)').describe('Feld für den Zugang zum Git-Dienst'),
  tokenHint: text()
    .default(
      'Sie bekommen ihn in den Einstellungen Ihres Kontos beim Git-Dienst. Er muss Dateien ändern und Vorschläge anlegen dürfen. Gespeichert wird er nicht: Beim nächsten Laden der Seite ist er vergessen.',
    )
    .describe('Steht unter diesem Feld'),
  sendProposal: text().default('Einreichen').describe('Schaltfläche, die den Vorschlag abschickt'),
  proposing: text()
    .default('Der Vorschlag wird eingereicht …')
    .describe('Meldung, während das geschieht'),
  proposed: text()
    .default('Eingereicht. Ihre Änderungen bleiben hier stehen, bis sie veröffentlicht sind.')
    .describe('Meldung danach'),
  proposedPart: message('count')
    .default(
      'Eingereicht, aber nicht alles: Zu manchen Änderungen ist nicht bekannt, in welche Datei sie gehören. Setzen Sie diese unter „Änderungen ansehen“ zurück, und schreiben Sie sie neu. Anzahl: {count}.',
    )
    .describe('Meldung danach, wenn von {count} Änderungen nicht bekannt ist, wo sie hingehören'),
  proposal: text().default('Vorschlag ansehen').describe('Link zum Vorschlag'),
  superseded: text()
    .default(
      'Dieser Vorschlag ersetzt, was Sie früher eingereicht haben und was noch offen ist. Schließen Sie das, damit niemand beides übernimmt.',
    )
    .describe('Meldung danach, wenn alle Stellen eines offenen Vorschlags auch im neuen stehen'),
  supersededOne: message('address')
    .default('Ersetzt, bitte schließen: {address}')
    .describe('Link zu einem solchen Vorschlag'),
  proposalReplaces: message('address')
    .default('Ersetzt den früheren Vorschlag: {address}')
    .describe('Steht im Text des neuen Vorschlags'),
  proposalTakesBack: message('files')
    .default(
      'Dieser Vorschlag nimmt auch frühere Änderungen zurück, die schon übernommen, aber noch nicht veröffentlicht sind: {files}.',
    )
    .describe(
      'Meldung danach und Satz im Text des Vorschlags, wenn er zurücknimmt, was übernommen, aber nicht veröffentlicht ist',
    ),
  proposalTitle: message('files')
    .default('Texte geändert: {files}')
    .describe('Überschrift des Vorschlags; {files} sind die Dateien'),
  proposalText: text()
    .default('Eingereicht aus dem Bearbeitungsmodus der Website.')
    .describe('Text des Vorschlags'),
  proposalRefused: text()
    .default(
      'Eingereicht wurde nichts: In den Dateien steht inzwischen etwas anderes als auf der Website. Sie sehen es hier, sobald die Website neu veröffentlicht ist.',
    )
    .describe('Steht vor den Stellen, an denen das so ist'),
  proposalNeedless: text()
    .default('Eingereicht wurde nichts: Alle Änderungen stehen schon in den Dateien.')
    .describe('Meldung, wenn es nichts vorzuschlagen gibt'),
  proposalUnplaced: message('count')
    .default(
      'Eingereicht wurde nichts: Zu manchen Änderungen ist nicht bekannt, in welche Datei sie gehören. Setzen Sie diese unter „Änderungen ansehen“ zurück, und schreiben Sie sie neu. Anzahl: {count}.',
    )
    .describe('Meldung, wenn von {count} Änderungen nicht bekannt ist, wo sie hingehören'),
  proposalFaults: words({
    token: text()
      .default('Nicht eingereicht: Der Zugangsschlüssel gilt nicht oder nicht mehr.')
      .describe('Der Git-Dienst kennt den Schlüssel nicht'),
    rights: text()
      .default('Nicht eingereicht: Mit diesem Zugangsschlüssel dürfen Sie hier nichts ändern.')
      .describe('Der Schlüssel hat zu wenig Rechte'),
    missing: text()
      .default(
        'Nicht eingereicht: Ablage oder Zweig sind nicht zu finden, oder der Zugangsschlüssel gilt nicht für sie.',
      )
      .describe('Der Git-Dienst findet etwas nicht'),
    gone: message('file')
      .default(
        'Nicht eingereicht: Die Datei {file} gibt es in der Ablage nicht mehr. Setzen Sie unter „Änderungen ansehen“ zurück, was in ihr steht, und reichen Sie den Rest ein.',
      )
      .describe('Eine Datei ist gelöscht oder umbenannt'),
    picture: message('file')
      .default(
        'Nicht eingereicht: Das Bild {file} liegt nicht in der Ablage und ließ sich auf diesem Rechner nicht lesen. Läuft npm run dev noch?',
      )
      .describe('Ein neues Bild geht mit dem Vorschlag mit und ist nicht zu lesen'),
    moved: text()
      .default(
        'Nicht eingereicht: Die Dateien haben sich währenddessen geändert. Versuchen Sie es noch einmal.',
      )
      .describe('Jemand anderes war schneller'),
    taken: text()
      .default(
        'Nicht eingereicht: Der Git-Dienst hat den Vorschlag abgelehnt. Versuchen Sie es noch einmal.',
      )
      .describe('Den Zweig oder den Vorschlag gibt es schon'),
    limit: text()
      .default(
        'Nicht eingereicht: Der Git-Dienst nimmt gerade nichts mehr an. Versuchen Sie es in einer Stunde noch einmal.',
      )
      .describe('Zu viele Anfragen'),
    offline: text()
      .default(
        'Nicht eingereicht: Der Git-Dienst ist nicht zu erreichen. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
      )
      .describe('Keine Verbindung'),
    other: text()
      .default(
        'Nicht eingereicht: Der Git-Dienst hat einen Fehler. Versuchen Sie es später noch einmal.',
      )
      .describe('Jede andere Antwort'),
  }).describe(
    'Meldungen, wenn ein Vorschlag nicht ankommt; die Änderungen bleiben dabei immer erhalten',
  ),
  open: text()
    .default('Änderungen öffnen')
    .describe('Schaltfläche, die Änderungen aus einer solchen Datei holt'),
  opened: message('count')
    .default('Die Änderungen aus der Datei sind da. Insgesamt sind es {count}.')
    .describe('Meldung danach'),
  noEdits: text()
    .default('In dieser Datei stehen keine Änderungen.')
    .describe('Die Datei ist keine solche'),
  unread: text()
    .default(
      'Die Datei konnte nicht gelesen werden. Sehen Sie nach, wo sie liegt, und wählen Sie sie noch einmal aus.',
    )
    .describe('Die Datei ist nicht mehr da, oder ein anderes Programm hält sie fest'),
  notSaved: text()
    .default(
      'Der Browser konnte die Änderung nicht speichern. Sie ist verloren, sobald Sie neu laden.',
    )
    .describe('Der Browser speichert nicht'),
  unavailable: text()
    .default(
      'Die Texte dieser Seite konnten nicht geladen werden. Laden Sie die Seite noch einmal.',
    )
    .describe('Die Texte der Seite konnten nicht geladen werden'),
})

export type ShellWords = z.output<typeof shellWords>
