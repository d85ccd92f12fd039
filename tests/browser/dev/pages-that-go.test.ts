import { promises as fs } from 'node:fs'
import { expect, test } from 'vitest'
import { serveBakery } from './dev-site.ts'

const bakery = serveBakery()

const NEWS = 'news/ofen.md'

test('an open page whose file is deleted is shown as visitors find it, and again once it is back', async () => {
  const page = await bakery.open('/neues/ofen')
  const gone = page.getByText('Diese Seite liegt nicht mehr im Regal.')
  await fs.rm(bakery.locationOf(NEWS))
  await gone.waitFor()
  expect(new URL(page.url()).pathname).toBe('/neues/ofen')

  await bakery.restore(NEWS)
  await page.getByRole('heading', { level: 1, name: 'Ein neuer Ofen' }).waitFor()
  await gone.waitFor({ state: 'detached' })
})
