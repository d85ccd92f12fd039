// @module-tag long
import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  applyForm,
  bar,
  editable,
  form,
  openForm,
  sourceField,
  storedTexts,
  write,
} from '../admin/editing.ts'
import { hold } from '../hold.ts'
import { serveBakery } from './dev-site.ts'

const bakery = serveBakery()
const { edit } = bakery

const tabBeside = async (page: Page, route = '/'): Promise<Page> => {
  const other = await page.context().newPage()
  await other.goto(`${bakery.address()}${route}?admin=on`)
  await editable(other)
  return other
}

/** Never the field of a form that is about to go. */
const openBread = (page: Page) => page.locator('p', { hasText: 'Dienstags gibt es' }).click()

const applyField = (page: Page) => page.getByRole('button', { name: 'Übernehmen' }).click()

const turnTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name }).click()

const pressEscape = async (page: Page, answer: 'accept' | 'dismiss') => {
  const asked = page.waitForEvent('dialog')
  const pressed = page.keyboard.press('Escape')
  await (await asked)[answer]()
  await pressed
}

const text = (page: Page) => form(page).locator('textarea').nth(1)

test('a form changes nothing that another tab has changed in its block', async () => {
  const page = await edit()
  await openForm(page, 'Brot braucht Zeit')
  await form(page).getByLabel('Was auf dem Bild zu sehen ist').fill('Ein anderer Laib')
  const other = await tabBeside(page)
  await write(other.locator('h1'), 'Vom anderen Tab')
  await page.bringToFront()
  await applyForm(page)
  await expect
    .poll(() => storedTexts(page))
    .toEqual({
      'home hero.title': 'Vom anderen Tab',
      'home hero.picture.alt': 'Ein anderer Laib',
    })
})

test('a field that was only opened takes back nothing', async () => {
  const page = await edit('/sortiment')
  await openBread(page)
  await sourceField(page).waitFor()
  const other = await tabBeside(page, '/sortiment')
  await openBread(other)
  await sourceField(other).fill('Vom anderen Tab')
  await applyField(other)
  await page.bringToFront()
  await applyField(page)
  await sourceField(page).waitFor({ state: 'detached' })
  expect(await storedTexts(page)).toEqual({ 'sortiment brote.text': 'Vom anderen Tab' })
})

test('what is in a field is kept when its page is left while another window is in front', async () => {
  const page = await edit('/sortiment')
  await openBread(page)
  await sourceField(page).fill('Ganz anders')
  await page.evaluate(() => {
    document.hasFocus = () => false
  })
  await page.reload()
  await page.getByText('Ganz anders').waitFor()
  expect(await storedTexts(page)).toEqual({ 'sortiment brote.text': 'Ganz anders' })
})

test('a text that is refused stays in its field, whatever is opened next', async () => {
  const page = await edit('/sortiment')
  await openForm(page, 'Brote')
  await text(page).waitFor()
  await page.keyboard.press('Escape')
  await openBread(page)
  await sourceField(page).fill('Ein langer Text mit <br> darin')
  await page.locator('[data-admin="source"]').last().click()
  await page.locator('.admin-source__error').waitFor()
  expect(await sourceField(page).inputValue()).toBe('Ein langer Text mit <br> darin')
  await openForm(page, 'Brote')
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await form(page).count()).toBe(0)
  expect(await sourceField(page).inputValue()).toBe('Ein langer Text mit <br> darin')
})

test('a text that is refused holds whoever follows a link or leaves the page', async () => {
  const page = await edit('/sortiment')
  await openBread(page)
  await sourceField(page).fill('Ein langer Text mit <br> darin')
  await turnTo(page, 'Backstube')
  await page.locator('.admin-source__error').waitFor()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await sourceField(page).inputValue()).toBe('Ein langer Text mit <br> darin')
  expect(new URL(page.url()).pathname).toBe('/sortiment')
  const asked = page.waitForEvent('dialog')
  const reloaded = page.reload()
  await (await asked).accept()
  await reloaded
})

/** Goes back or on; the way back from there is so slow that the page could be turned meanwhile. */
const step = (page: Page, steps: number) =>
  page.evaluate(async (by) => {
    const go = history.go.bind(history)
    const led = new Promise<number | undefined>((resolve) => {
      history.go = resolve
    })
    go(by)
    const back = await led
    history.go = go
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
    go(back)
  }, steps)

test('a text that is refused holds whoever goes back or on in the browser', async () => {
  const page = await edit()
  const isThere = (title: string) =>
    page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  await turnTo(page, 'Sortiment')
  await isThere('Sortiment')
  await turnTo(page, 'Backstube')
  await isThere('Brot braucht Zeit')
  await page.goBack()
  await isThere('Sortiment')
  await editable(page)
  await openBread(page)
  await sourceField(page).fill('Ein langer Text mit <br> darin')
  const position = () => page.evaluate(() => history.state.idx)
  for (const steps of [-1, 1]) {
    await step(page, steps)
    await page.locator('.admin-source__error').waitFor()
    await expect.poll(position).toBe(1)
    expect(new URL(page.url()).pathname).toBe('/sortiment')
    expect(await sourceField(page).inputValue()).toBe('Ein langer Text mit <br> darin')
    await expect
      .poll(() => sourceField(page).evaluate((field) => field === document.activeElement))
      .toBe(true)
    await sourceField(page).fill('Ein langer Text mit <br> darin')
  }
  await sourceField(page).fill('Ein langer Text')
  await page.goBack()
  await isThere('Brot braucht Zeit')
  expect(await storedTexts(page)).toEqual({ 'sortiment brote.text': 'Ein langer Text' })
})

test('a text that is given up in its field is not kept', async () => {
  const page = await edit('/sortiment')
  page.on('dialog', (asks) => asks.accept())
  for (const giveUp of ['Escape', 'Abbrechen']) {
    await openBread(page)
    await sourceField(page).fill('Viel Text')
    if (giveUp === 'Escape') await page.keyboard.press(giveUp)
    else await page.getByRole('button', { name: giveUp }).click()
    await sourceField(page).waitFor({ state: 'detached' })
    expect(await storedTexts(page)).toEqual({})
  }
})

test('what is written while the first form loads is in the form', async () => {
  const page = await edit('/sortiment')
  await openBread(page)
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  const release = await hold(page, '**/*.js')
  await openForm(page, 'Brote')
  await write(page.locator('#brote [data-field="title"]'), 'Unsere Brote', 'End')
  release()
  await text(page).fill('Viel Text')
  await applyForm(page)
  await expect
    .poll(() => storedTexts(page))
    .toEqual({
      'sortiment brote.title': 'Unsere Brote',
      'sortiment brote.text': 'Viel Text',
    })
})

test('the keys that take back leave alone what is behind a form', async () => {
  const page = await edit()
  await write(page.locator('h1'), 'Teig braucht Ruhe')
  await openForm(page, 'Was uns wichtig ist')
  await form(page).getByRole('button', { name: 'Nach unten: Zeit' }).click()
  await page.keyboard.press('ControlOrMeta+Z')
  await applyForm(page)
  await page.getByRole('heading', { name: 'Teig braucht Ruhe' }).waitFor()
  expect(await storedTexts(page)).toMatchObject({ 'home hero.title': 'Teig braucht Ruhe' })
})

test('a form with something in it asks before the page is left', async () => {
  const page = await edit('/sortiment')
  await openForm(page, 'Brote')
  await text(page).fill('Viel Text')
  const asked = page.waitForEvent('dialog')
  const reloaded = page.reload()
  await (await asked).accept()
  await reloaded
})

test('what is in a form is kept when somebody goes back from its page', async () => {
  const page = await edit()
  await turnTo(page, 'Sortiment')
  await page.waitForURL('**/sortiment*')
  await editable(page)
  await openForm(page, 'Brote')
  await text(page).fill('Viel Text')
  await page.goBack()
  await form(page).waitFor({ state: 'detached' })
  expect(await storedTexts(page)).toEqual({ 'sortiment brote.text': 'Viel Text' })
  await page.goForward()
  await page.getByText('Viel Text').waitFor()
})

/** What a telephone does with the page, and then with its tab. */
const putBehind = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((is) => {
    Object.defineProperty(document, 'visibilityState', { value: is, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('admin-unfinished'))

/** The same tab, once its page was ended without a word. */
const anew = async (page: Page): Promise<Page> => {
  const words = (await kept(page)) ?? ''
  const next = await page.context().newPage()
  await next.goto(bakery.address())
  await next.evaluate((text) => sessionStorage.setItem('admin-unfinished', text), words)
  await next.goto(`${bakery.address()}/sortiment?admin=on`)
  await editable(next)
  return next
}

test('what is in a form is kept when a telephone ends its page behind others, and only then', async () => {
  const page = await edit('/sortiment')
  await openForm(page, 'Brote')
  await text(page).fill('Viel Text')
  await putBehind(page, 'hidden')
  await putBehind(page, 'visible')
  expect(await kept(page)).toBeNull()
  await putBehind(page, 'hidden')
  const next = await anew(page)
  await next.getByText('Viel Text').waitFor()
  expect(await storedTexts(next)).toEqual({ 'sortiment brote.text': 'Viel Text' })
  expect(await kept(next)).toBeNull()
  page.on('dialog', (asks) => asks.accept())
  await page.reload()
  expect(await kept(page)).toBeNull()
})

test('what is in a field is kept when a telephone ends its page behind others', async () => {
  const page = await edit('/sortiment')
  await openBread(page)
  await sourceField(page).fill('Viel Text')
  await putBehind(page, 'hidden')
  const next = await anew(page)
  await next.getByText('Viel Text').waitFor()
  await page.bringToFront()
  await sourceField(page).focus()
  await pressEscape(page, 'accept')
  expect(await kept(page)).toBeNull()
})

test('a form stays as it is when somebody goes back on its page', async () => {
  const page = await edit('/sortiment')
  await page.evaluate(() => history.pushState(history.state, '', '#brote'))
  await openForm(page, 'Brote')
  await text(page).fill('Viel Text')
  await page.goBack()
  expect(await text(page).inputValue()).toBe('Viel Text')
  expect(await storedTexts(page)).toEqual({})
})

test('a form with something in it goes away by the Escape key only when it may', async () => {
  const page = await edit('/sortiment')
  await openForm(page, 'Brote')
  await text(page).fill('Viel Text')
  await pressEscape(page, 'dismiss')
  expect(await text(page).inputValue()).toBe('Viel Text')
  await pressEscape(page, 'accept')
  await form(page).waitFor({ state: 'detached' })
})

test('a field with something in it goes away by the Escape key only when it may, also from its buttons', async () => {
  const page = await edit('/sortiment')
  await openBread(page)
  await sourceField(page).fill('Viel Text')
  await pressEscape(page, 'dismiss')
  expect(await sourceField(page).inputValue()).toBe('Viel Text')
  await page.keyboard.press('Tab')
  await pressEscape(page, 'accept')
  await sourceField(page).waitFor({ state: 'detached' })
  expect(await storedTexts(page)).toEqual({})
  await openBread(page)
  await sourceField(page).press('Shift+Tab')
  await page.keyboard.press('Escape')
  await sourceField(page).waitFor({ state: 'detached' })
})

/** Whether what has the focus lies open at its middle. */
const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement
    const { left, top, width, height } = focused.getBoundingClientRect()
    return focused.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

test('the buttons of a form cover nothing that somebody comes to by keyboard', async () => {
  const page = await edit()
  await page.setViewportSize({ width: 360, height: 640 })
  await openForm(page, 'Was uns wichtig ist')
  await form(page).waitFor()
  const last = form(page).getByRole('button', { name: 'Abbrechen' })
  while (!(await last.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('Tab')
    expect(await isFocusSeen(page)).toBe(true)
  }
})

test('the focus goes back to where a form was opened', async () => {
  const page = await edit()
  await page.getByRole('button', { name: 'Block bearbeiten: Brot braucht Zeit' }).focus()
  await page.keyboard.press('Enter')
  await form(page).getByLabel('Was auf dem Bild zu sehen ist').fill('Laib')
  await applyForm(page)
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(focused).toBe('Block bearbeiten: Brot braucht Zeit')
})

/** Lets through what is on its way, and waits until it was of use. */
const letThrough = async (page: Page, asked: Promise<Request>, release: () => void) => {
  release()
  // As a text: the tests' own tools would put another import in its place.
  await page.evaluate(`import(${JSON.stringify((await asked).url())})`)
  await page.evaluate(async () => {
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
  })
}

/** On a page, with both pages loaded; what forms and fields are made of is on its way until it is let through. */
const slowlyOn = async (name: string): Promise<{ page: Page; release: () => void }> => {
  const page = await edit()
  for (const each of ['Sortiment', 'Backstube', name]) {
    await turnTo(page, each)
    await editable(page)
    await page.locator('a[aria-current="page"]', { hasText: each }).first().waitFor()
  }
  return { page, release: await hold(page, /\.js$/) }
}

test('a form that is slow to load does not open on another page', async () => {
  const { page, release } = await slowlyOn('Backstube')
  const asked = page.waitForRequest(/\.js$/)
  await openForm(page, 'Brot braucht Zeit')
  await asked
  await turnTo(page, 'Sortiment')
  await page.getByText('Dienstags gibt es').waitFor()
  await letThrough(page, asked, release)
  expect(await form(page).count()).toBe(0)
  await openForm(page, 'Brote')
  await form(page).waitFor()
})

test('a field that is slow to load keeps nothing from being opened on another page', async () => {
  const { page, release } = await slowlyOn('Sortiment')
  const asked = page.waitForRequest(/\.js$/)
  await openBread(page)
  await asked
  await turnTo(page, 'Backstube')
  await page.locator('h1', { hasText: 'Brot braucht Zeit' }).waitFor()
  release()
  await openForm(page, 'Brot braucht Zeit')
  await form(page).waitFor()
})

test('of a text that was given up, nothing is said any more', async () => {
  const page = await edit()
  const heading = page.locator('h1')
  const said = bar(page).getByText('company.nonsense')
  await heading.click()
  const release = await hold(page, /\.js$/)
  const asked = page.waitForRequest(/\.js$/)
  await page.keyboard.type('{company.nonsense}')
  await asked
  await page.keyboard.press('Escape')
  await letThrough(page, asked, release)
  expect(await said.count()).toBe(0)
  await heading.click()
  await page.keyboard.type('{company.nonsense}')
  await said.first().waitFor()
})
