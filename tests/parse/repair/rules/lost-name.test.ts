import { expect, test } from 'vitest'
import { fixed } from '../../../fix/fixed.ts'
import { bakeryText, compileWith, replace } from '../../../workspace.ts'

const hintsOf = async (file: string, wrong: (text: string) => string): Promise<string[]> =>
  (await compileWith({ [file]: wrong })).problems.map(({ hint }) => hint)

test.each([
  ['of an entry', 'services.yaml', 'title: Sauerteigbrot'],
  ['behind which a sentence stands', 'testimonials.yaml', 'text: Die Torte hat die Fahrt '],
  ['of a page', 'pages/home.yaml', 'title: Backstube'],
  ['of a block', 'pages/home.yaml', 'title: Brot braucht Zeit'],
  ['of a file', 'portfolio.yaml', 'src: beispiel.svg\n    alt: Hohe'],
  ['behind which a year stands', 'site.yaml', 'founded: 1987'],
  ['behind which digits stand in quotation marks', 'site.yaml', 'postcode: "01968"'],
  ['that its group may be without, and that alone belongs here', 'site.yaml', 'blurb: Brot'],
  ['of a news item', 'news/ofen.md', 'title: Ein neuer Ofen'],
  [
    'of a sentence below a title, without which the block could be',
    'pages/home.yaml',
    'subtitle: Seit {company.founded}',
  ],
])('the name before a text is gone: that %s', async (_, file, part) => {
  const wrong = replace(part, part.replace(/^\w+: /, ''))
  const text = bakeryText(file)
  const [line = ''] = text.slice(text.indexOf(part)).split('\n')
  expect(await hintsOf(file, wrong)).toEqual([`Schreiben Sie: ${line}`])
  expect(await fixed(file, wrong)).toBe(text)
})

test('the name before a text is gone, and the colon is left', async () => {
  const wrong = replace('title: Sauerteigbrot', ': Sauerteigbrot')
  expect(await hintsOf('services.yaml', wrong)).toEqual(['Schreiben Sie: title: Sauerteigbrot'])
})

const LINES = '    Roggen: Wasser und Salz,\n    sechsunddreißig Stunden Zeit.\n'
const withLines = (above: string) =>
  bakeryText('services.yaml').replace(/ {2}description: Roggen.*\n/, () => above + LINES)

test.each([
  ['', 'Schreiben Sie darüber in eine eigene Zeile, mit 2 Leerzeichen davor: description: >-'],
  ['  >-\n', 'Schreiben Sie: description: >-'],
])('the line above a text in lines is gone, but for this: %j', async (left, hint) => {
  const wrong = () => withLines(left)
  expect(await hintsOf('services.yaml', wrong)).toEqual([hint])
  expect(await fixed('services.yaml', wrong)).toBe(withLines('  description: >-\n'))
})

test('the mark of a text in lines is not deleted, that the text would become part of the title above', async () => {
  const right = (text: string) =>
    text.replace(
      '    note: Wir haben beide',
      '    intro: >-\n      Zwei von vielen.\n    note: Wir haben beide',
    )
  const wrong = (text: string) => right(text).replace('intro: >-', '>-')
  expect(await hintsOf('pages/home.yaml', wrong)).toEqual(['Schreiben Sie: intro: >-'])
  expect(await fixed('pages/home.yaml', wrong)).toBe(right(bakeryText('pages/home.yaml')))
})

test('a text in lines that stand where its name stood moves below it', async () => {
  const plain = (text: string) => text.replace('Roggen:', 'Roggen,')
  const wrong = () => plain(withLines('').replace(LINES, LINES.replace(/^ {2}/gm, '')))
  expect(await hintsOf('services.yaml', wrong)).toEqual([
    'Schreiben Sie darüber in eine eigene Zeile, mit 2 Leerzeichen davor: description: >-. Rücken Sie diese Zeile und die darunter um 2 Leerzeichen nach rechts.',
  ])
  expect(await fixed('services.yaml', wrong)).toBe(plain(withLines('  description: >-\n')))
})

test('a name without its colon is there', async () => {
  const wrong = replace('title: Sauerteigbrot', 'title Sauerteigbrot')
  expect(await hintsOf('services.yaml', wrong)).toEqual(['Schreiben Sie: title: Sauerteigbrot'])
})

test.each([
  ['services.yaml', 'title: Sauerteigbrot', 'Titel Sauerteigbrot'],
  ['services.yaml', 'description: Roggen', 'Beschreibung Roggen'],
  ['pages/home.yaml', 'title: Brot braucht Zeit', 'Titel Brot braucht Zeit'],
])('a German name without its colon is there, too: in %s, %s', async (file, right, german) => {
  const wrong = replace(right, german)
  const hints = await hintsOf(file, wrong)
  expect(hints.map((hint) => hint.startsWith(`Schreiben Sie: ${right}`))).toEqual([true])
})

test.each(['alttext', 'Beschreibung'])('what a picture shows is known as %s', async (name) => {
  const wrong = replace('alt: Angeschnittenes', `${name}: Angeschnittenes`)
  expect(await hintsOf('services.yaml', wrong)).toEqual(['Meinten Sie `alt`?'])
})

const inLines = (name: string, mark: string, text: string) => ({
  whole: `${name}: ${mark}\n${text}`,
  text,
})
const story = 'Nach 31 Jahren geht der alte in Rente.'

test.each([
  [
    'of a news item',
    'news/ofen.md',
    `excerpt: ${story}\n`,
    inLines('excerpt', '>-', `  Nach 31 Jahren geht der alte\n  Ofen in Rente.\n`),
    4,
  ],
  [
    'of the last part of an entry',
    'portfolio.yaml',
    '      description: Gestapelt wird erst dort.\n',
    inLines('      description', '>-', '        Gestapelt wird erst dort.\n'),
    28,
  ],
  [
    'of paragraphs, of which one has a heading',
    'pages/sortiment.yaml',
    '    text: |\n      Dienstags gibt es [Dinkelbrot](/#stats), samstags **Zopf**.\n',
    inLines('    text', '|', '      Dienstags gibt es Zopf.\n'),
    13,
  ],
  [
    'of which a line begins with a brace',
    'pages/home.yaml',
    '    subtitle: Seit {company.founded} backen wir, was der Name verspricht.\n',
    inLines('    subtitle', '>-', '      Wir backen: seit\n      {company.founded}.\n'),
    9,
  ],
])('the line above a text is gone, which the value above swallows: that %s', async (_, file, part, {
  whole,
  text,
}, line) => {
  const wrong = replace(part, text)
  const { problems } = await compileWith({ [file]: wrong })
  expect(problems.map((problem) => `${problem.line} ${problem.code}`)).toEqual([
    `${line} missing-key`,
  ])
  expect(await fixed(file, wrong)).toBe(replace(part, whole)(bakeryText(file)))
})

test('a title that goes on in the line below is none of what is missing', async () => {
  const wrong = replace(
    '  title: Sauerteigbrot\n  description: Roggen, Wasser und Salz, sechsunddreißig Stunden Zeit.\n',
    '  title: Sauerteigbrot\n    und Brötchen\n',
  )
  expect(await hintsOf('services.yaml', wrong)).toEqual(['Ergänzen Sie eine Zeile description: …'])
})

const DESCRIPTION = 'description: Roggen, Wasser und Salz, sechsunddreißig Stunden Zeit.'

test.each([
  [
    'of two sentences',
    'description: Aus Roggen, Wasser und Salz.\n    Wir backen ihn im Steinofen.',
  ],
  ['wrapped at a noun', 'description: Aus Roggen, Wasser und Salz, gebacken mit\n    Zeit.'],
  ['whose rest reads like a sentence', 'description: Ein Brot\n    Roggen ist darin, mit Salz.'],
])('a text %s is no title that has lost its name', async (_, wrapped) => {
  const wrong = replace(`  title: Sauerteigbrot\n  ${DESCRIPTION}`, `  ${wrapped}`)
  expect(await hintsOf('services.yaml', wrong)).toEqual(['Ergänzen Sie eine Zeile title: …'])
  expect(await fixed('services.yaml', wrong)).toBe(wrong(bakeryText('services.yaml')))
})

test('a text wrapped at a margin goes on in the line below, whatever is missing behind it', async () => {
  const part = /( {4}privacy: .*\n) {4}privacyLabel: .*\n/
  const long =
    '    privacy: Ihre Angaben gehen an unsere Backstube und dienen nur dazu, über Ihre\n'
  const wrong = (text: string) => text.replace(part, `${long}      Bestellung zu entscheiden.\n`)
  expect(await hintsOf('pages/kontakt.yaml', wrong)).toEqual([
    'Ergänzen Sie eine Zeile privacyLabel: …',
  ])
})

test('an answer whose name is lost is none of its question', async () => {
  const whole =
    'blocks:\n  - type: questions\n    title: Fragen\n    questions:\n      - id: brot\n        question: Gibt es Brot?\n        answer: >-\n          Wir backen jeden Tag.\n'
  const wrong = replace('blocks:\n', whole.replace('        answer: >-\n', ''))
  expect(await hintsOf('pages/sortiment.yaml', wrong)).toEqual([
    'Schreiben Sie darüber in eine eigene Zeile, mit 8 Leerzeichen davor: answer: >-',
  ])
})

test('a name that stands there alone is none that another has lost, even if it is a language as well', async () => {
  const { problems } = await compileWith({
    'pages/sortiment.yaml': replace('    id: brote\n', '    id\n'),
  })
  const own = problems.filter(({ file }) => file.endsWith('sortiment.yaml'))
  expect(own.map(({ line, hint }) => `${line} ${hint}`)).toEqual(['11 Schreiben Sie: id: …'])
})

test('words below a link are not joined to it', async () => {
  const wrong = replace(
    '    alt: Angeschnittenes Brot\n  href: /sortiment\n',
    '    alt: Angeschnittenes Brot\n  href: /sortiment\n  Titel Brot\n',
  )
  const { problems } = await compileWith({ 'services.yaml': wrong })
  expect(problems.map(({ code, line }) => `${line} ${code}`)).toEqual(['11 stray-line'])
  expect(await fixed('services.yaml', wrong)).toBe(wrong(bakeryText('services.yaml')))
})

test.each([
  ['title: Mehl und\n  Wasser'],
  ['title: Brote\n  und Brötchen'],
])('the rest of a title, in its own column, does not become the text that is missing: %s', async (title) => {
  const wrong = replace(`title: Sauerteigbrot\n  ${DESCRIPTION}`, title)
  const text = await fixed('services.yaml', wrong)
  expect(text).not.toContain('description: Wasser')
  expect(text).not.toContain('description: und')
})
