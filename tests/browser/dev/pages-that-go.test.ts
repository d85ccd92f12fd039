import { promises as fs } from 'node:fs'
import path from 'node:path'
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

test('whoever goes back in the browser finds a page as it is now, and it goes on to show what is saved', async () => {
  const page = await bakery.open('/neues/ofen')
  await page.goto(`${bakery.address()}/sortiment`)
  const reported = bakery.reported()
  await fs.rm(bakery.locationOf(NEWS))
  await reported
  await page.goBack()
  const gone = page.getByText('Diese Seite liegt nicht mehr im Regal.')
  await gone.waitFor()
  await bakery.restore(NEWS)
  await page.getByRole('heading', { level: 1, name: 'Ein neuer Ofen' }).waitFor()
  await gone.waitFor({ state: 'detached' })
})

test('whoever looks at an address that has no page is led on once it leads somewhere', async () => {
  const page = await bakery.open('/alt')
  const redirects = bakery.locationOf('redirects.yaml')
  await fs.writeFile(redirects, '- from: /alt\n  to: /sortiment\n')
  await page.waitForURL('**/sortiment')
  await fs.rm(redirects)
})

test('what is saved is seen also after the content has been moved away and back', async () => {
  const page = await bakery.open('/sortiment')
  const content = path.dirname(bakery.locationOf('site.yaml'))
  await fs.rename(content, `${content}-weg`)
  await page.locator('#content-problems').waitFor()
  await fs.rename(`${content}-weg`, content)
  await page.locator('#content-problems').waitFor({ state: 'detached' })
  await bakery.change('pages/sortiment.yaml', 'title: ', 'title: Neu im Regal, ')
  await expect.poll(() => page.title()).toContain('Neu im Regal')
})
