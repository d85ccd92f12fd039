import { describe, expect, test } from 'vitest'
import { bakeryText, replace } from '../workspace.ts'
import { fixed } from './fixed.ts'

describe('two lines in one, because the break between them was deleted, are two again', () => {
  test.each([
    ['behind a value in quotation marks', 'site.yaml', 'postcode: "01968"', '  city: Senftenberg'],
    [
      'with the name of a list',
      'site.yaml',
      'email: theke@backhaus-aehrengold.example',
      '  hours:',
    ],
    ['with the name of a group', 'site.yaml', 'icon.svg\n\nheader:', '  navigation:'],
    ['further out', 'portfolio.yaml', 'Form eines Schiffs', '  description: Oma fuhr vierzig'],
    ['behind an entry of a list', 'jobs.yaml', '    - Gesellenbrief', '  employment: Vollzeit'],
    ['with an entry of several lines', 'site.yaml', 'href: /', '    - label: Sortiment'],
  ])('%s', async (_, file, first, second) => {
    const joined = replace(`${first}\n${second}`, first + second)
    expect(await fixed(file, joined)).toBe(bakeryText(file))
  })

  test.each([
    ['a choice', 'pages/sortiment.yaml', '- type: jobs', 'title: Früh'],
    ['one of several kinds', 'pages/sortiment.yaml', '- type: hero', 'title: Sortiment'],
    [
      'a text, before a name of two words',
      'pages/sortiment.yaml',
      'zu tun ist',
      'profileLabel: Was',
    ],
    ['a number', 'stats.yaml', 'value: 96 Torten', 'label: für'],
    ['a mark', 'stats.yaml', 'Ofenklappe.', 'source: Backbuch'],
    ['an address, before the name of a list', 'site.yaml', 'aehrengold.example', 'hours:'],
  ])('with its margin, behind %s', async (_, file, first, second) => {
    const text = bakeryText(file)
    const [, margin = ''] = new RegExp(`${first}\n( *)${second}`).exec(text) ?? []
    const joined = replace(`${first}\n${margin}${second}`, first + second)
    expect(await fixed(file, joined)).toBe(text)
  })

  test('but a German word that ends like a name is one word', async () => {
    const right = replace('title: Sortiment\n\n', 'title: "Werbetext: neu"\n\n')
    const bare = replace('title: Sortiment\n\n', 'title: Werbetext: neu\n\n')
    expect(await fixed('pages/sortiment.yaml', bare)).toBe(
      right(bakeryText('pages/sortiment.yaml')),
    )
  })
})

test('the dash of an entry that went up behind a word is no part of it', async () => {
  const apart = replace('Hochzeit\n\n- id', 'Hochzeit\n- id')
  const text = await fixed('categories.yaml', replace('Hochzeit\n\n- id', 'Hochzeit- id'))
  expect(text).toBe(apart(bakeryText('categories.yaml')))
})

test('a text in several lines becomes the one line that the hint says, with no signs for its breaks', async () => {
  const wrapped = 'title: Früh aufstehen,\n      denn: wir auch,\n      und gern'
  const text = await fixed('pages/sortiment.yaml', replace('title: Früh aufstehen', wrapped))
  expect(text).toContain('title: "Früh aufstehen, denn: wir auch, und gern"\n')
})

test('a text whose first line went up behind its mark begins below it again', async () => {
  const text = (mark: string) =>
    `Text: ${mark}Kommen Sie\n      trotzdem vorbei,\n      gern auch samstags.\n`
  const joined = replace('Text: Kommen Sie trotzdem vorbei.\n', text('>-'))
  expect(await fixed('pages/sortiment.yaml', joined)).toContain(text('>-\n      '))
})

test.each([
  [
    'the last two lines of a file',
    'pages/anlass.yaml',
    'Title: Gesagt haben\n    testimonialNote: ',
    'Title = Gesagt haben\n    testimonialNote:',
  ],
  ['the first two of a list', 'stats.yaml', '- id: brote\n  value: ', 'id: brote\n  value:'],
])('%s, damaged both, are put right one by one', async (_, file, right, damaged) => {
  expect(await fixed(file, replace(right, damaged))).toBe(bakeryText(file))
})

test.each([
  ['sent:', '\n      ', 'title: Ihre'],
  ['errors:', '\n      ', 'pageTitle: "Klemmt'],
])('the first part of a group that nobody has to have, behind its name %s, is none of words to delete', async (head, gap, part) => {
  const joined = replace(`${head}${gap}${part}`, `${head} ${part}`)
  expect(await fixed('ui.yaml', joined)).toBe(bakeryText('ui.yaml'))
})

test('the lines of a whole block in one are not made the text of its first name', async () => {
  const joined = (text: string) =>
    text.replace(/ {2}- type: hero\n[\s\S]*?noch warm/, (block) => block.replace(/\n\s+/g, ' '))
  const text = await fixed('pages/home.yaml', joined)
  expect(text).not.toContain('title: "Brot')
  expect(text).toContain('subtitle: Seit {company.founded} backen wir')
})

test.each([
  ['subsidies.yaml', /- id: schulbrot\n[\s\S]*?(?=\n\n)/],
  ['pages/kontakt.yaml', /- label: Anruf\n[\s\S]*?(?=\n$)/],
])('the lines of an entry of %s in one each get back to their name', async (file, entry) => {
  const joined = (text: string) => text.replace(entry, (lines) => lines.replace(/\n\s+/g, ' '))
  expect(await fixed(file, joined)).toBe(bakeryText(file))
})

test.each([', ', '; '])('and the sign between them, %j, goes', async (sign) => {
  const joined = (text: string) =>
    text.replace(/- id: schulbrot\n[\s\S]*?(?=\n\n)/, (lines) => lines.replace(/\n\s+/g, sign))
  expect(await fixed('subsidies.yaml', joined)).toBe(bakeryText('subsidies.yaml'))
})

test('the lines of a block with a text of many in one each get back to their name', async () => {
  const joined = (text: string) =>
    text.replace(/- type: prose\n {4}id: brote\n[\s\S]*?(?=\n\n {2}-)/, (lines) =>
      lines.replace(/\n\s+/g, ' '),
    )
  expect(await fixed('pages/sortiment.yaml', joined)).toContain(
    '  - type: prose\n    id: brote\n    title: Brote\n    text: |\n      Dienstags gibt es',
  )
})

test('the lines of an entry of grant-rules.yaml in one are not made a text, and lose no name', async () => {
  const joined = (text: string) =>
    text.replace(/- id: ofen\n[\s\S]*?(?=\n$)/, (lines) => lines.replace(/\n\s+/g, ' '))
  expect(`\n${await fixed('grant-rules.yaml', joined)}`).toMatch(
    /\n- id: ofen base: 30 heatPumpBase: 15/,
  )
})

test('the lines of a group behind its head each get back to their name', async () => {
  const lines = '\n      src: beispiel.svg\n      alt: Ein Laib Brot, noch warm\n'
  const joined = replace(
    `picture:${lines}`,
    'picture: src: beispiel.svg alt: Ein Laib Brot, noch warm\n',
  )
  expect(await fixed('pages/home.yaml', joined)).toMatch(
    /picture:(?:\n {6}| \{ )src: beispiel.svg(?:\n {6}|, )alt: "?Ein Laib Brot, noch warm/,
  )
})
