import { expect, test } from 'vitest'
import { bakeryText } from '../../workspace.ts'
import { newVisitor } from '../harness.ts'
import { serveBakery } from './dev-site.ts'

const NAME =
  'Meisterbetrieb für Sanitär-, Heizungs- und Klimatechnik Müller-Lüdenscheidt und Söhne Nachfolger Gesellschaft mit beschränkter Haftung & Co'

const bakery = serveBakery({
  more: {
    'site.yaml': bakeryText('site.yaml')
      .replace('name: Backhaus Ährengold', `name: ${NAME}`)
      .replace('logo: logo.svg', 'logo: icon.svg'),
  },
})

test.each([
  320, 390, 768, 1100, 1280,
])('a name of 140 letters is seen whole beside the sign in a window of %i', async (width) => {
  const { page } = await newVisitor({ viewport: { width, height: 700 } })
  await page.goto(bakery.address())
  const words = page.getByRole('banner').getByText(NAME)
  const own = await words.boundingBox()
  const bar = await page.getByRole('banner').boundingBox()
  expect(own?.y).toBeGreaterThanOrEqual(0)
  expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(bar?.height ?? 0)
})
