import { expect, test } from 'vitest'
import { compileWith, replace } from '../workspace.ts'

const told = async (file: string, from: string, to: string) => {
  const { problems } = await compileWith({ [file]: replace(from, to) })
  return problems.map(({ severity, message, hint }) => `${severity}: ${message} → ${hint}`)
}

const words = (said: string) =>
  `warning: Am Ende steht noch \`,\`; so wäre es auf der Website zu lesen. → Löschen Sie es: ${said} – oder setzen Sie Anführungszeichen, wenn es dort stehen soll: "${said},"`

test.each([
  ['an entry of a list', 'jobs.yaml', '- Gesellenbrief', '- Gesellenbrief,', 'Gesellenbrief'],
  ['a text', 'values.yaml', 'title: Zeit', 'title: Zeit,', 'Zeit'],
])('a comma behind %s is told', async (_, file, from, to, said) => {
  expect(await told(file, from, to)).toEqual([words(said)])
})

test.each([
  ['values.yaml', 'title: Zeit', 'title: "Zeit,"'],
  ['values.yaml', 'title: Zeit', 'title: Zeit, die\n    bleibt'],
])('one between quotation marks, or before words in the next line, is meant', async (...edit) => {
  expect(await told(...edit)).toEqual([])
})
