import type { Page } from 'playwright-core'
import { control, panel, send } from '../../browser/contact/form.ts'
import { hydrated, site } from '../../browser/harness.ts'

/** A visitor with the form filled in. */
export interface Visitor {
  page: Page
  /** Resolves when a post is on its way; a slow one where the behaviour needs the time. */
  underWay: () => Promise<unknown>
  /** The visitor has read that the message may be there already. */
  warn: () => void
}

/** How a visitor sends. */
export interface Behaviour {
  /** Whether the post takes its time. */
  slow?: boolean
  /** Changes the browser before the site is opened. */
  prepare?: (page: Page) => Promise<unknown>
  /** Resolves to true where nothing is left to be sent. */
  act: (visitor: Visitor) => Promise<unknown>
}

/** The storage of the session takes nothing. */
const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })

/** Nor may it be looked at. */
const forbidStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })

const click: Behaviour['act'] = ({ page }) => send(page)

const reloadOnTheWay: Behaviour['act'] = async ({ page, underWay }) => {
  await Promise.all([underWay(), send(page)])
  await page.reload()
  await hydrated(page)
}

const told = (page: Page) =>
  page.locator('.contact__sent, .contact__outcome, .contact__errors').first()

/** Where words of a message that was sent come back, somebody may send them again. */
const sendLaterAndGoBack: Behaviour['act'] = async ({ page }) => {
  // The same address would take the place of the first document.
  await page.goto(`${site}/contact?inquiry=heating`)
  await hydrated(page)
  await send(page)
  await told(page).waitFor({ timeout: 30_000 })
  if ((await panel(page, 'sent').count()) === 0) return false
  await page.goBack()
  await hydrated(page)
  if ((await control(page, 'message').inputValue()) === '') return true
  await send(page)
  return false
}

/** A copy of the tab, as browsers make it: with what the session's storage holds. */
const copyOf = async (page: Page): Promise<Page> => {
  const copy = await page.context().newPage()
  const draft = await page.evaluate(() => sessionStorage.getItem('contact-draft') ?? '')
  await copy.addInitScript((text) => {
    if (history.length === 1) sessionStorage.setItem('contact-draft', text)
  }, draft)
  await copy.goto(`${site}/contact`)
  await hydrated(copy)
  return copy
}

/** Sends in the copy as well; who reads there that it may be there already has been warned. */
const sendCopy = async (copy: Page, { warn }: Visitor) => {
  if (await panel(copy, 'unclear').count()) warn()
  await send(copy)
  await told(copy).waitFor()
  await copy.close()
}

export const behaviours: Record<string, Behaviour> = {
  click: { act: click },
  'double click': { act: ({ page }) => page.locator('.contact__submit button').dblclick() },
  'click and Enter key': {
    act: async ({ page, warn }) => {
      const readFirst = async () => {
        if (await panel(page, 'unclear').count()) warn()
      }
      await control(page, 'name').press('Enter')
      // It may be there already, and the form gone: nothing then waits for a button.
      await readFirst()
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('.contact__submit button')?.click(),
      )
      await readFirst()
      await page.keyboard.press('Enter')
    },
  },
  offline: {
    act: async ({ page }) => {
      await page.context().setOffline(true)
      await send(page)
    },
  },
  'connection lost on the way': {
    slow: true,
    act: async ({ page, underWay }) => {
      await Promise.all([underWay(), send(page)])
      await page.context().setOffline(true)
    },
  },
  'reload on the way': { slow: true, act: reloadOnTheWay },
  'reload on the way, storage full': { slow: true, prepare: fillStorage, act: reloadOnTheWay },
  'reload on the way, no storage': { slow: true, prepare: forbidStorage, act: reloadOnTheWay },
  'storage full': { prepare: fillStorage, act: click },
  'reload before sending, storage full': {
    prepare: fillStorage,
    act: async ({ page }) => {
      await page.reload()
      await hydrated(page)
      await send(page)
    },
  },
  'back and forward on the way': {
    slow: true,
    act: async ({ page, underWay }) => {
      await Promise.all([underWay(), send(page)])
      await page.goBack()
      await page.goForward()
      await hydrated(page)
    },
  },
  'other page and back on the way': {
    slow: true,
    act: async ({ page, underWay }) => {
      await Promise.all([underWay(), send(page)])
      await page.getByRole('link', { name: 'Jobs', exact: true }).first().click()
      await page.waitForURL(`${site}/jobs`)
      await page.goBack()
    },
  },
  'copy of the tab, sent in both': {
    act: async (visitor) => {
      const copy = await copyOf(visitor.page)
      await send(visitor.page)
      await told(visitor.page).waitFor({ timeout: 30_000 })
      await sendCopy(copy, visitor)
    },
  },
  'copy of the tab made on the way': {
    slow: true,
    act: async (visitor) => {
      await Promise.all([visitor.underWay(), send(visitor.page)])
      const copy = await copyOf(visitor.page)
      await told(visitor.page).waitFor({ timeout: 30_000 })
      await sendCopy(copy, visitor)
    },
  },
  'form opened anew in the tab, sent, and back to the first': { act: sendLaterAndGoBack },
}
