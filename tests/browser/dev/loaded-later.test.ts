import { expect, test } from 'vitest'
import { serveBakery } from './dev-site.ts'

const NEWS = 'news/ofen.md'
const RULES = 'grant-rules.yaml'

const bakery = serveBakery({
  more: {
    'pages/suche.yaml': `route: /suche
meta:
  title: Suche
  description: Brot, Torten und Neues aus der Backstube finden.
blocks:
  - type: hero
    title: Suche
  - type: search
    title: Wonach suchen Sie?
`,
    'pages/rechner.yaml': `route: /rechner
meta:
  title: Rechner
  description: Was es für einen neuen Ofen gibt.
blocks:
  - type: hero
    title: Rechner
  - type: grant-calculator
    title: Was Sie bekommen
    rules: ofen
    cases:
      - { label: Neuer Ofen, system: holzofen, oldHeating: gasofen, costs: 20000 }
    note: Erst der Antrag, dann der Ofen.
    action: { label: Anfragen, href: /contact }
`,
  },
})

test('whoever has looked for something finds what is saved after that, each time', async () => {
  const page = await bakery.open('/suche')
  await page.getByRole('searchbox').fill('Quittenstollen')
  const search = page.getByRole('search')
  const found = search.getByRole('link').filter({ hasText: 'Quittenstollen' })
  // Something is said of it.
  await search.getByRole('link').first().waitFor()
  expect(await found.count()).toBe(0)
  for (const name of ['Ein Quittenstollen', 'Zwei Quittenstollen']) {
    await bakery.change(NEWS, 'Ein neuer Ofen', name)
    await found.filter({ hasText: name }).waitFor()
  }
  await bakery.restore(NEWS)
  await expect.poll(() => found.count()).toBe(0)
})

test('an open grant calculator reckons with the rules that are saved, each time, and keeps what is typed', async () => {
  const page = await bakery.open('/rechner')
  const costs = page.locator('[name="kosten"]')
  await costs.fill('12.000')
  const systems = page.locator('[name="system"]')
  for (const name of ['Steinofen', 'Lehmofen']) {
    await bakery.change(RULES, 'label: Holzofen', `label: ${name}`)
    await expect.poll(() => systems.innerText()).toContain(name)
  }
  expect(await costs.inputValue()).toBe('12.000')
})
