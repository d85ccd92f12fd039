import { expect, test } from 'vitest'
import { fixed } from '../../../fix/fixed.ts'
import { bakeryText, compileWith, replace, wordsOf } from '../../../workspace.ts'

/** What is said of an entry that lacks the name with which it begins. */
const withoutBeginning = (name: string, more: string) =>
  `Hier beginnt ein Eintrag, dem der Anfang fehlt: \`${name}\`. → Ist es der Rest eines gelöschten Eintrags, löschen Sie auch diese Zeile${more}. Sonst schreiben Sie darüber, mit 4 Leerzeichen davor: - ${name}: …`

test.each([
  ['that ends in a list', 'days', '    - days: [saturday]\n', ' und die darunter'],
  ['of two lines', 'label', '    - label: Sortiment\n', ''],
])('the first line of an entry %s is gone, above its only other name', async (_, name, line, more) => {
  const wrong = replace(line, '')
  expect(await wordsOf({ 'site.yaml': wrong })).toEqual([withoutBeginning(name, more)])
  expect(await fixed('site.yaml', wrong)).toBe(wrong(bakeryText('site.yaml')))
})

test('of a line that stands there twice, right below its like, no more is said to go than it', async () => {
  const wrong = replace('  inquiry: backkurs\n', '  inquiry: backkurs\n  inquiry: kurse\n')
  expect(await wordsOf({ 'topics.yaml': wrong })).toEqual([
    '`inquiry` steht hier zum zweiten Mal; das erste Mal in Zeile 9. → Löschen Sie eine der beiden Zeilen.',
  ])
  expect(await fixed('topics.yaml', wrong)).toBe(wrong(bakeryText('topics.yaml')))
})

const SATURDAY = '      times:\n        - { opens: "06:30", closes: "11:00" }\n'

test('lines that stand there twice begin no entry: one of them goes', async () => {
  const wrong = replace(SATURDAY, SATURDAY + SATURDAY)
  expect(await fixed('site.yaml', wrong)).toBe(bakeryText('site.yaml'))
})

test.each([
  ['lists', SATURDAY, '      times:\n        - { opens: "14:00", closes: "18:00" }\n'],
  [
    'groups',
    '    href: /contact?inquiry=torte\n',
    '  contact:\n    label: Sortiment\n    href: /sortiment\n',
  ],
])('of two %s below the same name none goes, although its lines stand elsewhere', async (_, above, again) => {
  const wrong = replace(above, above + again)
  expect(await fixed('site.yaml', wrong)).toBe(wrong(bakeryText('site.yaml')))
})

test.each([
  ['values.yaml', 'zeit', 2],
  ['jobs.yaml', 'baecker', 10],
  ['testimonials.yaml', 'krause', 4],
])('the first entry of %s has neither dash nor step', async (file, id, below) => {
  const atMargin = (text: string) => {
    const end = text.indexOf('\n\n')
    return text.slice(0, end).replace(/^(?:- | {2})/gm, '') + text.slice(end)
  }
  const wrong = (text: string) => `# Von oben nach unten.\n\n${atMargin(text)}`
  const { problems } = await compileWith({ [file]: wrong })
  expect(problems.map(({ hint }) => hint)).toEqual([
    `Rücken Sie die ${below} Zeilen darunter um 2 Leerzeichen nach rechts, und schreiben Sie hier: - id: ${id}`,
  ])
  expect(await fixed(file, wrong)).toBe(`# Von oben nach unten.\n\n${bakeryText(file)}`)
})
