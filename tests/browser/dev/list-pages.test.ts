// @module-tag long
import { expect, test } from 'vitest'
import { newsItems } from '../../news-items.ts'
import { newVisitor, phone, turned, withoutScript } from '../harness.ts'
import { serveBakery } from './dev-site.ts'

const bakery = serveBakery({ more: newsItems(400) })

const titlesOn = (page: Awaited<ReturnType<typeof bakery.open>>) =>
  page.locator('.news-list').getByRole('heading').allInnerTexts()

test('the pages of a list are turned like all others', async () => {
  const page = await bakery.open('/')
  const first = await titlesOn(page)
  expect(first).toHaveLength(15)
  await page.getByRole('link', { name: 'Nächste Seite' }).click()
  await page.getByText('Seite 2 von 27').waitFor()
  await turned(page)
  expect(new URL(page.url()).pathname).toBe('/seite-2')
  expect(await page.title()).toContain('Seite 2')
  const second = await titlesOn(page)
  expect(second.filter((title) => first.includes(title))).toEqual([])
  await page.getByRole('link', { name: 'Vorige Seite' }).click()
  await page.getByText('Seite 1 von 27').waitFor()
  expect(await titlesOn(page)).toEqual(first)
  await page.goBack()
  await page.getByText('Seite 2 von 27').waitFor()
})

test('without JavaScript, the years lead in, and programs find the next page', async () => {
  const { page } = await newVisitor({ ...phone, ...withoutScript })
  await page.goto(bakery.address())
  const navigation = page.getByRole('navigation', { name: 'Seiten der Liste' })
  const year = navigation.getByRole('link', { name: '2025' })
  expect((await year.boundingBox())?.height ?? 0).toBeGreaterThan(20)
  await year.tap()
  await page.waitForURL(/seite-\d+#eintrag-/)
  const first = page.locator('.news-list__item:target time')
  expect(await first.innerText()).toBe('31.\u00a0Dezember 2025')
  expect(await page.locator('.news-list time').allInnerTexts()).toContain('31.\u00a0Dezember 2025')
  const headLink = (rel: string) => page.locator(`head link[rel="${rel}"]`).getAttribute('href')
  const number = Number(/seite-(\d+)#/.exec(page.url())?.[1])
  expect(await headLink('prev')).toMatch(new RegExp(`/seite-${number - 1}$`))
  expect(await headLink('next')).toMatch(new RegExp(`/seite-${number + 1}$`))
  expect(await headLink('canonical')).toMatch(new RegExp(`/seite-${number}$`))
})
