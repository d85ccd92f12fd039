import { expect, test } from 'vitest'
import type { Wording } from '../../scripts/problem/problem.ts'
import { holders, ruleWording } from '../../scripts/problem/rule-messages.ts'
import { addDays } from '../../src/content/periods.ts'

const MAXIMUM = {
  amount: 21_800,
  percent: 80,
  costs: 27_250,
  place: 'content/grant-rules.yaml, Zeile 12',
}

const seam = (until: string, from: string) => ({
  until,
  from,
  after: addDays(until, 1),
  before: addDays(from, -1),
})

const page = (address: string) => ({
  address,
  holder: holders.page('content/pages/brot.yaml, Zeile 1'),
})

/** Every wording in every form that it takes; one that is left out does not compile. */
const samples: { [Name in keyof typeof ruleWording]: Wording[] } = {
  asOfAhead: [ruleWording.asOfAhead('asOf', '2026-11-02')],
  reviewOverdue: [ruleWording.reviewOverdue('2026-10-01')],
  endsBeforeItBegins: [ruleWording.endsBeforeItBegins('expires', 'date')],
  appears: [ruleWording.appears('news', '2026-12-01'), ruleWording.appears('jobs', '2026-12-01')],
  disappeared: [ruleWording.disappeared('jobs', '2026-10-31')],
  linkTooEarly: [ruleWording.linkTooEarly('/neues/stollen', '2026-12-01')],
  linkTooLate: [ruleWording.linkTooLate('/neues/stollen', '2026-12-24')],
  notShownHere: [ruleWording.notShownHere('stollen')],
  periodOrder: [ruleWording.periodOrder()],
  periodLacks: [
    ruleWording.periodLacks('from', '2027-02-01'),
    ruleWording.periodLacks('until', undefined),
  ],
  periodStarts: [ruleWording.periodStarts('2027-02-01', '2027-01-31')],
  periodEnds: [ruleWording.periodEnds('2027-01-31', '2027-02-01')],
  periodOverlap: [
    ruleWording.periodOverlap(seam('2027-02-14', '2027-02-01')),
    ruleWording.periodOverlap(seam('2027-02-01', '2027-02-01')),
  ],
  periodGap: [
    ruleWording.periodGap(seam('2027-01-31', '2027-02-15')),
    ruleWording.periodGap(seam('2027-01-31', '2027-02-02')),
  ],
  timesOverlap: [ruleWording.timesOverlap(28, { opens: '08:00', closes: '17:00' })],
  dayTwice: [
    ruleWording.dayTwice(['thursday'], 27, ['friday'], ['monday']),
    ruleWording.dayTwice(['monday', 'tuesday'], 27, [], []),
  ],
  unusedEntry: [ruleWording.unusedEntry('brot')],
  unusedStat: [ruleWording.unusedStat('brote')],
  routeTaken: [ruleWording.routeTaken('/brot', page('/brot'))],
  idTaken: [ruleWording.idTaken('/neues/index', page('/neues'))],
  redirectTaken: [
    ruleWording.redirectTaken('/sortiment', page('/sortiment')),
    ruleWording.redirectTaken('/index.html', page('/')),
    ruleWording.redirectTaken('/_redirects', {
      address: '/_redirects',
      holder: holders.product('_redirects'),
    }),
    ruleWording.redirectTaken('/alt', {
      address: '/alt',
      holder: holders.redirect('content/redirects.yaml, Zeile 1'),
      isRedirect: true,
    }),
  ],
  mediaTaken: [
    ruleWording.mediaTaken('/media/brot.svg', {
      address: '/media/Brot.svg',
      holder: holders.media('content/media/Brot.svg'),
    }),
  ],
  reservedAddress: [ruleWording.reservedAddress('/wir/aux', 'aux')],
  longAddress: [ruleWording.longAddress(`/${'brot-'.repeat(60)}`)],
  lostAddress: [ruleWording.lostAddress('/neues/ofen', '/neues/backofen')],
  redirectChain: [ruleWording.redirectChain('/alt', '/sortiment')],
  redirectLoop: [ruleWording.redirectLoop()],
  movedLink: [ruleWording.movedLink('/alt', '/sortiment')],
  renamed: [ruleWording.renamed('ofen.md', '/neues/ofen', '/neues/neuer-ofen', 'neuer-ofen.md')],
  confirmedByHost: [ruleWording.confirmedByHost()],
  perhapsUnconfirmed: [ruleWording.perhapsUnconfirmed()],
  noOfficialLink: [ruleWording.noOfficialLink()],
  noOwnLink: [ruleWording.noOwnLink()],
  otherMaximum: [
    ruleWording.otherMaximum(21_000, MAXIMUM),
    ruleWording.otherMaximum(21_000, { ...MAXIMUM, from: '2027-02-01' }),
  ],
}

const render = ({ code, message, hint }: Wording) => `${code}\n  ${message}\n  → ${hint}`

test('every wording', () => {
  const text = Object.values(samples)
    .flatMap((wordings) => wordings.map(render))
    .join('\n')
  expect(`\n${text}\n`).toMatchInlineSnapshot(`
    "
    as-of-ahead
      \`asOf\` nennt einen Tag, der noch nicht da ist; heute ist der 2. November 2026.
      → Tragen Sie den Tag ein, an dem die Angabe zuletzt geprüft wurde.
    review-overdue
      Diese Förderung war bis zum 1. Oktober 2026 wieder zu prüfen.
      → Sehen Sie auf der Seite des Fördergebers nach. Passen Sie Betrag und status an, setzen Sie asOf auf heute und reviewBy auf einen neuen Tag.
    ends-before-it-begins
      Der Tag bei \`expires\` liegt vor dem bei \`date\`.
      → Einer der beiden Tage stimmt nicht: Der bei \`expires\` muss der spätere sein.
    not-yet-shown
      Der Beitrag erscheint am 1. Dezember 2026; bis dahin ist er auf der Website nicht zu sehen.
      → Ist das so gewollt, brauchen Sie nichts zu tun. Soll es schon jetzt sein, setzen Sie den Tag auf heute oder früher.
    not-yet-shown
      Die Stelle erscheint am 1. Dezember 2026; bis dahin ist sie auf der Website nicht zu sehen.
      → Ist das so gewollt, brauchen Sie nichts zu tun. Soll es schon jetzt sein, setzen Sie den Tag auf heute oder früher.
    no-longer-shown
      Die Stelle war bis zum 31. Oktober 2026 befristet und ist auf der Website nicht mehr zu sehen.
      → Verlängern Sie die Frist, oder löschen Sie den Eintrag.
    link-too-early
      Die Seite /neues/stollen erscheint erst am 1. Dezember 2026; bis dahin führt der Link ins Leere.
      → Setzen Sie den Link erst dann, oder lassen Sie die Seite früher erscheinen.
    link-too-late
      Die Seite /neues/stollen ist nur bis zum 24. Dezember 2026 zu sehen; danach führt der Link ins Leere.
      → Nehmen Sie den Link danach heraus, oder leiten Sie /neues/stollen in redirects.yaml auf eine andere Seite weiter.
    entry-not-shown
      \`stollen\` ist heute nicht zu sehen, diese Seite besteht aber aus diesem Eintrag.
      → Tragen Sie hier einen anderen Kurznamen ein, oder ändern Sie bei \`stollen\` den Tag, ab oder bis zu dem er zu sehen ist.
    period-order
      Die Zeiträume stehen nicht in der Reihenfolge, in der sie gelten.
      → Ordnen Sie sie vom frühesten zum spätesten; dieser gehört weiter nach oben.
    period-open
      Diesem Zeitraum fehlt der erste Tag, \`from\`; nur der erste der Liste kommt ohne ihn aus.
      → Ergänzen Sie eine Zeile from: 2027-02-01
    period-open
      Diesem Zeitraum fehlt der letzte Tag, \`until\`; nur der letzte der Liste kommt ohne ihn aus.
      → Ergänzen Sie eine Zeile until: …
    period-open
      Der erste Zeitraum beginnt am 1. Februar 2027; für die Tage davor hätte die Website nichts zu zeigen.
      → Löschen Sie die Zeile from, oder setzen Sie davor einen Zeitraum mit until: 2027-01-31
    period-open
      Der letzte Zeitraum endet am 31. Januar 2027; für die Tage danach hätte die Website nichts zu zeigen.
      → Löschen Sie die Zeile until, oder setzen Sie dahinter einen Zeitraum mit from: 2027-02-01
    period-overlap
      Dieser Zeitraum beginnt am 1. Februar 2027, der davor endet erst am 14. Februar 2027; an den Tagen dazwischen gälten beide.
      → Schreiben Sie hier from: 2027-02-15, oder darüber until: 2027-01-31
    period-overlap
      Dieser Zeitraum beginnt am 1. Februar 2027, der davor endet erst am 1. Februar 2027; an diesem Tag gälten beide.
      → Schreiben Sie hier from: 2027-02-02, oder darüber until: 2027-01-31
    period-gap
      Vom 1. Februar 2027 bis zum 14. Februar 2027 fehlt ein Zeitraum; die Website hätte nichts zu zeigen.
      → Schreiben Sie hier from: 2027-02-01, oder darüber until: 2027-02-14 – oder setzen Sie einen eigenen Zeitraum dazwischen.
    period-gap
      Für den 1. Februar 2027 fehlt ein Zeitraum; die Website hätte nichts zu zeigen.
      → Schreiben Sie hier from: 2027-02-01, oder darüber until: 2027-02-01 – oder setzen Sie einen eigenen Zeitraum dazwischen.
    times-overlap
      Diese Zeit überschneidet sich mit der in Zeile 28; beide gelten für dieselben Tage.
      → Machen Sie aus beiden eine: { opens: "08:00", closes: "17:00" } – oder berichtigen Sie eine davon.
    day-twice
      Donnerstag steht auch in Zeile 27, mit Zeiten, die sich mit denen hier überschneiden.
      → Gelten die Zeiten von Zeile 27: Schreiben Sie hier days: [friday]. Gelten die von hier: Schreiben Sie in Zeile 27 days: [monday].
    day-twice
      Montag und Dienstag stehen auch in Zeile 27, mit Zeiten, die sich mit denen hier überschneiden.
      → Gelten die Zeiten von Zeile 27: Löschen Sie den Eintrag hier. Gelten die von hier: Löschen Sie den Eintrag in Zeile 27.
    unused-entry
      Der Eintrag \`brot\` wird nirgends gezeigt.
      → Soll er zu sehen sein, tragen Sie seinen Kurznamen auf einer Seite in die Liste des Blocks ein: - brot. Sonst löschen Sie den Eintrag.
    unused-entry
      Die Zahl \`brote\` wird nirgends gezeigt.
      → Soll sie zu sehen sein, schreiben Sie {stats.brote} in einen Text, oder tragen Sie - brote auf einer Seite in die Liste des Blocks stats ein. Sonst löschen Sie den Eintrag.
    duplicate-route
      Unter der Adresse /brot liegt schon die Seite aus content/pages/brot.yaml, Zeile 1.
      → Ändern Sie die Adresse in dieser Zeile. Ist die Seite doppelt, löschen Sie eine der beiden Dateien.
    duplicate-route
      Unter /neues/index finden viele Server und Rechner dasselbe wie unter /neues, und dort liegt schon die Seite aus content/pages/brot.yaml, Zeile 1.
      → Geben Sie dem Eintrag in dieser Zeile eine andere id.
    redirect-of-page
      Unter der Adresse /sortiment liegt schon die Seite aus content/pages/brot.yaml, Zeile 1.
      → Löschen Sie die Weiterleitung: Von dort lässt sich nicht weiterleiten.
    redirect-of-page
      Unter /index.html finden viele Server und Rechner dasselbe wie unter /, und dort liegt schon die Seite aus content/pages/brot.yaml, Zeile 1.
      → Löschen Sie die Weiterleitung: Von dort lässt sich nicht weiterleiten.
    redirect-of-page
      Unter der Adresse /_redirects liegt schon die Datei _redirects, die jede Website hat.
      → Löschen Sie die Weiterleitung: Von dort lässt sich nicht weiterleiten.
    duplicate-redirect
      Unter der Adresse /alt liegt schon die Weiterleitung aus content/redirects.yaml, Zeile 1.
      → Löschen Sie eine der beiden Weiterleitungen.
    duplicate-media
      Unter /media/brot.svg finden viele Server und Rechner dasselbe wie unter /media/Brot.svg, und dort liegt schon die Datei content/media/Brot.svg.
      → Benennen Sie eine der beiden Dateien um, oder löschen Sie sie.
    reserved-name
      Unter /wir/aux lässt sich auf Windows nichts speichern: Der Name \`aux\` ist dort vergeben.
      → Nehmen Sie einen anderen Namen, zum Beispiel aux-1.
    long-address
      Die Adresse /brot-brot-brot-brot-brot-brot-brot-brot… ist so lang, dass sich nichts darunter speichern lässt.
      → Kürzen Sie sie auf höchstens 200 Zeichen, jeden Namen zwischen den Schrägstrichen auf höchstens 60.
    lost-address
      Unter /neues/ofen war beim letzten Build etwas zu finden; jetzt führt diese Adresse ins Leere.
      → Leiten Sie sie weiter: Schreiben Sie in redirects.yaml „- from: /neues/ofen“ und darunter „  to: /neues/backofen“.
    redirect-chain
      Die Adresse /alt wird selbst weitergeleitet.
      → Leiten Sie gleich ans Ziel: /sortiment
    redirect-loop
      Diese Weiterleitung führt im Kreis; wer die Adresse aufruft, kommt nie an.
      → Schreiben Sie hinter to die Adresse einer Seite, die es gibt, zum Beispiel: to: /
    moved-link
      Die Seite /alt ist umgezogen; der Link geht über eine Weiterleitung.
      → Schreiben Sie gleich die neue Adresse: /sortiment
    renamed-entry
      Die id passt nicht zum Dateinamen ofen.md. Stand der Beitrag schon unter /neues/ofen auf der Website, führt diese Adresse jetzt ins Leere.
      → Schreiben Sie in redirects.yaml „- from: /neues/ofen“ und darunter „  to: /neues/neuer-ofen“. War er dort nie zu sehen, genügt es, die Datei umzubenennen in neuer-ofen.md.
    form-unconfirmed
      Netlify bestätigt Nachrichten nur, wenn die Website bei Netlify liegt und dort die Formularerkennung eingeschaltet ist. Sonst ist jede Nachricht verloren, und die Gäste lesen nur, dass keine Bestätigung kam.
      → Senden Sie auf der veröffentlichten Website eine Nachricht. Heißt es danach nicht, dass sie angekommen ist, schalten Sie bei Netlify unter Forms die Formularerkennung ein und veröffentlichen neu, oder nehmen Sie einen anderen Formulardienst: provider: formspree
    form-unconfirmed
      Antwortet dieser Formulardienst mit einer Seite, ist ihr ohne \`acceptedBy\` nicht anzusehen, ob die Nachricht ankam. Dann lesen die Gäste auch nach Erfolg, dass keine Bestätigung kam.
      → Senden Sie eine Nachricht ab, und tragen Sie Wörter ein, die nur in der Bestätigung stehen: acceptedBy: Ihre Nachricht ist eingegangen
    no-official-link
      Bei \`type: external\` führt der Link zur offiziellen Seite des Fördergebers, nicht auf die eigene Website.
      → Schreiben Sie dessen ganze Adresse, beginnend mit https://, oder type: contact, wenn man bei Ihnen anfragt.
    no-own-link
      Bei \`type: contact\` führt der Link zu Ihnen, nicht auf eine fremde Website.
      → Schreiben Sie zum Beispiel /contact, oder type: external, wenn der Link zum Fördergeber führt.
    grant-maximum
      Geworben wird mit 21.000 €; nach den Förderregeln sind höchstens 21.800 € möglich: 80 % von 27.250 € (content/grant-rules.yaml, Zeile 12).
      → Schreiben Sie für diese Zeit 21.800 €, oder berichtigen Sie die Regeln.
    grant-maximum
      Geworben wird mit 21.000 €; nach den Förderregeln sind ab dem 1. Februar 2027 höchstens 21.800 € möglich: 80 % von 27.250 € (content/grant-rules.yaml, Zeile 12).
      → Schreiben Sie für diese Zeit 21.800 €, oder berichtigen Sie die Regeln.
    "
  `)
})
