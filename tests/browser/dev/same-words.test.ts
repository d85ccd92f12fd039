import { expect, test } from 'vitest'
import { serveBakery } from './dev-site.ts'

const bakery = serveBakery()

const ROW = '      - label: Anruf\n        value: Im Laden\n'

test('of two rows with the same words, the one that is taken out is gone', async () => {
  await bakery.change('pages/kontakt.yaml', '    rows:\n', `    rows:\n${ROW}`)
  const page = await bakery.open('/contact')
  const words = () => page.locator('#impressum dt').allInnerTexts()
  expect(await words()).toEqual(['Anruf', 'Registergericht', 'Anruf'])
  await bakery.restore('pages/kontakt.yaml')
  await expect.poll(words).toEqual(['Registergericht', 'Anruf'])
})
