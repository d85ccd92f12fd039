import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fill, INBOX, panel, send } from './contact/form.ts'
import { hydrated, newVisitor, phone, site } from './harness.ts'
import { hold } from './hold.ts'

const APP = /\/assets\/main-[^/]*\.js$/

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

it('projects can be chosen, and all of them again', async () => {
  const { page, complaints } = await visitAtNight('/portfolio')
  const result = page.locator('.portfolio__result')
  const before = await result.textContent()
  const choose = (index: number) => page.locator('.portfolio__button').nth(index).tap()
  await choose(1)
  await expect.poll(() => result.textContent()).not.toBe(before)
  await choose(0)
  await expect.poll(() => result.textContent()).toBe(before)
  expect(complaints).toEqual([])
})

it('a search finds, and finds nothing', async () => {
  const { page, complaints } = await visitAtNight('/suche')
  const status = page.locator('.search [role="status"]')
  await page.getByRole('searchbox').fill('Fliesenleger')
  await expect.poll(() => status.textContent()).toMatch(/\d.*\(en\)$/)
  for (const typed of ['Trompete', 'Zeppelin']) {
    await page.getByRole('searchbox').fill(typed)
    await expect.poll(() => status.textContent()).toContain(typed)
  }
  expect(complaints).toEqual([])
})

it('a town is found after another one', async () => {
  const { page, complaints } = await visitAtNight('/renovation')
  const answer = page.locator('.area-check__answer')
  for (const town of ['Lippstadt', 'Geseke', 'Berlin', 'Lippstadt']) {
    await page.locator('.area-check input').fill(town)
    await expect.poll(() => answer.textContent()).toContain(town)
  }
  expect(complaints).toEqual([])
})

it('a message that is refused stands in the form', async () => {
  const { page } = await visitAtNight('/contact')
  await page.route(INBOX, (route) => route.fulfill({ status: 500 }))
  await page.clock.setFixedTime(new Date('2026-11-21T23:01:00+01:00'))
  await fill(page)
  await send(page)
  await panel(page, 'refused').or(panel(page, 'unclear')).waitFor()
  expect(await page.locator('.contact__progress').textContent()).not.toMatch(/gesendet/)
})

it('what an extension has taken away is missed by nobody on the next page', async () => {
  const { page, complaints } = await newVisitor(phone)
  await page.goto(`${site}/heating`)
  await hydrated(page)
  await page.evaluate(() => document.querySelector('main .block:last-child')?.remove())
  await page.getByRole('button', { name: 'Menü' }).tap()
  await page.getByRole('navigation').getByRole('link', { name: 'Jobs' }).tap()
  await expect.poll(() => page.title()).toMatch(/Jobs|Stellen/)
  expect(await page.locator('main .block').count()).toBeGreaterThan(1)
  expect(complaints).toEqual([])
})

describe('before the app has come', () => {
  /** In translation, with the app held back. */
  const openEarly = async (path: string) => {
    const { page } = await newVisitor(phone)
    const release = await hold(page, APP)
    await page.goto(site + path)
    await translate(page)
    return { page, release }
  }

  it('what is unfolded stays open', async () => {
    const { page, release } = await openEarly('/heating')
    const fold = page.locator('main details').nth(1)
    await fold.locator('summary').tap()
    release()
    await hydrated(page)
    expect(await fold.evaluate(({ open }: HTMLDetailsElement) => open)).toBe(true)
  })

  it('what is typed stays, is typed on, and is looked for', async () => {
    const { page, release } = await openEarly('/suche?q=Bad')
    const field = page.getByRole('searchbox')
    await field.tap()
    await page.keyboard.type('Fliesen')
    release()
    await hydrated(page)
    await page.keyboard.type('leger')
    expect(await field.inputValue()).toBe('Fliesenleger')
    await page.locator('.search ol a').first().waitFor()
  })

  it('the menu stays open', async () => {
    const { page, release } = await openEarly('/heating')
    await page.locator('.menu-button').tap()
    release()
    await hydrated(page)
    expect(await page.locator('#site-menu').isVisible()).toBe(true)
  })
})

it('an answer that is chosen is sent as it is written here', async () => {
  const { page } = await visitAtNight('/contact?inquiry=heating')
  const answer = page.locator('select[data-answer]:visible').first()
  await answer.selectOption({ index: 1 })
  expect(await answer.inputValue()).not.toContain('(en)')
})
