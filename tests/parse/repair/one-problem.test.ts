import { expect, test } from 'vitest'
import { bakeryText, problemsOf } from '../../workspace.ts'

type Change = (text: string) => string

const swap =
  (from: string, to: string): Change =>
  (text) =>
    text.replace(from, () => to)

const all =
  (...changes: Change[]): Change =>
  (text) =>
    changes.reduce((before, change) => change(before), text)

/** The lines of a file from one text to the end of another, as they stand there and some columns further out. */
const outFrom = (file: string, first: string, last: string, by = 2): [string, string] => {
  const text = bakeryText(file)
  const start = text.indexOf(first)
  const lines = text.slice(start, text.indexOf(last, start) + last.length)
  return [lines, lines.replace(new RegExp(`^ {${by}}`, 'gm'), '')]
}

const details = (title: string) =>
  `\n  - type: details\n    title: ${title}\n    rows:\n      - label: Anruf\n        value: "{company.phone}"\n`

const atEdge = (type: string) =>
  `actions:
      - label: Zum Sortiment
        href: /sortiment
- type: ${type}
  titel: Neu
  inhalt: Wir haben offen
`

test.each([
  'prose',
  'fließtext',
  'porse',
])('a block at the edge behind a list is one, whatever is wrong in it: %s', async (type) => {
  const home = (text: string) => text.replace(/actions:.*/s, atEdge(type))
  const found = await problemsOf({ 'pages/home.yaml': home })
  const own = found.filter((problem) => problem.startsWith('content/pages/home.yaml'))
  expect(own.map((problem) => problem.replace(/.*home.yaml:/, ''))).toEqual([
    '13:1 indentation',
    ...(type === 'prose' ? [] : ['13:9 not-allowed']),
    '14:3 unknown-key',
    '15:3 unknown-key',
  ])
})

const groupOneOut = all(
  swap('    message:', '   message:'),
  swap('      label: Bestellung', '     label: Bestellung'),
  swap('      placeholder: Was', '     placeholder: Was'),
)

const drawing = `
  - type: drawing
    title: Der Ofen
    picture:
      src: beispiel.svg
      alt: Schnitt durch einen Ofen
    points:
      - title: Tür
        text: Aus Eisen.
  - title: Feuerraum
    text: Kommt mit wenig Holz aus.
      - title: Schornstein
        text: Zieht.
      - title: Klappe
        text: Regelt.
`

const numbers = `
- type: details
  id: zahlen
  title: Zahlen
  rows:
${['Laibe', 'Torten', 'Öfen', 'Tage', 'Stufen'].map((name) => `    - label: ${name}\n      value: "12"\n`).join('')}`
const more = Array.from(
  { length: 14 },
  (_, count) =>
    `\n  - type: prose\n    title: Teil ${count}\n    text: >-\n${'      Am Markt, hinter der Kirche.\n'.repeat(8)}`,
).join('')

const entryTwoIn = `blocks:
  - type: hero
    id: brote
    title: Sortiment

    - type: services

  - type: steps
    title: Bestellen
    steps:
      - title: Anrufen
        description: Sie sagen, was es wird.
      - title: ? Abholen
        description: Samstags.
`
const notice = '  - type: notice\n    title: Offen\n    text: Samstags.\n    actions:\n'
const button = '      - label: Anfragen\n        href: /contact\n'
const feature = '  - type: feature\n    titel: Neu\n    Text: Brot.\n    Bild: brot.jpg\n'
const misspelt = '  - typ: prose\n    title: Neu\n    text: Brot.\n\n'

// biome-ignore format: one fault in two lines
const faults: [name: string, file: string, change: Change, problems: string[]][] = [
  ['two colons behind a group', 'pages/kontakt.yaml', swap('\nblocks:', '\nblocks::'),
    ['6:1 key-signs']],
  ['a type that has a name like another one', 'pages/sortiment.yaml', swap('type: jobs', 'type: job'),
    ['25:11 not-allowed']],
  ['a type that is like two, of which one fits', 'pages/sortiment.yaml', swap('type: jobs', 'type: jos'),
    ['25:11 not-allowed']],
  ['a word in brackets before a type', 'pages/sortiment.yaml', swap('type: subsidies', 'type: [x] subsidies'),
    ['22:11 not-allowed']],
  ['German keys below a list that has room for two', 'pages/sortiment.yaml', swap('  - type: services', `${notice}${button}${feature}  - type: services`),
    ['27:5 unknown-key', '28:5 unknown-key', '29:5 unknown-key']],
  ['the type of a block misspelt below a list that is full with it', 'pages/sortiment.yaml', swap('  - type: services', `${notice}${button}${misspelt}  - type: services`),
    ['26:5 unknown-key']],
  ['one action in the place of a list, whose name is right elsewhere', 'pages/sortiment.yaml', swap('  - type: services', `${notice.replace('actions', 'action')}      label: Anfragen\n      href: /contact\n  - type: services`),
    ['23:5 unknown-key']],
  ['a question whose kind stands as the name of its text', 'topics.yaml', swap('kind: text\n      label: Lieb', 'text: Lieb'),
    ['16:7 unknown-key']],
  ['an entry in one line, with apostrophes in its words', 'stories.yaml', (text) => text.replace(/- id: muehle[\s\S]*$/, "- id: muehle value: 9 km title: Peter's Mehl location: Senftenberg description: Mutter's Korn.\n"),
    ['7:1 joined-key']],
  ['the name of a list in German above a letter at the margin in it', 'pages/home.yaml', all(swap('\nblocks:', '\nblöcke:'), swap('\n  - type: news-list', '\nx\n  - type: news-list')),
    ['6:1 unknown-key', '34:1 stray-line']],
  ['a list below the mark for a text', 'services.yaml', swap('  features:\n', '  features: |\n'),
    ['5:1 wrong-type']],
  ['a word alone below a value', 'topics.yaml', swap('  label:', '  asdf\n  label:'),
    ['2:3 stray-line']],
  ['a word alone below a choice', 'pages/anlass.yaml', swap('    back:', 'x\n    back:'),
    ['9:1 stray-line']],
  ['a second document above a line out of place', 'pages/kontakt.yaml', all(swap('\nblocks:', '\n---\nblocks:'), groupOneOut),
    ['6:1 two-documents', '22:4 indentation']],
  ['a key with an invisible sign above lines out of place', 'pages/kontakt.yaml', all(swap('\nblocks:', '\nbl\u00adocks:'), groupOneOut),
    ['6:1 invisible-sign', '21:4 indentation']],
  ['half a conflict of two versions above a whole one', 'pages/sortiment.yaml', all(swap('  title: Sortiment', '  title: Brot\n=======\n  title: Sortiment\n>>>>>>> main'), swap('    title: Wenn', '<<<<<<< HEAD\n    title: Ist\n=======\n    title: Wenn'), swap('knapp ist', 'knapp ist\n>>>>>>> main')),
    ['4:1 merge-conflict', '26:1 merge-conflict']],
  ['a conflict that shows the former version, too', 'pages/sortiment.yaml', swap('  title: Sortiment', '<<<<<<< HEAD\n  title: Brot\n||||||| 4f2a\n  title: Laden\n=======\n  title: Sortiment\n>>>>>>> main'),
    ['3:1 merge-conflict']],
  ['a text with a list, all of it too far out', 'pages/sortiment.yaml', swap('    title: Brote\n    text: |\n', '  title: Brote\n  text: |-\n    - Dinkel\n    - Roggen\n\n  - type: prose\n    text: |\n'),
    ['12:3 indentation']],
  ['a key that has a name like the one that is meant', 'pages/kontakt.yaml', swap('    topic:', '    topics:'),
    ['18:5 not-allowed']],
  ['a group that has a name like the one that is meant', 'ui.yaml', swap('  jobs:', '  job:'),
    ['30:3 not-allowed']],
  ['a dash twice, apart, below an entry that ends in a list', 'topics.yaml', swap('\n- id: kursplatz', '\n- - id: kursplatz'),
    ['7:1 list-sign']],
  ['plus signs before two lines of a group above a comment', 'site.yaml', all(swap('  ground:', '+  ground:'), swap('  ink:', '+  ink:')),
    ['71:1 patch-sign']],
  ['lines two out, from a group on to the middle of what follows', 'site.yaml', swap(...outFrom('site.yaml', '  hours:', '  holidays: BB\n  registerCourt: Amtsgericht Cottbus')),
    ['17:1 indentation']],
  ['an entry with a text in several parts, two out', 'pages/sortiment.yaml', swap(...outFrom('pages/sortiment.yaml', '  - type: prose', '(/contact?inquiry=torte).')),
    ['10:1 indentation']],
  ['an entry with a list at its end, two out, in a long file', 'pages/kontakt.yaml', (text) => text + more + numbers + more.replaceAll('Teil', 'Absatz'),
    ['217:1 indentation']],
  ['the key above a group two in, beside the lines of the group', 'pages/kontakt.yaml', swap('    message:', '      message:'),
    ['21:7 indentation']],
  ['an entry below a comment, without its dash and two out', 'pages/home.yaml', swap('  - type: values\n    title: Was uns wichtig ist\n', '  # Unsere Werte\n  type: values\n  title: Was uns wichtig ist\n'),
    ['28:3 missing-dash']],
  ['the type of a block under a German name', 'pages/home.yaml', swap('- type: news-list', '- Art: news-list'),
    ['34:5 unknown-key']],
  ['a value at the margin below its key', 'pages/kontakt.yaml', swap('privacyHref: /', 'privacyHref:\n/'),
    ['28:1 stray-line']],
  ['an entry in the middle of a list, in the column of the blocks', 'pages/kontakt.yaml', (text) => text + drawing,
    ['57:3 indentation']],
  ['a mark for a sample at its value, which begins with another word', 'site.yaml', swap('registerCourt: Amtsgericht Cottbus', 'registerCourt: !platzhalterHRB 00000'),
    ['26:18 unknown-tag']],
  ['a name a second time, in the place of one that others rest on', 'topics.yaml', swap('  inquiry: torte\n', '  id: torte\n'),
    ['3:3 duplicate-key']],
  ['a text at the margin above one that lacks its colon', 'testimonials.yaml', all(swap('text: Die', 'text: >-\nDie'), swap('text: Endlich', 'text >-\n    Endlich')),
    ['5:1 indentation', '11:3 missing-colon']],
  ['the key above a group gone, above a misspelt list', 'pages/home.yaml', all(swap('    picture:\n', ''), swap('stats: [brote, torten]', 'statss: [brote, torten]')),
    ['13:7 missing-key', '17:5 unknown-key']],
  ['a dash before a key, above a colon in a text of another entry', 'pages/home.yaml', all(swap('    title: Brot', '  - title: Brot'), swap('title: Gesagt an', 'title: Gesagt: an')),
    ['8:3 stray-dash', '31:12 colon-in-value']],
  ['an entry without parts two in, above a sign in the last text of the next one', 'pages/sortiment.yaml', (text) => text.replace(/blocks:.*/s, entryTwoIn),
    ['11:5 indentation', '18:16 special-sign']],
  ['a text that begins with a fact, wrapped', 'pages/home.yaml', swap('description: Brot und Torten aus {company.city}, jeden', 'description: {company.city} hat Brot und Torten,\n    jeden'),
    ['4:16 special-sign']],
  ['a text that begins with a fact, wrapped, with a colon', 'pages/home.yaml', swap('description: Brot und Torten aus {company.city}, jeden', 'description: {company.city} hat Brot.\n    Gut zu wissen: jeden'),
    ['4:16 special-sign']],
  ['a text that begins with a word in quotation marks, wrapped', 'pages/home.yaml', swap('description: Brot und Torten aus {company.city}, jeden', 'description: "Brot" und Torten,\n    jeden'),
    ['4:16 text-after-quote']],
  ['a sign before a type, above an entry without its dash', 'pages/kontakt.yaml', all(swap('type: hero', 'type: !hero'), swap('      - label: Anruf\n        value', '      label: Anruf\n        value')),
    ['7:11 special-sign', '45:7 missing-dash']],
  ['the key above a list of groups gone, below a text of several lines', 'pages/nicht-gefunden.yaml', swap('text: Diese Seite liegt nicht mehr im Regal.\n    actions:\n', 'text: >-\n      Diese Seite liegt nicht\n      mehr im Regal.\n'),
    ['13:7 missing-key']],
  ['a fact in a text between brackets', 'jobs.yaml', swap('  tasks:\n    - Teige ansetzen\n    - Öfen beschicken', '  tasks: [Teige ansetzen, {stats.brote} Laibe backen]'),
    ['4:10 special-sign']],
  ['numbers in place of dashes below a stray line', 'site.yaml', all(swap('\ntitleSuffix', '\n// TODO\ntitleSuffix'), swap('days: [tuesday, wednesday, thursday, friday]', 'days:\n        1: tuesday\n        2: wednesday')),
    ['5:1 stray-line', '20:9 missing-dash']],
  ['a group with all its parts, two out, above more keys', 'jobs.yaml', swap(...outFrom('jobs.yaml', '  contact:', 'laden@backhaus.example')),
    ['25:1 indentation']],
  ['lines two out that end in a group', 'jobs.yaml', swap(...outFrom('jobs.yaml', '  place:', 'laden@backhaus.example')),
    ['23:1 indentation']],
  ['the name of the next choice in place of its own', 'subsidies.yaml', swap('  kind: grant', '  asOf: grant'),
    ['8:3 duplicate-key']],
  ['the name of the next key in place of the first one', 'pages/anlass.yaml', swap('route: /anl', 'each: /anl'),
    ['1:1 duplicate-key']],
  ['the name of the last key in place of the first one', 'site.yaml', swap('\nurl:', '\nformat:'),
    ['3:1 not-allowed']],
  ['the name of the key above in place of its own, far below the beginning', 'site.yaml', swap('\nicon:', '\nlogo:'),
    ['32:1 duplicate-key']],
  ['the name of a key far below in place of its own', 'site.yaml', swap('\nlanguage:', '\nlogo:'),
    ['4:1 duplicate-key']],
  ['the name of a key of a group far below in place of its own', 'site.yaml', swap('  phone:', '  vatId:'),
    ['15:3 duplicate-key']],
  ['a list of groups at the end of an entry, two out, its name at the margin', 'portfolio.yaml', all(swap('  testimonial: krause\n', ''), swap(...outFrom('portfolio.yaml', '  timeline:', 'erst dort.'))),
    ['22:1 indentation']],
  ['the first line of a text two in, above a misspelt type', 'pages/sortiment.yaml', all(swap('      Dienstags', '        Dienstags'), swap('- type: jobs', '- typee: jobs')),
    ['14:9 indentation', '25:5 unknown-key']],
  ['three lines, one each in three entries, out of place', 'pages/sortiment.yaml', all(swap('    title: Brote', '  title: Brote'), swap('  - type: services', '- type: services'), swap('    tasksLabel', '   tasksLabel')),
    ['12:3 indentation', '20:1 indentation', '27:4 indentation']],
  ['plus signs before a group and its only part', 'ui.yaml', all(swap('  case-study:', '+  case-study:'), swap('    rating:', '+    rating:')),
    ['17:1 patch-sign']],
  ['a full stop for a colon above an entry without its type', 'pages/kontakt.yaml', all(swap('emailLabel:', 'emailLabel.'), swap('  - type: details\n    id', '  - id')),
    ['31:5 missing-colon', '39:5 missing-key']],
  ['a line one out above an entry without its dash', 'subsidies.yaml', all(swap('  asOf:', ' asOf:'), swap('- id: backkurs', '  id: backkurs')),
    ['11:2 indentation', '14:3 missing-dash']],
  ['a key twice, apart, above an entry without its dash', 'portfolio.yaml', all(swap('wird erst dort.\n', 'wird erst dort.\n      title: Etwas anderes\n'), swap('- id: omas', '  id: omas')),
    ['29:7 duplicate-key', '32:3 missing-dash']],
  ['a block as a word alone, below a block that ends in a text', 'pages/home.yaml', swap('\n  - type: stats', '\n  - prose\n\n  - type: stats'),
    ['17:5 wrong-type']],
  ['the first of several blocks of a type without its own', 'pages/kontakt.yaml', all(swap('  - type: details\n    id: impressum', '  - id: impressum'), (text) => `${text}${details('Beruf')}${details('Kammer')}\n  - type: prose\n    text: Mehr sagen wir gern.\n`),
    ['39:5 missing-key']],
  ['the first line of a text further in, in a group that could have another text', 'services.yaml', swap('description: Roggen, ', 'description: >-\n      Roggen,\n    '),
    ['4:7 indentation']],
  ['a word alone, in a group that could have another text', 'portfolio.yaml', swap('  duration: eine Woche\n', '  asdf\n'),
    ['7:3 stray-line']],
  ['a word alone, in a group that could have an id', 'pages/kontakt.yaml', swap('  - type: hero\n', '  - type: hero\n    asdf\n'),
    ['8:5 stray-line']],
  ['a note with a colon between the names of a group, where the group around it could have another text', 'services.yaml', all(swap('  href: /sortiment\n', ''), swap('    alt: Ang', '    Hinweis: bitte noch prüfen\n    alt: Ang')),
    ['9:5 unknown-key']],
  ['a sign before a text, and a block without its dash below it', 'pages/home.yaml', all(swap('title: Brot braucht Zeit', 'title: *Brot braucht Zeit*'), swap('  - type: stats', '  type: stats')),
    ['8:12 special-sign', '17:3 missing-dash']],
  ['one word for an entry, in a group that could have another list', 'site.yaml', all(swap(/ {2}towns:\n(?: {4}- .*\n)+/.exec(bakeryText('site.yaml'))?.[0] ?? '', ''), swap('    - label: Torten\n', '    - Torten\n    - label: Torten\n')),
    ['51:7 wrong-type']],
  ['the heading with which a text begins at the column of its name', 'pages/kontakt.yaml', swap('    text: Wir', '    text: |-\n    ## Bestellungen\n\n      Wir'),
    ['38:5 indentation']],
  ['the first line of an entry twice, above an entry without it', 'services.yaml', all(swap('- id: brot\n', '- id: brot\n  id: brot\n'), swap('- id: torte\n  title', '- title')),
    ['2:3 duplicate-key', '13:3 missing-key']],
  ['a misspelt key above an entry without its dash', 'portfolio.yaml', all(swap('location: Altdöbern', 'locations: Altdöbern'), swap('- id: omas', '  id: omas')),
    ['5:3 unknown-key', '31:3 missing-dash']],
  ['a misspelt key above a block without its dash', 'pages/home.yaml', all(swap('    title: Aus', '    titel: Aus'), swap('  - type: values', '    type: values')),
    ['21:5 unknown-key', '27:5 missing-dash']],
  ['an entry two in below one without its type', 'pages/sortiment.yaml', all(swap('  - type: prose\n    id', '  - id'), swap('  - type: services', '    - type: services')),
    ['10:5 missing-key', '19:5 indentation']],
  ['a number with a quotation mark behind it', 'stats.yaml', swap('"412"', '412"'),
    ['2:10 stray-quote']],
  ['texts in the place of a list, at the margin', 'jobs.yaml', swap('    - Teige ansetzen\n    - Öfen', 'Teige ansetzen\nÖfen'),
    ['5:1 missing-dash']],
  ['the first entry behind the key of its list', 'jobs.yaml', swap('tasks:\n    - Teige', 'tasks: Teige'),
    ['4:10 joined-key']],
  ['the first entry with its dash behind the key of its list', 'jobs.yaml', swap('tasks:\n    - Teige', 'tasks: - Teige'),
    ['4:10 joined-key']],
  ['the first key of a group behind its name', 'pages/home.yaml', swap('meta:\n  title', 'meta: title'),
    ['2:7 joined-key']],
  ['a block behind the last line of the one above', 'pages/home.yaml', swap('noch warm\n\n  - type: stats', 'noch warm  - type: stats'),
    ['15:38 joined-key']],
  ['an unknown name above a list that has faults of its own', 'site.yaml', swap('format: 2\n', 'format: 2\nNotfall:\nareas:\n  - town: Wildeshausen\n    postcodes: 27793\n   - town: Vechta\n    km: 28\n    km: "35"\n'),
    ['83:1 unknown-key', '85:5 missing-key', '86:16 wrong-type', '87:4 indentation', '89:5 duplicate-key']],
  ['a letter typed before the blanks of a key', 'pages/home.yaml', swap('    title: Aus', 'v    title: Aus'),
    ['21:1 word-before-key']],
  ['a mark of a quoted mail before a key', 'pages/home.yaml', swap('    title: Aus', '>     title: Aus'),
    ['21:1 word-before-key']],
  ['a word before a key', 'pages/home.yaml', swap('    title: Aus', '    Neu title: Aus'),
    ['21:5 word-before-key']],
  ['a full stop behind the mark of a text', 'site.yaml', swap('blurb: Brot', 'blurb: >-.\n    Brot'),
    ['45:10 special-sign']],
  ['a sign before a text, above an entry without its type', 'pages/kontakt.yaml', (text) => `${swap('value: "{company.phone}"', 'value: ? Anruf')(text)}\n  - title: Eins\n    text: Brot.\n\n  - type: prose\n    title: Zwei\n    text: Torten.\n`,
    ['46:16 special-sign', '49:5 missing-key']],
  ['a block left out as in HTML', 'pages/home.yaml', swap('  - type: values\n    title: Was uns wichtig ist\n', '<!--\n  - type: values\n    title: Was uns wichtig ist\n-->\n'),
    ['27:1 foreign-comment']],
  ['a key left out as in HTML, in one line with its marks', 'services.yaml', swap('  href: /sortiment\n', '  <!-- href: /sortiment\n  linkLabel: Mehr -->\n'),
    ['10:3 foreign-comment']],
  ['an entry left out as in programs', 'values.yaml', (text) => `${swap('- id: nachbarn', '/*\n- id: nachbarn')(text).trimEnd()}\n*/\n`,
    ['5:1 foreign-comment']],
  ['an entry of another file', 'stats.yaml', (text) => `${text}\n- id: meier\n  name: Anna Meier\n  location: Senftenberg\n  text: Sehr gutes Brot.\n  rating: 5\n`,
    ['14:1 foreign-entry']],
  ['an entry that lacks a field and has an unknown one, and fits nowhere else', 'stats.yaml', (text) => `${text}\n- id: meier\n  value: "5"\n  menge: 3\n`,
    ['14:3 missing-key', '16:3 unknown-key']],
  ['a line of a group at the margin, below another line out of place', 'site.yaml', all(swap('    - Großräschen', '      - Großräschen'), swap('  endpoint:', 'endpoint:')),
    ['49:7 indentation', '66:1 indentation']],
  ['a line of a group at the margin, with a name like one further up', 'site.yaml', all(swap('  endpoint:', 'endpoint:'), swap('  processor: Formularbote\n', '')),
    ['64:1 missing-key', '66:1 indentation']],
  ['a text in the line below its key, no further in', 'pages/home.yaml', swap('subtitle: Seit', 'subtitle:\n    Seit'),
    ['10:5 indentation']],
  ['the key above a list of groups gone', 'pages/kontakt.yaml', swap('\nblocks:\n', '\n'),
    ['6:3 missing-key']],
  ['the key above the second one of two groups gone', 'pages/kontakt.yaml', swap('    message:\n', ''),
    ['21:7 missing-key']],
  ['the key above a group at the beginning gone', 'pages/kontakt.yaml', swap('meta:\n', ''),
    ['2:3 missing-key']],
  ['the key above a group below a value gone', 'jobs.yaml', swap('  contact:\n', ''),
    ['25:5 missing-key']],
  ['the key above a group below another one gone', 'portfolio.yaml', swap('  image:\n', ''),
    ['11:5 missing-key']],
  ['the key above a list of texts gone, below a text', 'jobs.yaml', swap('  tasks:\n', ''),
    ['4:5 missing-key']],
  ['the key above a list of texts gone, below a list of groups', 'portfolio.yaml', swap('  specifications:\n', ''),
    ['18:5 missing-key']],
  ['a list below a text that ends with a colon, at the margin', 'services.yaml', swap('description: Roggen, Wasser und Salz, sechsunddreißig Stunden Zeit.', 'description: Unsere Zutaten:\n- Roggen\n- Wasser'),
    ['4:1 list-below-text']],
  ['bullets below a text that ends with a colon', 'services.yaml', swap('description: Roggen, Wasser und Salz, sechsunddreißig Stunden Zeit.', 'description: Unsere Zutaten:\n• Roggen\n• Wasser\n• Salz'),
    ['4:1 list-below-text']],
  ['bullets below such a text, further in', 'services.yaml', swap('description: Roggen, Wasser und Salz, sechsunddreißig Stunden Zeit.', 'description: Unsere Zutaten:\n    • Roggen\n    • Wasser'),
    ['4:5 list-below-text']],
  ['a list below a text, in a group that has no lists', 'testimonials.yaml', swap('text: Endlich wieder ein Brot, das am vierten Tag noch schmeckt.', 'text: Endlich ein Brot\n    - lecker\n    - frisch'),
    ['11:5 list-below-text']],
  ['two entries below a text, above the key of their list', 'services.yaml', swap('description: Roggen, Wasser und Salz, sechsunddreißig Stunden Zeit.', 'description: Roggen\n    - Zeit\n    - Geduld'),
    ['4:5 entry-above-list']],
  ['a list at the margin, pasted into a text in lines', 'pages/sortiment.yaml', swap('      Alles andere', '- Kuchen\n- Torte\n\n      Alles andere'),
    ['18:1 indentation']],
  ['paragraphs at the margin, pasted into a text in lines', 'pages/sortiment.yaml', swap('      Alles andere', 'Montags gibt es Kuchen.\n\nDienstags gibt es nichts.\n\n      Alles andere'),
    ['18:1 indentation']],
  ['a signature at the margin, pasted below a text', 'services.yaml', swap('description: Roggen, Wasser und Salz, sechsunddreißig Stunden Zeit.', 'description: Roggen und Salz.\nMit freundlichen Grüßen\nThea Ährengold\n--\nBackhaus Ährengold e. K.\nTel.: 03573 000000'),
    ['4:1 stray-line']],
  ['lines at the margin, pasted below a link', 'services.yaml', swap('href: /sortiment\n', 'href: /sortiment\nMit freundlichen Grüßen\nThea Ährengold\nBackhaus\n'),
    ['11:1 stray-line']],
  ['rows of a table, pasted from Excel in the place of a text', 'services.yaml', swap('description: Roggen, Wasser und Salz, sechsunddreißig Stunden Zeit.', 'description: Brot\tPreis\nRoggen\t4,20 €\nDinkel\t5,10 €'),
    ['4:1 stray-line']],
  ['a text that goes on in two lines at the margin', 'services.yaml', swap('Roggen, Wasser und Salz, sechsunddreißig Stunden Zeit.', 'Roggen, Wasser\nund Salz, sechsunddreißig\nStunden Zeit.'),
    ['4:1 indentation']],
  ['the key above a list of groups gone, below a list of texts', 'portfolio.yaml', swap('  timeline:\n', ''),
    ['22:5 missing-key']],
  ['a plus sign before the key of a list', 'pages/home.yaml', swap('\nblocks:', '\n+blocks:'),
    ['6:1 patch-sign']],
  ['a key at the edge two in, with all that stands below it', 'pages/sortiment.yaml', (text) => text.replace(/\nblocks:.*/s, (rest) => rest.replace(/\n(?=.)/g, '\n  ')),
    ['6:3 indentation']],
  ['a text in place of a group in a list', 'site.yaml', swap('- { opens: "14:00", closes: "18:00" }', '- "14:00-18:00"'),
    ['21:12 wrong-type']],
  ['three lines, one each in three blocks, further out than their lists', 'pages/sortiment.yaml', all(swap('    title: Sortiment', 'title: Sortiment'), swap('    id: brote', ' id: brote'), swap('  - type: services', ' - type: services')),
    ['8:1 indentation', '11:2 indentation', '20:2 indentation']],
  ['the key above a list of texts gone, below a choice', 'pages/home.yaml', swap('    services:\n', ''),
    ['23:7 missing-key']],
  ['the key above groups in braces gone', 'site.yaml', swap('    - days: [saturday]\n      times:\n', '    - days: [saturday]\n'),
    ['23:9 missing-key']],
  ['the first key in a group gone, above a list', 'site.yaml', swap('  navigation:\n', ''),
    ['35:5 missing-key']],
  ['a line a second time, at the end of a group that is like others', 'pages/kontakt.yaml', swap('      placeholder: sie@post.example\n', '      placeholder: sie@post.example\n      label: Etwas\n'),
    ['18:7 duplicate-key']],
  ['an entry two in, below the last key of the one above', 'site.yaml', swap('    - label: Sortiment\n      href: /sortiment\n', '      - label: Sortiment\n        href: /sortiment\n'),
    ['38:7 indentation']],
  ['the first key of a file gone, above a group two out', 'ui.yaml', all(swap('shell:\n', ''), (text) => text.replace(/\nblocks:\n.*/s, (rest) => rest.replace(/\n {2}/g, '\n'))),
    ['3:3 missing-key', '16:1 indentation']],
  ['the first key of a file gone, above a key out of its group', 'ui.yaml', all(swap('shell:\n', ''), swap('  refused:\n    markup', 'refused:\n  markup')),
    ['3:3 missing-key', '12:1 indentation']],
  ['a text at the edge that has a year before a colon', 'values.yaml', swap('Der Teig sagt, wann er fertig ist.', '>-\nZuschuss für den Ofen: 30 %\nGrundförderung bis zum Ende des Jahres.\n2027: noch 20 % für Bäckereien;\ndanach nichts mehr.'),
    ['4:1 indentation']],
  ['an item too far in behind a colon in a text, before an entry that cannot be read', 'services.yaml', all(swap('Roggen, Wasser', 'Roggen: Wasser'), swap('    - "Kruste: kräftig"', '     - Kruste'), swap('title: Hochzeitstorte', 'title "Hochzeitstorte"'), swap('Drei Stockwerke, eine Woche Vorlauf, {stats.torten} im Jahr.', '"Drei Stockwerke')),
    ['3:16 colon-in-value', '6:6 indentation', '13:3 missing-colon', '14:16 open-quote']],
  ['the first entry of a list at the margin, above another one', 'site.yaml', swap(...outFrom('site.yaml', '    - label: Backstube', 'href: /', 4)),
    ['36:1 indentation']],
  ['the first entry of a list at the margin, with a list of its own', 'site.yaml', swap(...outFrom('site.yaml', '    - days: [tuesday', 'closes: "18:00" }', 4)),
    ['18:1 indentation']],
  ['an entry with a text in lines at the margin, above one that would be part of it', 'portfolio.yaml', swap('    - period: Montag\n      title: Böden backen\n      description: Fünf', '- period: Montag\n  title: Böden backen\n  description: >-\n    Fünf'),
    ['23:1 indentation']],
  ['an entry at the margin, above another one with a misspelt key', 'site.yaml', all(swap(...outFrom('site.yaml', '    - label: Datenschutz', '#datenschutz', 4)), swap('- label: Impressum', '- labl: Impressum')),
    ['59:1 indentation', '61:7 unknown-key']],
  ['an article that two people have begun, in both versions', 'news/erntebrot.md', (text) => `<<<<<<< HEAD\n${text}=======\n${text}>>>>>>> neu\n`,
    ['1:1 merge-conflict']],
  ['a mark of a conflict left above an article', 'news/erntebrot.md', (text) => `<<<<<<< HEAD\n${text}`,
    ['1:1 merge-conflict']],
  ['a mark of a conflict left right above another conflict', 'values.yaml', (text) => text.replace(/^.*title:.*\n/m, (line) => `>>>>>>> alt\n<<<<<<< HEAD\n${line}=======\n${line}>>>>>>> neu\n`),
    ['2:1 merge-conflict', '3:1 merge-conflict']],
]

test.each(faults)('%s: one problem for each fault', async (_, file, change, problems) => {
  const found = await problemsOf({ [file]: change })
  expect(found).toEqual(problems.map((problem) => `content/${file}:${problem}`))
})
