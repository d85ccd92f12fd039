import { expect, test } from 'vitest'
import { replace, wordsOf } from '../workspace.ts'
import { fixed } from './fixed.ts'

const NEWS = 'news/ofen.md'
const SENTENCE = 'Der Neue heizt mit Holz aus dem eigenen Wald.\n'

test.each([
  'o\t',
  'o ',
  '§\t',
  '\uF0B7\t',
  '\uF0A7 ',
  '➡️ ',
  '👉 ',
])('what another program sets before an entry is no column of a table: %j', async (sign) => {
  const pasted = replace(SENTENCE, `${sign}Holz\n${sign}Wald\n`)
  expect(await wordsOf({ [NEWS]: pasted })).toHaveLength(1)
  expect(await fixed(NEWS, pasted)).toContain('\n- Holz\n- Wald\n')
})

test('below an entry, a sign for the next level is not glued to it', async () => {
  const pasted = replace(SENTENCE, `- Holz\n o Buche\n o Eiche\n`)
  expect(await fixed(NEWS, pasted)).toContain('\n- Holz\n - Buche\n - Eiche\n')
})

test.each([
  '✅ ',
  '👉 ',
  '\uF0B7\t',
])('entries in a list of YAML that begin with %j', async (sign) => {
  const pasted = replace(
    '    - Teige ansetzen\n    - Öfen beschicken\n',
    `    ${sign}Teige ansetzen\n    ${sign}Öfen beschicken\n`,
  )
  expect(await fixed('jobs.yaml', pasted)).toContain('  - Teige ansetzen\n    - Öfen beschicken\n')
})

test.each([
  ['two texts', 'jobs.yaml', '    - Teige ansetzen\n    - Öfen beschicken\n'],
  [
    'one between quotation marks',
    'services.yaml',
    '    - Mehl aus der Lausitz\n    - "Kruste: kräftig"\n',
  ],
])('Word’s o before entries of a list of YAML goes, and nothing else does: %s', async (_, file, list) => {
  const pasted = replace(list, list.replaceAll('- ', 'o '))
  expect(await fixed(file, pasted)).toContain(list)
})
