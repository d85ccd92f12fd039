import { expect, test } from 'vitest'
import { bakeryText, compileWith, replace } from '../workspace.ts'
import { fixed } from './fixed.ts'

const PAY = '{ from: 14.5, to: 16, per: hour }'

test.each([
  [`pay: ${PAY}`, 'pay: from: 14.5, to: 16, per: hour'],
  [`pay: !platzhalter ${PAY}`, 'pay: !platzhalter from: 14.5, to: 16, per: hour'],
])('the parts of a group behind its name get their braces: %s', async (right, wrong) => {
  const change = replace(`pay: ${PAY}`, wrong)
  const { problems } = await compileWith({ 'jobs.yaml': change })
  const errors = problems.filter(({ severity }) => severity === 'error')
  expect(errors.map(({ hint }) => hint)).toEqual([`Schreiben Sie: ${right}`])
  const text = bakeryText('jobs.yaml').replace(`pay: ${PAY}`, right)
  expect(await fixed('jobs.yaml', change)).toBe(text)
})

test('a name that says yes or no is a yes where nothing stands behind it: nobody deletes it', async () => {
  const file = 'services.yaml'
  const change = replace('decorative: true', 'decorative')
  const { problems } = await compileWith({ [file]: change })
  expect(problems.map(({ hint }) => hint)).toEqual(['Schreiben Sie: decorative: true'])
  expect(await fixed(file, change)).toBe(bakeryText(file))
})

test.each([
  'Laden, Marktplatz 1, 01968 Senftenberg',
  'Laden, Anna-Straße 1',
])('an address is no label with its value, whatever parts it: %s', async (address) => {
  const change = replace('- label: Gewicht\n      value: 31 kg', `- ${address}`)
  expect(await fixed('portfolio.yaml', change)).toContain(`- ${address}\n`)
})
