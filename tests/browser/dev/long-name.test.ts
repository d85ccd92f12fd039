import { expect, test } from 'vitest'
import { bakeryText } from '../../workspace.ts'
import { newVisitor } from '../harness.ts'
import { serveBakery } from './dev-site.ts'

const NAME =
  'Meisterbetrieb für Sanitär-, Heizungs- und Klimatechnik Müller-Lüdenscheidt und Söhne Nachfolger Gesellschaft mit beschränkter Haftung & Co'

const EMAIL = 'sekretariat@donaudampfschifffahrtselektrizitaetenhauptbetriebswerk.example'

const bakery = serveBakery({
  more: {
    'site.yaml': bakeryText('site.yaml')
      .replace('name: Backhaus Ährengold', `name: ${NAME}`)
      .replace('logo: logo.svg', 'logo: icon.svg')
      .replace(/email: .*/, `email: ${EMAIL}`),
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

test.each([
  320, 390, 768, 1100, 1280,
])('an e-mail address that is one long word ends within a window of %i', async (width) => {
  const { page } = await newVisitor({ viewport: { width, height: 700 } })
  for (const pathname of ['/', '/contact']) {
    await page.goto(bakery.address() + pathname)
    const links = await page.getByRole('link', { name: EMAIL }).all()
    expect(links).not.toEqual([])
    for (const link of links) {
      const box = await link.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    }
  }
})
