import { expect, test } from 'vitest'
import { compileWith, replace } from '../../workspace.ts'

const told = async (text: string) => {
  const { problems } = await compileWith({
    'pages/sortiment.yaml': replace('      Dienstags', `      ${text}\n\n      Dienstags`),
  })
  return problems.map(({ severity, code, message }) => `${severity} ${code} ${message}`)
}

test.each([
  '[27.11.26, 14:03:22] Jörg:',
  '27.11.26, 14:03 - Jörg Meier:',
  '[27.11.2026, 9:03] +49 151 123:',
])('what a chat sets before a message is remarked in a text: %s', async (stamp) => {
  expect(await told(`${stamp} Der Ofen ist fertig.`)).toEqual([
    `warning chat-stamp \`${stamp}\` ist der Anfang einer Nachricht aus einem Chat; auf der Website stünde es mit.`,
  ])
})

test.each([
  'Am 27.11.26, 14:03 Uhr, ging der Ofen an.',
  'Am 27.11.2026, 14:00 - 18:00 Uhr: Tag der offenen Backstube.',
  'Fest 27.11.2026, 14:00 - im Hof',
])('a day with a time is none: %s', async (text) => {
  expect(await told(text)).toEqual([])
})
