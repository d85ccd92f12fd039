import { message, text, words } from '../../content/fields.ts'

const labels = words({
  system: text().default('Neue Heizung').describe('Feld system'),
  oldHeating: text().default('Jetzige Heizung').describe('Feld heizung'),
  choose: text().default('Bitte wählen').describe('Eintrag, solange nichts gewählt ist'),
  units: text().default('Wohnungen im Haus').describe('Feld wohnungen'),
  costs: text().default('Kosten mit Einbau und Mehrwertsteuer').describe('Feld kosten'),
  costsHint: text().default('Zum Beispiel 32.000 €').describe('Hinweis zum Feld kosten'),
  livesThere: text().default('Wohnen Sie selbst im Haus?').describe('Feld selbst'),
  income: text()
    .default('Zu versteuerndes Einkommen des Haushalts im Jahr')
    .describe('Feld einkommen'),
  incomeHint: text()
    .default('Es steht im Steuerbescheid. Ohne Angabe rechnen wir ohne Einkommensbonus.')
    .describe('Hinweis zum Feld einkommen'),
  children: text().default('Kinder im Haushalt').describe('Feld kinder'),
  fromEurope: text()
    .default('Stammt die Wärmepumpe aus Europa?')
    .describe('Feld herkunft; wird nur gefragt, wenn es darauf ankommt'),
  day: text().default('Tag des Antrags').describe('Feld datum'),
  yes: text().default('Ja').describe('Antwort'),
  no: text().default('Nein').describe('Antwort'),
  submit: text().default('Zuschuss berechnen').describe('Schaltfläche'),
}).describe('Fragen')

const faults = words({
  mark: text().default('Fehler:').describe('Wort vor einem Fehler für Vorleseprogramme'),
  choice: text().default('Bitte wählen Sie eine Antwort.').describe('Keine Antwort gewählt'),
  units: text()
    .default('Bitte eine ganze Zahl von 1 bis 1.000, zum Beispiel 1.')
    .describe('Wohnungen: keine oder eine falsche Zahl'),
  costsMissing: text()
    .default('Bitte tragen Sie ein, was die neue Heizung kostet.')
    .describe('Kosten: nichts eingetragen'),
  amount: text()
    .default('Bitte einen Betrag in Euro, zum Beispiel 32.000.')
    .describe('Kosten oder Einkommen: kein Betrag'),
  small: message('amount')
    .default('Meinen Sie {amount}? Bitte schreiben Sie den ganzen Betrag in Euro.')
    .describe('Kosten unter 1.000 €, wie 32,5 für 32.500'),
  smallIncome: message('amount')
    .default(
      'Meinen Sie {amount}? Bitte schreiben Sie den ganzen Betrag in Euro. Unter 1.000 € genügt 0.',
    )
    .describe('Einkommen unter 1.000 €, wie 38 für 38.000 oder wirklich 800'),
  children: text()
    .default('Bitte eine ganze Zahl, zum Beispiel 0 oder 2.')
    .describe('Kinder: keine Zahl'),
  day: text().default('Bitte einen Tag wie 1.2.2027.').describe('Tag des Antrags: kein Tag'),
  early: message('date')
    .default('Hier lässt sich nur für Anträge ab {date} rechnen.')
    .describe('Tag des Antrags: bevor es die Regeln gab'),
}).describe('Wenn eine Angabe fehlt oder nicht stimmt')

const rules = words({
  base: text().default('Grundförderung').describe('Zeile der Rechnung'),
  origin: text().default('Bonus für Herkunft aus Europa').describe('Zeile der Rechnung'),
  speed: text().default('Bonus für den frühen Tausch').describe('Zeile der Rechnung'),
  income: text().default('Einkommensbonus').describe('Zeile der Rechnung'),
  cap: message('percent').default('Höchstens {percent}').describe('Zeile mit der Obergrenze'),
}).describe('Regeln')

const reasons = words({
  notLivedIn: text()
    .default('Nur für Wohnungen, in denen die Eigentümer selbst wohnen.')
    .describe('Kein Bonus: vermietet'),
  oldHeating: text()
    .default('Für diese alte Heizung gibt es ihn nicht.')
    .describe('Kein Bonus: alte Heizung zählt nicht'),
  income: text()
    .default('Bei diesem Einkommen gibt es ihn nicht.')
    .describe('Kein Bonus: Einkommen zu hoch'),
  noIncome: text()
    .default('Ohne Angabe zum Einkommen nicht gerechnet.')
    .describe('Kein Bonus: Einkommen fehlt'),
  origin: text().default('Nur für Wärmepumpen aus Europa.').describe('Kein Bonus: andere Herkunft'),
  noneNow: text().default('An diesem Tag gibt es ihn nicht.').describe('Kein Bonus an diesem Tag'),
}).describe('Warum es einen Bonus nicht gibt')

const terms = words({
  since: message('date').default('Seit {date}').describe('Seit wann eine Regel gilt'),
  until: message('date').default('bis {date}').describe('Bis wann sie gilt'),
  left: message('days', 'then')
    .default('Noch {days} Tage: danach {then}.')
    .describe('Wie lange etwas noch gilt, das danach weniger wird'),
  lastDay: message('then').default('Nur noch heute: danach {then}.').describe('Am letzten Tag'),
  oneDay: message('then').default('Noch bis morgen: danach {then}.').describe('Am vorletzten Tag'),
  later: message('then')
    .default('Danach {then}.')
    .describe('Wenn es danach mehr wird, und an Tagen, die nicht zur heutigen Regel gehören'),
  instead: message('next', 'now').default('{next} statt {now}').describe('Steht für {then}'),
  starts: message('next').default('{next}').describe('Dasselbe, wenn es bis dahin nichts gibt'),
  ends: text().default('nichts mehr').describe('Dasselbe, wenn es danach nichts gibt'),
}).describe('Seit wann und bis wann')

const result = words({
  title: text().default('Ihr Zuschuss').describe('Überschrift über dem Ergebnis'),
  outdated: text()
    .default('Bitte neu berechnen')
    .describe('Dieselbe, sobald jemand danach eine Angabe ändert'),
  share: message('percent')
    .default('{percent} der anrechenbaren Kosten')
    .describe('Zeile unter dem Betrag'),
  caption: text().default('So setzt er sich zusammen').describe('Überschrift der Rechnung'),
  rule: text().default('Regel').describe('Spalte'),
  percent: text().default('Anteil').describe('Spalte'),
  amount: text().default('Betrag').describe('Spalte'),
  eligible: text().default('Anrechenbare Kosten').describe('Zeile mit den Kosten'),
  costsOne: message('amount', 'first')
    .default('{amount} für die {first}. Wohnung.')
    .describe('Was für eine Wohnung zählt'),
  costsEach: message('amount', 'first', 'last')
    .default('Je {amount} für die {first}. bis {last}. Wohnung.')
    .describe('Was für mehrere Wohnungen je Wohnung zählt'),
  own: message('amount')
    .default('Gerechnet auf {amount}, den Anteil Ihrer Wohnung.')
    .describe('Zeile eines Bonus in einem Haus mit mehreren Wohnungen'),
  total: text().default('Zuschuss').describe('Letzte Zeile der Rechnung'),
  openUnits: text()
    .default(
      'In einem Haus mit mehreren Wohnungen teilen wir die Kosten gleichmäßig auf und rechnen die Boni nur für Ihre Wohnung. Die Regeln sind hier nicht eindeutig; wir nehmen den niedrigeren Betrag.',
    )
    .describe('Hinweis bei mehreren Wohnungen'),
  openFamily: text()
    .default(
      'Ob der Abzug für Familien auch bei der Grenze von 80 % zählt, ist offen. Wir rechnen mit dem niedrigeren Betrag.',
    )
    .describe('Hinweis bei Familien, wenn es darauf ankommt'),
  noOrigin: text()
    .default('Ohne Angabe zur Herkunft rechnen wir ohne den Bonus dafür.')
    .describe('Hinweis, wenn die Herkunft fehlt'),
  source: message('source', 'date')
    .default('Unverbindlich. Quelle: {source}. Stand: {date}.')
    .describe('Woher die Regeln kommen'),
  message: message('amount', 'percent', 'costs', 'date', 'address')
    .default(
      'Förderrechner: {amount} Zuschuss ({percent}) bei Kosten von {costs}, Antrag am {date}.\n{address}',
    )
    .describe('Was in die Nachricht kommt'),
}).describe('Ergebnis')

/** What the calculator says; only the table is there from the start. */
export const calculatorUi = {
  table: words({
    open: text()
      .default('Mit Ihren Zahlen rechnen')
      .describe('Öffnet auf kleinen Bildschirmen die Fragen'),
    case: text().default('Fall').describe('Spalte'),
    percent: text().default('Anteil').describe('Spalte'),
    amount: text().default('Zuschuss').describe('Spalte'),
    until: message('date')
      .default('Beispiele für Anträge bis {date}')
      .describe('Überschrift der Tabelle'),
    examples: text().default('Beispiele').describe('Dieselbe, wenn kein Ende feststeht'),
    always: text().default('Unverbindlich.').describe('Anfang der Zeile unter der Tabelle'),
  }).describe('Tabelle mit Beispielen'),
  labels,
  faults,
  rules,
  reasons,
  terms,
  result,
}
