import { WEEKDAYS } from '../../src/content/dates/weekdays.ts'
import type { Country } from '../../src/content/location/country.ts'
import type { LegalForm } from '../../src/content/site/legal-form.ts'
import { day, shorten } from '../problem/phrases.ts'
import type { Wording } from '../problem/problem.ts'

/** 1 January 2024 was a Monday. */
const weekday = (name: string) =>
  new Intl.DateTimeFormat('de-DE', { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, 1 + (WEEKDAYS as readonly string[]).indexOf(name))),
  )

/** What to write where a day goes; the group goes with the last one. */
const daysWithout = (rest: readonly string[], place: string) =>
  rest.length > 0
    ? `Schreiben Sie ${place} days: [${rest.join(', ')}].`
    : `Löschen Sie den Eintrag ${place}.`

/** What entries are called whose day of appearance or end the check speaks of. */
const things: Record<string, { name: string; it: string }> = {
  news: { name: 'Der Beitrag', it: 'er' },
  jobs: { name: 'Die Stelle', it: 'sie' },
}

const thing = (collection: string) => things[collection] ?? { name: 'Der Eintrag', it: 'er' }

/** `22400` as people write it: 22.400 €. */
const euros = (amount: number) => `${amount.toLocaleString('de-DE')} €`

/** The most that a grant's rules give, and where they say so. */
export interface AllowedMaximum {
  amount: number
  percent: number
  costs: number
  /** First day on which that holds; missing where it held from the beginning. */
  from?: string
  /** `content/grant-rules.yaml, Zeile 12` */
  place: string
}

/**
 * How to get a newer version. Mostly a colleague has it already, and `npm install` brings what package.json names; a
 * company that has Gewerk as a file does not find it on the registry.
 */
export const GET_NEWER =
  'Hat im Betrieb schon jemand die neuere Fassung von Gewerk geholt, genügt npm install. Sonst holt sie npm install gewerk@latest, oder, liegt Gewerk als Datei in der Ablage, mit dem Namen der neuen Datei: npm install ./gewerk-….tgz'

/** What helps where a postcode is right, and of another country. */
const IF_ABROAD = {
  company: 'Liegt der Betrieb in einem anderen Land, ändern Sie country.',
  area: 'Liegt der Ort in einem anderen Land, löschen Sie sie; gefunden wird er mit seinem Namen.',
  job: 'Liegt der Arbeitsort in einem anderen Land, löschen Sie address, und tragen Sie die Stelle bei den Jobbörsen selbst ein.',
}

/** What the check says about days, hours, the form, subsidies and what nothing refers to. */
export const checkWording = {
  // Files

  oldFormat: (format: number, present: number): Wording => ({
    code: 'old-format',
    message: `Der Inhalt ist für eine ältere Fassung geschrieben (Format ${format}; dieses Programm liest Format ${present}).`,
    hint: 'Rufen Sie npm run upgrade auf: Der Befehl zeigt, was sich ändert, und schreibt es, wenn Sie zustimmen.',
  }),
  newFormat: (format: number, present: number): Wording => ({
    code: 'new-format',
    message: `Der Inhalt ist für eine neuere Fassung geschrieben (Format ${format}; dieses Programm liest Format ${present}).`,
    hint: GET_NEWER,
  }),

  // Between files

  unusedDocument: (name: string): Wording => ({
    code: 'unused-media',
    message: `Zur Datei ${name} führt kein Link.`,
    hint: `Brauchen Sie sie nicht mehr, löschen Sie sie. Sonst nennen Sie als Ziel eines Links ihren Namen: ${name}`,
  }),
  foreignDocument: (name: string): Wording => ({
    code: 'unused-media',
    message: `Zur Datei ${name} kann kein Link führen: Von den Dateien im Ordner media öffnet die Website nur PDF.`,
    hint: 'Brauchen Sie die Datei nicht mehr, löschen Sie sie. Sollen Besucher sie öffnen, speichern Sie sie als PDF in diesem Ordner, und nennen Sie als Ziel eines Links den Namen der PDF-Datei.',
  }),
  unusedMedia: (name: string): Wording => ({
    code: 'unused-media',
    message: `Die Datei ${name} wird nirgends gezeigt.`,
    hint: 'Brauchen Sie sie nicht mehr, löschen Sie sie. Sonst tragen Sie ihren Namen dort ein, wo sie zu sehen sein soll.',
  }),
  exampleValue: (value: string): Wording => ({
    code: 'example-value',
    message: `Beispielwert: \`${shorten(value)}\` steht so in der Anleitung und gehört zu keinem Betrieb.`,
    hint: 'Tragen Sie hier ein, was für Ihren Betrieb gilt.',
  }),
  gap: (gap: string): Wording => ({
    code: 'example-value',
    message: `\`${gap}\` steht hier für etwas, das noch einzutragen ist.`,
    hint: 'Schreiben Sie an diese Stelle, was für Ihren Betrieb gilt.',
  }),
  sampleValue: (value: string): Wording => ({
    code: 'example-value',
    message: `Muster: \`${shorten(value)}\` hat Gewerk eingesetzt, solange die richtige Angabe fehlt.`,
    hint: 'Tragen Sie hier ein, was für Ihren Betrieb gilt.',
  }),

  filler: (value: string): Wording => ({
    code: 'filler',
    message: `\`${shorten(value)}\` hält nur den Platz für einen Text frei; auf der Website wäre es so zu lesen.`,
    hint: 'Schreiben Sie, was hier stehen soll, oder löschen Sie es.',
  }),
  chatStamp: (stamp: string): Wording => ({
    code: 'chat-stamp',
    message: `\`${shorten(stamp)}\` ist der Anfang einer Nachricht aus einem Chat; auf der Website stünde es mit.`,
    hint: 'Löschen Sie Zeit und Namen; was dahinter steht, bleibt.',
    instead: { text: '' },
  }),
  chatSource: (mark: string): Wording => ({
    code: 'chat-source',
    message: `\`${shorten(mark)}\` ist eine Quellenangabe aus einem Chatprogramm; auf der Website stünde sie so im Text.`,
    hint: 'Löschen Sie sie ganz; was davor und dahinter steht, bleibt.',
    instead: { text: '' },
  }),
  altSaysPicture: (value: string): Wording => ({
    code: 'filler',
    message: `\`${shorten(value)}\` sagt nicht, was auf dem Bild zu sehen ist.`,
    hint: 'Schreiben Sie einen halben Satz dazu, oder statt der Zeile decorative: true, wenn das Bild nur schmückt.',
  }),

  // Days

  asOfAhead: (key: string, today: string): Wording => ({
    code: 'as-of-ahead',
    message: `\`${key}\` nennt einen Tag, der noch nicht da ist; heute ist der ${day(today)}.`,
    hint: 'Tragen Sie den Tag ein, an dem die Angabe zuletzt geprüft wurde.',
  }),
  wrongWeekday: (weekday: string, date: string, actual: string): Wording => ({
    code: 'wrong-weekday',
    message: `Der ${date} ist kein ${weekday}, sondern ein ${actual}.`,
    hint: 'Berichtigen Sie den Wochentag oder das Datum.',
  }),
  foundedAhead: (year: number): Wording => ({
    code: 'founded-ahead',
    message: `Das Gründungsjahr ${year} liegt in der Zukunft.`,
    hint: 'Berichtigen Sie die Jahreszahl.',
  }),
  strangeYear: (year: string): Wording => ({
    code: 'strange-year',
    message: `Das Jahr ${year} kann nicht stimmen; vermutlich sind die Ziffern vertauscht.`,
    hint: 'Berichtigen Sie die Jahreszahl.',
  }),
  doneAhead: (month: string): Wording => ({
    code: 'done-ahead',
    message: `\`${month}\` liegt in der Zukunft; die Website nennt diesen Monat als den der Fertigstellung.`,
    hint: 'Prüfen Sie Jahr und Monat.',
  }),
  reviewOverdue: (reviewBy: string): Wording => ({
    code: 'review-overdue',
    message: `Diese Förderung war bis zum ${day(reviewBy)} wieder zu prüfen.`,
    hint: 'Sehen Sie auf der Seite des Fördergebers nach. Passen Sie Betrag und status an, setzen Sie asOf auf heute und reviewBy auf einen neuen Tag.',
  }),
  appears: (collection: string, date: string): Wording => ({
    code: 'not-yet-shown',
    message: `${thing(collection).name} erscheint am ${day(date)}; bis dahin ist ${thing(collection).it} auf der Website nicht zu sehen.`,
    hint: 'Ist das so gewollt, brauchen Sie nichts zu tun. Soll es schon jetzt sein, setzen Sie den Tag auf heute oder früher.',
  }),
  disappeared: (collection: string, date: string): Wording => ({
    code: 'no-longer-shown',
    message: `${thing(collection).name} war bis zum ${day(date)} befristet und ist auf der Website nicht mehr zu sehen.`,
    hint: 'Verlängern Sie die Frist, oder löschen Sie den Eintrag.',
  }),

  // Opening hours

  timesOverlap: (
    firstLine: number,
    { opens, closes }: Record<'opens' | 'closes', string>,
  ): Wording => ({
    code: 'times-overlap',
    message: `Diese Zeit überschneidet sich mit der in Zeile ${firstLine}; beide gelten für dieselben Tage.`,
    hint: `Machen Sie aus beiden eine: { opens: "${opens}", closes: "${closes}" } – oder berichtigen Sie eine davon.`,
  }),
  dayTwice: (
    days: readonly string[],
    firstLine: number,
    rest: readonly string[],
    firstRest: readonly string[],
  ): Wording => ({
    code: 'day-twice',
    message: `${days.map(weekday).join(' und ')} ${days.length === 1 ? 'steht' : 'stehen'} auch in Zeile ${firstLine}, mit Zeiten, die sich mit denen hier überschneiden.`,
    hint: `Gelten die Zeiten von Zeile ${firstLine}: ${daysWithout(rest, 'hier')} Gelten die von hier: ${daysWithout(firstRest, `in Zeile ${firstLine}`)}`,
  }),

  // Company

  addressSwapped: (street: string, city: string): Wording => ({
    code: 'address-swapped',
    message: 'Straße und Ort sind vertauscht.',
    hint: `Tauschen Sie die beiden: street: ${city} und city: ${street}`,
  }),
  noName: (value: string): Wording => ({
    code: 'no-name',
    message: `Hier gehört ein Name hin; \`${shorten(value)}\` wäre für alle zu lesen.`,
    hint: 'Schreiben Sie den Namen. Nummer und E-Mail-Adresse haben eigene Zeilen, wo es sie gibt.',
  }),
  postcodeDigits: (
    postcode: string,
    { name, postcodeDigits }: Country,
    meant: { text: string; isLonger: boolean } | undefined,
    of: 'company' | 'area' | 'job',
  ): Wording => ({
    code: 'postcode-digits',
    message: `\`${postcode}\` ist keine Postleitzahl für das Land ${name}; dort haben sie ${postcodeDigits === 4 ? 'vier' : 'fünf'} Ziffern.`,
    hint: `${meant ? (meant.isLonger ? `Fehlt nur die Null am Anfang, schreiben Sie ${meant.text}; sonst berichtigen Sie die Postleitzahl.` : `Schreiben Sie ${meant.text}.`) : 'Berichtigen Sie die Postleitzahl.'} ${IF_ABROAD[of]}`,
  }),
  otherForm: (
    given: LegalForm,
    { name, form, line }: { name: string; form: LegalForm; line: number },
  ): Wording => ({
    code: 'other-form',
    message: `Name und Rechtsform widersprechen sich: Hier steht \`${given}\`, zum Namen „${shorten(name)}“ in Zeile ${line} gehört \`${form}\`.`,
    hint: `Stimmt der Name, schreiben Sie hier legalForm: ${form}. Stimmt die Rechtsform, berichtigen Sie legalName in Zeile ${line}.`,
    instead: { text: form, isSure: false },
  }),

  // Copies

  copiedEntry: (line: number): Wording => ({
    code: 'copied-entry',
    message: `Dieser Eintrag sagt dasselbe wie der in Zeile ${line}; nur der Kurzname ist ein anderer.`,
    hint: 'Haben Sie ihn kopiert, ändern Sie auch die anderen Angaben. Ist er zu viel, löschen Sie ihn.',
  }),
  copiedGroup: (line: number): Wording => ({
    code: 'copied-group',
    message: `Hier steht dasselbe wie in Zeile ${line} noch einmal.`,
    hint: 'Haben Sie es kopiert, ändern Sie die Angaben. Ist es zu viel, löschen Sie es.',
  }),
  sameInquiry: (word: string, place: string): Wording => ({
    code: 'duplicate-inquiry',
    message: `\`${word}\` steht schon in ${place}; mit ?inquiry=${word} wäre immer nur jenes Thema gewählt.`,
    hint: 'Geben Sie diesem Thema ein anderes Wort, oder löschen Sie es dort.',
  }),
  copiedBlock: (line: number): Wording => ({
    code: 'copied-block',
    message: `Dieser Block steht auf der Seite schon einmal, ab Zeile ${line}.`,
    hint: 'Haben Sie ihn kopiert, ändern Sie seine Texte. Ist er zu viel, löschen Sie ihn.',
  }),
  begunTwice: (type: string): Wording => ({
    code: 'begun-twice',
    message: `Hier beginnt ein Block \`${type}\` ohne Angaben, und gleich danach noch einer.`,
    hint: `Steht die Zeile \`- type: ${type}\` aus Versehen zweimal da, löschen Sie eine davon.`,
  }),

  // What nothing refers to

  emptyList: (home: string, isChosen: boolean): Wording => ({
    code: 'empty-list',
    message: isChosen
      ? 'Von den genannten Einträgen ist zurzeit keiner zu sehen; von dem Block bleibt nur, was um die Liste herum steht.'
      : `In ${home} gibt es zurzeit keinen Eintrag, der zu sehen ist; von dem Block bleibt nur, was um die Liste herum steht.`,
    hint: isChosen
      ? 'Nennen Sie hier andere Einträge, oder löschen Sie den Block.'
      : `Legen Sie in ${home} einen Eintrag an, oder löschen Sie den Block.`,
  }),
  unusedEntry: (id: string): Wording => ({
    code: 'unused-entry',
    message: `Der Eintrag \`${id}\` wird nirgends gezeigt.`,
    hint: `Soll er zu sehen sein, tragen Sie seinen Kurznamen auf einer Seite in die Liste des Blocks ein: - ${id}. Sonst löschen Sie den Eintrag.`,
  }),
  lonelyEntry: (id: string, route: string): Wording => ({
    code: 'unused-entry',
    message: `Der Eintrag \`${id}\` steht auf keiner Seite in einer Liste. Seine eigene Seite ${route} gibt es weiterhin, aber kein Link führt dorthin.`,
    hint: `Soll er zu sehen sein, tragen Sie seinen Kurznamen auf einer Seite in die Liste des Blocks ein: - ${id}. Sonst löschen Sie den Eintrag; dann geht auch seine Seite.`,
  }),
  unusedStat: (id: string): Wording => ({
    code: 'unused-entry',
    message: `Die Zahl \`${id}\` wird nirgends gezeigt.`,
    hint: `Soll sie zu sehen sein, schreiben Sie {stats.${id}} in einen Text, oder tragen Sie - ${id} auf einer Seite in die Liste des Blocks stats ein. Sonst löschen Sie den Eintrag.`,
  }),

  // Form

  confirmedByHost: (): Wording => ({
    code: 'form-unconfirmed',
    message:
      'Netlify bestätigt Nachrichten nur, wenn die Website bei Netlify liegt und dort die Formularerkennung eingeschaltet ist. Sonst ist jede Nachricht verloren, und die Besucher lesen nur, dass keine Bestätigung kam.',
    hint: 'Senden Sie auf der veröffentlichten Website eine Nachricht. Heißt es danach nicht, dass sie angekommen ist, schalten Sie bei Netlify unter Forms die Formularerkennung ein und veröffentlichen neu, oder nehmen Sie einen anderen Formulardienst: provider: formspree',
  }),
  perhapsUnconfirmed: (): Wording => ({
    code: 'form-unconfirmed',
    message:
      'Antwortet dieser Formulardienst mit einer Seite, ist ihr ohne `acceptedBy` nicht anzusehen, ob die Nachricht ankam. Dann lesen die Besucher auch nach Erfolg, dass keine Bestätigung kam.',
    hint: 'Senden Sie eine Nachricht ab, und tragen Sie Wörter ein, die nur in der Bestätigung stehen: acceptedBy: Ihre Nachricht ist eingegangen',
  }),

  noPhotos: (): Wording => ({
    code: 'form-photos',
    message:
      'Der Formulardienst, den site.yaml nennt, nimmt keine Fotos an. Das Formular zeigt das Feld deshalb nicht.',
    hint: 'Nehmen Sie Fotos über den eigenen Webspace oder Server an (provider: php oder provider: inbox), oder lassen Sie photos weg.',
  }),
  noAreas: (): Wording => ({
    code: 'no-areas',
    message:
      'In site.yaml steht unter areas kein Ort. Wer hier nach seinem Ort fragt, liest jedes Mal, dass Sie dort nicht arbeiten.',
    hint: 'Tragen Sie in site.yaml die Orte ein, in die Sie kommen, mit der Entfernung: areas: [{ town: Warendorf, km: 18 }]. Oder löschen Sie den Block.',
  }),
  notAtHome: (typed: string): Wording => ({
    code: 'not-at-home',
    message: `In Ihrer Anschrift steht „${typed}“, aber bei keinem Ort unter areas. Wer auf der Website danach fragt, liest, dass Sie dort nicht arbeiten.`,
    hint: 'Ergänzen Sie unter areas Ihren eigenen Ort mit seiner Postleitzahl und km: 0. Kommen Sie dorthin wirklich nicht, lassen Sie alles, wie es ist.',
  }),

  // Subsidies

  noOfficialLink: (): Wording => ({
    code: 'no-official-link',
    message:
      'Bei `type: external` führt der Link zur offiziellen Seite des Fördergebers, nicht auf die eigene Website.',
    hint: 'Schreiben Sie dessen ganze Adresse, beginnend mit https://, oder type: contact, wenn man bei Ihnen anfragt.',
  }),
  noOwnLink: (): Wording => ({
    code: 'no-own-link',
    message: 'Bei `type: contact` führt der Link zu Ihnen, nicht auf eine fremde Website.',
    hint: 'Schreiben Sie zum Beispiel /contact, oder type: external, wenn der Link zum Fördergeber führt.',
  }),
  otherMaximum: (
    advertised: number,
    { amount, percent, costs, from, place }: AllowedMaximum,
  ): Wording => ({
    code: 'grant-maximum',
    message: `Geworben wird mit ${euros(advertised)}; nach den Förderregeln sind ${from ? `ab dem ${day(from)} ` : ''}höchstens ${euros(amount)} möglich: ${percent} % von ${euros(costs)} (${place}).`,
    hint: `Schreiben Sie für diese Zeit ${euros(amount)}, oder berichtigen Sie die Regeln.`,
  }),
  sameLimit: (key: string, limit: number | undefined, place: string): Wording => ({
    code: 'grant-steps',
    message: `${limit === undefined ? `Ohne \`${key}\`` : `Mit \`${key}: ${limit}\``} steht hier schon ein anderer Eintrag (${place}); nur einer von beiden gälte.`,
    hint: `Löschen Sie den Eintrag, der nicht stimmt, oder ändern Sie hier \`${key}\`.`,
  }),
  noFirstUnit: (): Wording => ({
    code: 'grant-steps',
    message: 'Für die erste Wohnung stehen hier keine Kosten; der Förderrechner ginge von 0 € aus.',
    hint: 'Schreiben Sie: firstUnit: 1',
  }),
  noOpenCap: (): Wording => ({
    code: 'grant-steps',
    message:
      'Für alle Einkommen über diesen Grenzen fehlt der höchste Anteil; der Förderrechner ginge bis 100 %.',
    hint: 'Setzen Sie ans Ende der Liste einen Eintrag, in dem nur `percent` steht, zum Beispiel: - percent: 70 (in eckigen Klammern: { percent: 70 })',
  }),
}
