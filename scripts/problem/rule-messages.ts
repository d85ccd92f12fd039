import type { Seam } from '../../src/content/periods.ts'
import { WEEKDAYS } from '../../src/content/weekdays.ts'
import type { Wording } from './problem.ts'

const longDate = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' })

/** `2026-12-01` as people write it: 1. Dezember 2026. */
const day = (date: string) => longDate.format(new Date(date))

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

/** Who has an address, in words. */
export const holders = {
  page: (place: string) => `die Seite aus ${place}`,
  entry: (place: string) => `der Eintrag aus ${place}`,
  redirect: (place: string) => `die Weiterleitung aus ${place}`,
  media: (path: string) => `die Datei ${path}`,
  product: (file: string) => `die Datei ${file}, die jede Website hat`,
}

/** What has an address that another one claims. */
interface Holder {
  address: string
  /** One of `holders`. */
  holder: string
  isRedirect?: boolean
}

const taken = (address: string, { address: other, holder }: Holder): string =>
  address === other
    ? `Unter der Adresse ${address} liegt schon ${holder}.`
    : `Unter ${address} finden viele Server und Rechner dasselbe wie unter ${other}, und dort liegt schon ${holder}.`

/** What the check says about days, addresses, redirects and what nothing refers to. */
export const ruleWording = {
  // Days

  asOfAhead: (key: string, today: string): Wording => ({
    code: 'as-of-ahead',
    message: `\`${key}\` nennt einen Tag, der noch nicht da ist; heute ist der ${day(today)}.`,
    hint: 'Tragen Sie den Tag ein, an dem die Angabe zuletzt geprüft wurde.',
  }),
  reviewOverdue: (reviewBy: string): Wording => ({
    code: 'review-overdue',
    message: `Diese Förderung war bis zum ${day(reviewBy)} wieder zu prüfen.`,
    hint: 'Sehen Sie auf der Seite des Fördergebers nach. Passen Sie Betrag und status an, setzen Sie asOf auf heute und reviewBy auf einen neuen Tag.',
  }),
  endsBeforeItBegins: (end: string, begin: string): Wording => ({
    code: 'ends-before-it-begins',
    message: `Der Tag bei \`${end}\` liegt vor dem bei \`${begin}\`.`,
    hint: `Einer der beiden Tage stimmt nicht: Der bei \`${end}\` muss der spätere sein.`,
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
  linkTooEarly: (route: string, date: string): Wording => ({
    code: 'link-too-early',
    message: `Die Seite ${route} erscheint erst am ${day(date)}; bis dahin führt der Link ins Leere.`,
    hint: 'Setzen Sie den Link erst dann, oder lassen Sie die Seite früher erscheinen.',
  }),
  linkTooLate: (route: string, date: string): Wording => ({
    code: 'link-too-late',
    message: `Die Seite ${route} ist nur bis zum ${day(date)} zu sehen; danach führt der Link ins Leere.`,
    hint: `Nehmen Sie den Link danach heraus, oder leiten Sie ${route} in redirects.yaml auf eine andere Seite weiter.`,
  }),
  notShownHere: (id: string): Wording => ({
    code: 'entry-not-shown',
    message: `\`${id}\` ist heute nicht zu sehen, diese Seite besteht aber aus diesem Eintrag.`,
    hint: `Tragen Sie hier einen anderen Kurznamen ein, oder ändern Sie bei \`${id}\` den Tag, ab oder bis zu dem er zu sehen ist.`,
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

  // Periods

  periodOrder: (): Wording => ({
    code: 'period-order',
    message: 'Die Zeiträume stehen nicht in der Reihenfolge, in der sie gelten.',
    hint: 'Ordnen Sie sie vom frühesten zum spätesten; dieser gehört weiter nach oben.',
  }),
  periodLacks: (key: 'from' | 'until', suggestion: string | undefined): Wording => ({
    code: 'period-open',
    message:
      key === 'from'
        ? 'Diesem Zeitraum fehlt der erste Tag, `from`; nur der erste der Liste kommt ohne ihn aus.'
        : 'Diesem Zeitraum fehlt der letzte Tag, `until`; nur der letzte der Liste kommt ohne ihn aus.',
    hint: `Ergänzen Sie eine Zeile ${key}: ${suggestion ?? '…'}`,
  }),
  periodStarts: (from: string, before: string): Wording => ({
    code: 'period-open',
    message: `Der erste Zeitraum beginnt am ${day(from)}; für die Tage davor hätte die Website nichts zu zeigen.`,
    hint: `Löschen Sie die Zeile from, oder setzen Sie davor einen Zeitraum mit until: ${before}`,
  }),
  periodEnds: (until: string, after: string): Wording => ({
    code: 'period-open',
    message: `Der letzte Zeitraum endet am ${day(until)}; für die Tage danach hätte die Website nichts zu zeigen.`,
    hint: `Löschen Sie die Zeile until, oder setzen Sie dahinter einen Zeitraum mit from: ${after}`,
  }),
  periodOverlap: ({ until, from, after, before }: Seam): Wording => ({
    code: 'period-overlap',
    message: `Dieser Zeitraum beginnt am ${day(from)}, der davor endet erst am ${day(until)}; ${from === until ? 'an diesem Tag' : 'an den Tagen dazwischen'} gälten beide.`,
    hint: `Schreiben Sie hier from: ${after}, oder darüber until: ${before}`,
  }),
  periodGap: ({ after, before }: Seam): Wording => ({
    code: 'period-gap',
    message:
      after === before
        ? `Für den ${day(after)} fehlt ein Zeitraum; die Website hätte nichts zu zeigen.`
        : `Vom ${day(after)} bis zum ${day(before)} fehlt ein Zeitraum; die Website hätte nichts zu zeigen.`,
    hint: `Schreiben Sie hier from: ${after}, oder darüber until: ${before} – oder setzen Sie einen eigenen Zeitraum dazwischen.`,
  }),

  // What nothing refers to

  unusedEntry: (id: string): Wording => ({
    code: 'unused-entry',
    message: `Der Eintrag \`${id}\` wird nirgends gezeigt.`,
    hint: `Soll er zu sehen sein, tragen Sie seinen Kurznamen auf einer Seite in die Liste des Blocks ein: - ${id}. Sonst löschen Sie den Eintrag.`,
  }),
  unusedStat: (id: string): Wording => ({
    code: 'unused-entry',
    message: `Die Zahl \`${id}\` wird nirgends gezeigt.`,
    hint: `Soll sie zu sehen sein, schreiben Sie {stats.${id}} in einen Text, oder tragen Sie - ${id} auf einer Seite in die Liste des Blocks stats ein. Sonst löschen Sie den Eintrag.`,
  }),

  // Addresses

  routeTaken: (route: string, by: Holder): Wording => ({
    code: 'duplicate-route',
    message: taken(route, by),
    hint: 'Ändern Sie die Adresse in dieser Zeile. Ist die Seite doppelt, löschen Sie eine der beiden Dateien.',
  }),
  idTaken: (route: string, by: Holder): Wording => ({
    code: 'duplicate-route',
    message: taken(route, by),
    hint: 'Geben Sie dem Eintrag in dieser Zeile eine andere id.',
  }),
  redirectTaken: (from: string, by: Holder): Wording => ({
    code: by.isRedirect ? 'duplicate-redirect' : 'redirect-of-page',
    message: taken(from, by),
    hint: by.isRedirect
      ? 'Löschen Sie eine der beiden Weiterleitungen.'
      : 'Löschen Sie die Weiterleitung: Von dort lässt sich nicht weiterleiten.',
  }),
  mediaTaken: (address: string, by: Holder): Wording => ({
    code: 'duplicate-media',
    message: taken(address, by),
    hint: 'Benennen Sie eine der beiden Dateien um, oder löschen Sie sie.',
  }),
  reservedAddress: (address: string, name: string): Wording => ({
    code: 'reserved-name',
    message: `Unter ${address} lässt sich auf Windows nichts speichern: Der Name \`${name}\` ist dort vergeben.`,
    hint: `Nehmen Sie einen anderen Namen, zum Beispiel ${name.replace(/\..*/, '')}-1.`,
  }),
  longAddress: (address: string): Wording => ({
    code: 'long-address',
    message: `Die Adresse ${address.slice(0, 40)}… ist so lang, dass sich nichts darunter speichern lässt.`,
    hint: 'Kürzen Sie sie auf höchstens 200 Zeichen, jeden Namen zwischen den Schrägstrichen auf höchstens 60.',
  }),

  // Redirects

  lostAddress: (route: string, to: string): Wording => ({
    code: 'lost-address',
    message: `Unter ${route} war beim letzten Build etwas zu finden; jetzt führt diese Adresse ins Leere.`,
    hint: `Leiten Sie sie weiter: Schreiben Sie in redirects.yaml „- from: ${route}“ und darunter „  to: ${to}“.`,
  }),
  redirectChain: (to: string, end: string): Wording => ({
    code: 'redirect-chain',
    message: `Die Adresse ${to} wird selbst weitergeleitet.`,
    hint: `Leiten Sie gleich ans Ziel: ${end}`,
  }),
  redirectLoop: (): Wording => ({
    code: 'redirect-loop',
    message: 'Diese Weiterleitung führt im Kreis; wer die Adresse aufruft, kommt nie an.',
    hint: 'Schreiben Sie hinter to die Adresse einer Seite, die es gibt, zum Beispiel: to: /',
  }),
  movedLink: (route: string, to: string): Wording => ({
    code: 'moved-link',
    message: `Die Seite ${route} ist umgezogen; der Link geht über eine Weiterleitung.`,
    hint: `Schreiben Sie gleich die neue Adresse: ${to}`,
  }),
  renamed: (file: string, from: string, to: string, rightName: string): Wording => ({
    code: 'renamed-entry',
    message: `Die id passt nicht zum Dateinamen ${file}. Stand der Beitrag schon unter ${from} auf der Website, führt diese Adresse jetzt ins Leere.`,
    hint: `Schreiben Sie in redirects.yaml „- from: ${from}“ und darunter „  to: ${to}“. War er dort nie zu sehen, genügt es, die Datei umzubenennen in ${rightName}.`,
  }),

  // Form

  confirmedByHost: (): Wording => ({
    code: 'form-unconfirmed',
    message:
      'Netlify bestätigt Nachrichten nur, wenn die Website bei Netlify liegt und dort die Formularerkennung eingeschaltet ist. Sonst ist jede Nachricht verloren, und die Gäste lesen nur, dass keine Bestätigung kam.',
    hint: 'Senden Sie auf der veröffentlichten Website eine Nachricht. Heißt es danach nicht, dass sie angekommen ist, schalten Sie bei Netlify unter Forms die Formularerkennung ein und veröffentlichen neu, oder nehmen Sie einen anderen Formulardienst: provider: formspree',
  }),
  perhapsUnconfirmed: (): Wording => ({
    code: 'form-unconfirmed',
    message:
      'Antwortet dieser Formulardienst mit einer Seite, ist ihr ohne `acceptedBy` nicht anzusehen, ob die Nachricht ankam. Dann lesen die Gäste auch nach Erfolg, dass keine Bestätigung kam.',
    hint: 'Senden Sie eine Nachricht ab, und tragen Sie Wörter ein, die nur in der Bestätigung stehen: acceptedBy: Ihre Nachricht ist eingegangen',
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
}
