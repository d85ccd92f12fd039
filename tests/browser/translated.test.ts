import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, newVisitor, phone, site } from './harness.ts'

/**
 * Does what browsers do that translate a page: elements of theirs take the place of its texts, of those that the app
 * has written meanwhile as well.
 */
const translate = (page: Page) =>
  page.evaluate(() => {
    const put = (text: Text) => {
      const foreign = document.createElement('font')
      foreign.textContent = `${text.data} (en)`
      text.replaceWith(foreign)
    }
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts)
        if (text.data.trim() && !text.parentElement?.closest('font, script, style')) put(text)
    }
    translateIn(document.body)
    new MutationObserver((records) => {
      for (const { target } of records) translateIn(target)
    }).observe(document.body, { childList: true, subtree: true })
  })

/** In the night, when the page says something else than the document. */
const visitAtNight = async (path: string) => {
  const visitor = await newVisitor(phone)
  await visitor.page.clock.setFixedTime(new Date('2026-11-21T23:00:00+01:00'))
  await visitor.page.goto(site + path)
  await hydrated(visitor.page)
  await translate(visitor.page)
  return visitor
}

it('a page that the browser translates stays, and leads on', async () => {
  const { page, complaints } = await visitAtNight('/heating')
  await page.locator('.call-bar').getByText('ab Mo 8 Uhr').waitFor()
  await page.getByRole('button', { name: 'Menü' }).tap()
  await page.getByRole('navigation').getByRole('link', { name: 'Jobs' }).tap()
  await expect.poll(() => page.url()).toBe(`${site}/jobs`)
  await page.locator('main h1 font').waitFor()
  await page.goBack()
  await expect.poll(() => page.locator('main h1').textContent()).toMatch(/^Wärmepumpe|^Heiz/)
  expect(complaints).toEqual([])
})
