import { expect, test } from 'vitest'
import { fixed } from '../../../fix/fixed.ts'
import { bakeryText, compileWith, replace } from '../../../workspace.ts'

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

test.each([
  'jobs.yaml',
  'services.yaml',
  'site.yaml',
])('the signature of an e-mail at the end of %s is told once, and left to people', async (file) => {
  const signed = (text: string) =>
    `${text}\n-- \nMit freundlichen Grüßen\nThea Ährengold\nTel.: 03573 000000\nMail: theke@post.example\n`
  const { problems } = await compileWith({ [file]: signed })
  expect(problems.map(({ code, message }) => [code, message])).toEqual([
    ['stray-line', expect.stringMatching(/^Diese 5 Zeilen gehören zu nichts/)],
  ])
  expect(await fixed(file, signed)).toBe(signed(bakeryText(file)))
})
