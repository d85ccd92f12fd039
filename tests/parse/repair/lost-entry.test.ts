import { expect, test } from 'vitest'
import { fixed } from '../../fix/fixed.ts'
import { bakeryText, replace, wordsOf } from '../../workspace.ts'

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
