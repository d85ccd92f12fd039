import { expect, test } from 'vitest'
import { bakeryText, compileWith, type Overrides, replace } from '../workspace.ts'

const hintsOf = async (overrides: Overrides) =>
  (await compileWith(overrides)).problems.map(({ hint }) => hint)

const inSite = (from: string, to: string) => ({ 'site.yaml': replace(from, to) })
const inTopics = (from: string, to: string) => ({ 'topics.yaml': replace(from, to) })
const asked = (label: string) => inTopics('Vorkenntnisse', label)
const category = (text: string) => ({
  'portfolio.yaml': replace('category: hochzeit', `category: ${text}`),
})
const HOURS =
  'hours:\n    - days: [tuesday, wednesday, thursday, friday]\n      times:\n        - { opens: "06:00", closes: "12:30" }\n        - { opens: "14:00", closes: "18:00" }\n    - days: [saturday]\n      times:\n        - { opens: "06:30", closes: "11:00" }\n'
const hours = (text: string) => inSite(HOURS, `hours: ${text}\n`)
const email = (text: string) => inSite('theke@backhaus-aehrengold.example', text)
const TIMES = (text: string) =>
  inSite('times:\n        - { opens: "06:30", closes: "11:00" }', `times: ${text}`)
const until = (text: string) => ({ 'jobs.yaml': replace('2026-12-24', text) })
const day = (...days: string[]) => `days: [${days.join(', ')}]`
const time = (opens: string, closes: string) => `{ opens: "${opens}", closes: "${closes}" }`

test.each([
  [
    inSite(
      'url: https://www.backwerk-aehrengold.example',
      'url: <https://www.backwerk-aehrengold.example>',
    ),
    'Schreiben Sie: url: https://www.backwerk-aehrengold.example',
  ],
  [inSite('city: Senftenberg', 'city: 01968 Senftenberg'), 'Schreiben Sie: city: Senftenberg'],
  [inSite('city: Senftenberg', 'city: D-01968 Senftenberg'), 'Schreiben Sie: city: Senftenberg'],
  [
    inSite('founded: 1987', 'founded: 1987\n  geo:\n    latitude: -51,9\n    longitude: 8.2'),
    'Schreiben Sie: latitude: -51.9',
  ],
  [
    inSite('country: DE', 'country: Ja'),
    'Schreiben Sie das Land mit zwei großen Buchstaben: DE, AT oder CH',
  ],
  [
    inSite('country: DE', 'country: JA'),
    'Schreiben Sie das Land mit zwei großen Buchstaben: DE, AT oder CH',
  ],
  [inSite('"#a8322d"', '"# a8322d"'), 'Schreiben Sie: accent: "#a8322d"'],
  [inSite('"#a8322d"', '"#a8 32 2d"'), 'Schreiben Sie: accent: "#a8322d"'],
  [inSite('"#a8322d"', '"##a8322d;"'), 'Schreiben Sie: accent: "#a8322d"'],
  [inSite('"#a8322d"', '"#a8322dff"'), 'Schreiben Sie: accent: "#a8322d"'],
  [inSite('"#a8322d"', 'rgb(168, 50, 45)'), 'Schreiben Sie: accent: "#a8322d"'],
  [
    inSite('"#a8322d"', 'rgb(368, 50, 45)'),
    'Schreiben Sie die Farbe in Anführungszeichen, als # mit sechs Ziffern oder Buchstaben von a bis f: "#93461c"',
  ],
  [inSite('country: DE', 'country: Deutschland'), 'Schreiben Sie: country: DE'],
  [inSite('language: de', 'language: de_CH'), 'Schreiben Sie: language: de-CH'],
  [inSite('language: de', 'language: de-at'), 'Schreiben Sie: language: de-AT'],
  [inSite('language: de', 'language: DE-CH'), 'Schreiben Sie: language: de-CH'],
  [inSite('language: de', 'language: Deutsch (Schweiz)'), 'Schreiben Sie: language: de-CH'],
  [inSite('language: de', 'language: Deutsch, Österreich'), 'Schreiben Sie: language: de-AT'],
  [inSite('language: de', 'language: Deutsch'), 'Schreiben Sie: language: de'],
  [inSite('language: de', 'language: ch'), 'Schreiben Sie: language: de-CH'],
  [inSite('language: de', 'language: at'), 'Schreiben Sie: language: de-AT'],
  [inSite('language: de', 'language: AT'), 'Schreiben Sie: language: de-AT'],
  [
    inSite('language: de', 'language: Schwyzerdütsch'),
    'Schreiben Sie die Sprache mit zwei kleinen Buchstaben, dahinter bei Bedarf das Land: de, de-AT oder de-CH',
  ],
  [inSite('country: DE', 'country: Österreich'), 'Schreiben Sie: country: AT'],
  [inSite('country: DE', 'country: A'), 'Schreiben Sie: country: AT'],
  [inSite('country: DE', 'country: li'), 'Schreiben Sie: country: LI'],
  [
    inSite('holidays: BB', 'holidays: SA'),
    'Möglich sind: `BB`, `BE`, `BW`, `BY`, `HB`, `HE`, `HH`, `MV`, `NI`, `NW`, `RP`, `SH`, `SL`, `SN`, `ST`, `TH`. Gibt es hier nichts anzugeben, löschen Sie die Zeile.',
  ],
  [inSite('holidays: BB', 'holidays: nw'), 'Meinten Sie `NW`?'],
  [
    inSite('holidays: BB', 'holidays: BB\n  closures: [24.12.]'),
    'Schreiben Sie dafür zwischen die eckigen Klammern: { from: …, until: … }',
  ],
  [
    until('24.12.'),
    'Setzen Sie das Jahr davor: validThrough: …-12-24. Gibt es hier nichts anzugeben, löschen Sie die Zeile.',
  ],
  [
    inSite(
      'holidays: BB',
      'holidays: BB\n  closures:\n    - { from: 24. Dezember, until: 2026-12-31 }',
    ),
    'Setzen Sie das Jahr davor: from: …-12-24',
  ],
  [until('31.11.26'), 'Schreiben Sie zum Beispiel: validThrough: 2026-11-30'],
  [until('2026-31-11'), 'Schreiben Sie zum Beispiel: validThrough: 2026-11-30'],
  [until('Ende November 2026'), 'Schreiben Sie: validThrough: 2026-11-30'],
  [until('31.3.87'), 'Schreiben Sie: validThrough: 1987-03-31'],
  [until('31.3.27'), 'Schreiben Sie: validThrough: 2027-03-31'],
  [until('Mittwoch, den 31. März 2027'), 'Schreiben Sie: validThrough: 2027-03-31'],
  [until('am 31.3.2027'), 'Schreiben Sie: validThrough: 2027-03-31'],
  [until('bis 31.3.2027'), 'Schreiben Sie: validThrough: 2027-03-31'],
  [until('bis zum 31. März 2027'), 'Schreiben Sie: validThrough: 2027-03-31'],
  [until('vom 31.3.2027'), 'Schreiben Sie: validThrough: 2027-03-31'],
  [until('Stand 31.3.2027'), 'Schreiben Sie: validThrough: 2027-03-31'],
  [until('bis einschließlich 31. Jänner 2027'), 'Schreiben Sie: validThrough: 2027-01-31'],
  ...[
    '20,11,2026',
    'November 20, 2026',
    'Nov. 20th, 2026',
    '20-Nov-2026',
    'Warendorf, den 20.11.2026',
    'Freitag, den 20. November 2026 um 18 Uhr',
    'spätestens zum 20.11.2026',
  ].map((text): [Overrides, string] => [until(text), 'Schreiben Sie: validThrough: 2026-11-20']),
  [
    until('20.11.2026 - 24.12.2026'),
    'Schreiben Sie das Datum als Jahr, Monat und Tag mit Strichen: 2026-03-31. Gibt es hier nichts anzugeben, löschen Sie die Zeile.',
  ],
  [inSite('opens: "06:30"', 'opens: 6 Uhr 30'), 'Schreiben Sie: opens: "06:30"'],
  [email('Thea <brot@korn.example>'), 'Schreiben Sie: email: brot@korn.example'],
  [{ 'services.yaml': replace('id: torte', 'id: "Neu: Torte"') }, 'Schreiben Sie: id: "neu-torte"'],
  [email('"E-Mail: brot@korn.example"'), 'Schreiben Sie: email: "brot@korn.example"'],
  [email('brot@korn.example (Laden)'), 'Schreiben Sie: email: brot@korn.example'],
  [
    email('"[brot@korn.example](mailto:brot@korn.example)"'),
    'Schreiben Sie: email: "brot@korn.example"',
  ],
  [
    hours('Di–Fr 6–12:30 und 14–18 Uhr'),
    `Schreiben Sie: hours: [{ ${day('tuesday', 'wednesday', 'thursday', 'friday')}, times: [${time('06:00', '12:30')}, ${time('14:00', '18:00')}] }]`,
  ],
  [
    hours('Mo, Di und Do 8.00-12.00 Uhr; Samstag 9 bis 11 Uhr'),
    `Schreiben Sie: hours: [{ ${day('monday', 'tuesday', 'thursday')}, times: [${time('08:00', '12:00')}] }, { ${day('saturday')}, times: [${time('09:00', '11:00')}] }]`,
  ],
  [
    email('[brot@korn.example](mailto:brot@korn.example)'),
    'Schreiben Sie: email: "brot@korn.example"',
  ],
  [
    inSite('"+49 3573 000000"', '[03573 4711](tel:03573 4711)'),
    'Schreiben Sie: phone: "+49 3573 4711"',
  ],
  [inSite('"06:30"', '0630'), 'Setzen Sie Anführungszeichen: opens: "06:30"'],
  [
    { 'portfolio.yaml': replace('date: 2025-06', 'date: 2025') },
    'Schreiben Sie Jahr und Monat mit einem Strich: 2026-03',
  ],
  [
    { 'values.yaml': replace('title: Zeit', 'title: # Unsere Zeit') },
    'Setzen Sie den Text in Anführungszeichen: title: "Unsere Zeit"',
  ],
  [{ 'values.yaml': replace('title: Zeit', 'title: **Zeit**') }, 'Schreiben Sie: Zeit'],
  [
    { 'redirects.yaml': '- from: https://www.baeckerei.example/%C3%BCber-uns/\n  to: /contact\n' },
    'Schreiben Sie: from: /über-uns – und liegt die Website in einem Ordner, lassen Sie auch ihn weg. Was nicht in ihm liegt, kann sie nicht weiterleiten; dann löschen Sie den Eintrag.',
  ],
  [
    { 'redirects.yaml': '- from: /index.php?id=8&amp;L=0\n  to: /contact\n' },
    'Schreiben Sie: from: /index.php?id=8&L=0',
  ],
  ...['baeckerei.example/brot/', 'www.baeckerei.example/brot', 'alt.baeckerei.example/brot'].map(
    (from): [Overrides, string] => [
      { 'redirects.yaml': `- from: ${from}\n  to: /contact\n` },
      'Schreiben Sie: from: /brot – und liegt die Website in einem Ordner, lassen Sie auch ihn weg. Was nicht in ihm liegt, kann sie nicht weiterleiten; dann löschen Sie den Eintrag.',
    ],
  ),
  [{ 'pages/neues.yaml': replace('/:id', '/{id}') }, 'Schreiben Sie: route: /neues/:id'],
  [asked('Holz & Farbe'), 'Schreiben Sie: label: Holz und Farbe'],
  [asked('Breite [cm]'), 'Schreiben Sie: label: Breite (cm)'],
  [asked('"Breite = ?"'), 'Schreiben Sie: label: "Breite"'],
  [asked('Was Sie können. '.repeat(5)), 'Kürzen Sie ihn auf höchstens 60 Zeichen.'],
  [
    inTopics('[keine, ein wenig, viele]', 'ja oder nein'),
    'Schreiben Sie jeden Eintrag mit einem Strich davor in eine eigene Zeile, oder alle in eckigen Klammern: options: [ja, nein]',
  ],
  [inTopics('kind: choice', 'kind: text'), 'Meinten Sie `choice`?'],
  [
    inTopics('aliases:\n    - Wedding cake', 'questions:\n    - Wie viele Gäste?'),
    'Beginnen Sie den Eintrag mit - kind: text; darunter kommt label: Wie viele Gäste?',
  ],
  [category('[hochzeit, birthday]'), 'Möglich ist hier nur einer: `hochzeit` oder `birthday`.'],
  [category('hochzeit, birthday'), 'Möglich ist hier nur einer: `hochzeit` oder `birthday`.'],
  [
    { 'pages/home.yaml': replace('[brote, torten]', '\n      - brote, torten') },
    'Schreiben Sie jeden in eine eigene Zeile: - brote und darunter - torten',
  ],
  [
    { 'pages/sortiment.yaml': replace('[Dinkelbrot](/#stats)', '[Laden](tel:03573 4711)') },
    'Schreiben Sie: [Laden](tel:+4935734711)',
  ],
  ...['/media/Zeitung 2026.pdf', 'Zeitung 2026.pdf'].map((file): [Overrides, string] => [
    { 'pages/sortiment.yaml': replace('[Dinkelbrot](/#stats)', `[Zeitung](${file})`) },
    'Schreiben Sie: [Zeitung](zeitung-2026.pdf)',
  ]),
  [
    { 'pages/sortiment.yaml': replace('[Dinkelbrot](/#stats)', '[Zeitung](/media/zeitung.pdf)') },
    'Legen Sie die PDF-Datei unter dem Namen zeitung.pdf in den Ordner media, und nennen Sie sie hier ebenso.',
  ],
  [
    { 'pages/sortiment.yaml': replace('[Dinkelbrot](/#stats)', '[Zeitung](Zeitung 2026.docx)') },
    'Speichern Sie, was Besucher öffnen sollen, als PDF im Ordner media, und nennen Sie hier nur den Namen der Datei, zum Beispiel: preisliste.pdf',
  ],
  [inSite('founded: 1987', 'founded: 1.4.1987'), 'Schreiben Sie: founded: 1987'],
  [{ 'portfolio.yaml': replace('from: 400', 'from: 1 100,-') }, 'Schreiben Sie: from: 1100'],
  [
    { 'portfolio.yaml': replace('cost:\n    from: 400\n    to: 1200', 'cost: 400 - 1.200 €') },
    'Lassen Sie hinter `cost:` nichts stehen, und schreiben Sie in die Zeile darunter, zwei Leerzeichen weiter eingerückt: from: 400; darunter kommt to: 1200',
  ],
  [{ 'testimonials.yaml': replace('rating: 5', 'rating: 5/5') }, 'Schreiben Sie: rating: 5'],
  [
    inSite('  country: DE', `  country: DE\n  geo: { latitude: 51° 31' N, longitude: 14 }`),
    'Schreiben Sie: latitude: 51.5167',
  ],
  [
    inSite('[saturday]', '[Mo-Mi]'),
    'Trennen Sie die Werte durch Kommas: monday, tuesday, wednesday',
  ],
  [
    inSite('[saturday]', 'samstags und Sonntag'),
    'Schreiben Sie jeden Eintrag mit einem Strich davor in eine eigene Zeile, oder alle in eckigen Klammern: days: [saturday, sunday]',
  ],
  [
    { 'services.yaml': replace('decorative: true', 'decorative: true\n    alt: Eine Torte') },
    'Löschen Sie eine der beiden Zeilen: alt, wenn das Bild nur schmückt, sonst decorative.',
  ],
  [
    inSite('email: theke@backhaus-aehrengold.example', 'email: info@korn,de'),
    'Schreiben Sie: email: info@korn.de',
  ],
  [email('a@korn.de, b@korn.de'), 'Möglich ist hier nur einer: `a@korn.de` oder `b@korn.de`.'],
  [
    inSite('"+49 3573 000000"', '03573 4711 oder 0171 123456'),
    'Möglich ist hier nur einer: `+49 3573 4711` oder `+49 171 123456`.',
  ],
  [
    TIMES('8-12 und 13-17 Uhr'),
    `Schreiben Sie: times: [${time('08:00', '12:00')}, ${time('13:00', '17:00')}]`,
  ],
  [
    TIMES('\n        - 8-12 Uhr'),
    'Beginnen Sie den Eintrag mit - opens: "08:00"; darunter kommt closes: "12:00"',
  ],
  ...['Sa 8-16 Uhr', 'Samstag: 8-16 Uhr'].map((line): [Overrides, string] => [
    inSite('days: [saturday]\n      times:\n        - { opens: "06:30", closes: "11:00" }', line),
    `Beginnen Sie den Eintrag mit - ${day('saturday')}; darunter kommt times: [${time('08:00', '16:00')}]`,
  ]),
  [inSite('"06:30"', 'ab 8'), 'Schreiben Sie: opens: "08:00"'],
  [until('Donnerstag, 31. Dezember 2026'), 'Schreiben Sie: validThrough: 2026-12-31'],
  [until('31. Dezember 26'), 'Schreiben Sie: validThrough: 2026-12-31'],
  [until('Ende Februar 2027'), 'Schreiben Sie: validThrough: 2027-02-28'],
  [{ 'jobs.yaml': replace('per: hour', 'per: Stunde') }, 'Meinten Sie `hour`?'],
  ...[
    'Teilzeit oder Vollzeit',
    'Vollzeit/Teilzeit',
    'Voll- oder Teilzeit',
    'Voll- und Teilzeit',
  ].map((kind): [Overrides, string] => [
    { 'jobs.yaml': replace('kind: part-time', `kind: ${kind}`) },
    'Meinten Sie `full-or-part-time`?',
  ]),
  [{ 'pages/home.yaml': replace('type: news-list', 'type: Hinweis') }, 'Meinten Sie `notice`?'],
  [
    { 'pages/home.yaml': replace('type: news-list', 'type: Hinweiskasten') },
    'Meinten Sie `notice`?',
  ],
  [inSite('legalForm: einzelunternehmen', 'legalForm: e. K.'), 'Meinten Sie `einzelunternehmen`?'],
  [inSite('legalForm: einzelunternehmen', 'legalForm: e.U.'), 'Meinten Sie `einzelunternehmen`?'],
  [
    inSite('legalForm: einzelunternehmen', 'legalForm: Einzelfirma'),
    'Meinten Sie `einzelunternehmen`?',
  ],
  [inSite('legalForm: einzelunternehmen', 'legalForm: OG'), 'Meinten Sie `ohg`?'],
  [inSite('legalForm: einzelunternehmen', 'legalForm: KlG'), 'Meinten Sie `ohg`?'],
  [inSite('legalForm: einzelunternehmen', 'legalForm: KmG'), 'Meinten Sie `kg`?'],
  [{ 'pages/home.yaml': replace('[brote, torten]', '[Brote am Tag]') }, 'Meinten Sie `brote`?'],
  [{ 'pages/home.yaml': replace('type: values', 'type: Grundsätze') }, 'Meinten Sie `values`?'],
  [
    { 'pages/home.yaml': replace('href: /sortiment', 'href: preise.pdf') },
    'Legen Sie die PDF-Datei unter dem Namen preise.pdf in den Ordner media, und nennen Sie sie hier ebenso.',
  ],
  [
    { 'news/fest-2028.md': bakeryText('news/ofen.md') },
    'Ändern Sie den Namen hinter id in dieser Zeile, zum Beispiel: id: fest-2028',
  ],
])('what was meant is what the hint says: %#', async (overrides, hint) => {
  expect(await hintsOf(overrides)).toEqual([hint])
})

test('a name in braces in the place of a list stays one', async () => {
  const list = { 'topics.yaml': replace('[keine, ein wenig, viele]', '"{entry.features}"') }
  expect(await hintsOf(list)).toEqual([
    'Schreiben Sie jeden Eintrag mit einem Strich davor in eine eigene Zeile, oder alle in eckigen Klammern: options: ["{entry.features}"]',
  ])
})

test('of a list in the place of one number to call, one is possible', async () => {
  const phones = inSite('"+49 3573 000000"', '["+49 3573 4711", "+49 171 123456"]')
  expect((await hintsOf(phones))[0]).toBe(
    'Möglich ist hier nur einer: `+49 3573 4711` oder `+49 171 123456`.',
  )
})

test('an entry in the place of its id belongs into its own file', async () => {
  const inPlace = {
    'pages/home.yaml': (text: string) =>
      `${text.trimEnd()}\n\n  - type: stats\n    stats:\n      - value: "240"\n        label: Brote\n`,
  }
  expect(await hintsOf(inPlace)).toEqual([
    'Schreiben Sie den Eintrag in die Datei zu `stats`, und hier nur seinen Kurznamen, der dort hinter id steht.',
  ])
})

test.each([
  [
    'host: müller.de',
    'Schreiben Sie nur den Namen des Servers, ohne https://, Ordner und Umlaute: ssh.beispiel.de',
  ],
  ['host: sftp://ssh.firma.de/htdocs', 'Schreiben Sie: host: ssh.firma.de'],
  ['user: müller', 'Schreiben Sie den Namen, mit dem Sie sich beim Server anmelden: web1234'],
])('no server and no account is made up: %s', async (line, hint) => {
  const own = { host: 'host: ssh.firma.de', user: 'user: web1' }
  const lines = Object.values({ ...own, [line.slice(0, 4)]: line })
  const deploy = ['\ndeploy:', 'to: sftp', ...lines, 'folder: htdocs'].join('\n  ')
  expect(await hintsOf({ 'site.yaml': (text) => `${text}${deploy}\n` })).toEqual([hint])
})

test('a former address whose umlaut is two signs, as some programs copy it, is told with one', async () => {
  const redirects = (umlaut: string) => `- from: /${umlaut}ber-uns\n  to: /sortiment\n`
  const typed = { 'redirects.yaml': redirects('u\u0308') }
  expect(await hintsOf(typed)).toEqual(['Schreiben Sie: from: /\u00fcber-uns'])
  const { problems } = await compileWith(typed)
  expect(problems[0]?.repair).toMatchObject({ after: '/\u00fcber-uns', isSure: true })
})
