import { expect, test } from 'vitest'
import { compileWith, replace } from '../../workspace.ts'

const TIMES = '      times:\n        - { opens: "06:00", closes: "12:30" }'

test.each([
  '==========',
  '----------',
  'asdf',
  '      Hallo',
])('a line between the name of a list and its entries is not the value of the name: %s', async (line) => {
  const wrong = replace(
    TIMES,
    TIMES.replace('\n', () => `\n${line}\n`),
  )
  const { problems } = await compileWith({ 'site.yaml': wrong })
  expect(problems.map(({ code, hint }) => [code, hint.split(',')[0]])).toEqual([
    ['stray-line', 'Löschen Sie die Zeile'],
  ])
})
