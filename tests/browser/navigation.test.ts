import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { pass, visitAtRest } from './clock.ts'
import { desktop, hydrated, newVisitor, phone, site, turned, visit } from './harness.ts'
import { hold } from './hold.ts'
import { words } from './parts.ts'

const smallPhone = { ...phone, viewport: { width: 390, height: 844 } }

const HEATING = '/heating/index.json'
const BATHROOM = '/bathroom/index.json'

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name, exact: true })

const title = (page: Page) => words(page.locator('h1'))
const arrived = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor()
const onHeating = (page: Page) => arrived(page, /^Heizungen/)
const onBathroom = (page: Page) => arrived(page, /^Bäder/)
const onHome = (page: Page) => arrived(page, /^Ein Betrieb/)

/** Chosen from where one is: a click would scroll the header into view. */
const choose = (page: Page, name: string) => link(page, name).dispatchEvent('click')

const scrollDown = (page: Page) => page.evaluate(() => window.scrollTo(0, 900))
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

interface Requests {
  documents: string[]
  data: string[]
}

/** Paths of the documents and page files that are asked for from now on. */
const record = (page: Page): Requests => {
  const requests: Requests = { documents: [], data: [] }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'document') requests.documents.push(pathname)
    if (pathname.endsWith('/index.json')) requests.data.push(pathname)
  })
  return requests
}

describe('a click on a link', () => {
  it('loads the styles that the page before did not have, and no others', async () => {
    const { page } = await visit('/', desktop)
    const styles: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.css')) styles.push(request.url())
    })
    await link(page, 'Heizung').click()
    await onHeating(page)
    const names = styles.map((url) => /\/([\w-]+)\.[^/]+\.css$/.exec(url)?.[1])
    expect(names.sort()).toEqual(['jump-links', 'notice', 'subsidies'])
  })

  it('loads exactly one page file and no document', async () => {
    const { page, complaints } = await visit('/', desktop)
    const requests = record(page)
    await link(page, 'Heizung').click()
    await onHeating(page)
    expect(page.url()).toBe(`${site}/heating`)
    expect(requests).toEqual({ documents: [], data: [HEATING] })
    expect(complaints).toEqual([])
  })

  it('starts at the top, with title, description, canonical and focus of the new page', async () => {
    const { page } = await visit('/', desktop)
    const head = () =>
      page.evaluate(() => ({
        title: document.title,
        description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
        canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      }))
    await scrollDown(page)
    await link(page, 'Heizung').click()
    await onHeating(page)
    const turned = await head()
    expect(await scrolled(page)).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')

    await page.reload()
    expect(turned).toEqual(await head())
    expect(turned.title).toMatch(/^Heizung/)
  })

  it('to a part of the page, or of another, leads the focus there: Tab goes on from it', async () => {
    const { page } = await visit('/', desktop)
    const focusIn = (part: string) => page.locator(`${part} :focus`).count()
    await link(page, 'Heizung').click()
    await onHeating(page)
    await page.locator('.jump-links').getByRole('link', { name: 'Leistungen' }).press('Enter')
    await page.waitForURL('**/heating#leistungen')
    await expect.poll(() => focusIn('.jump-links')).toBe(0)
    await page.keyboard.press('Tab')
    expect(await focusIn('.jump-links')).toBe(0)

    await page.goto(`${site}/blog/heizungsfoerderung-2026`)
    await hydrated(page)
    await page.getByRole('link', { name: 'Kontakt aufnehmen' }).press('Enter')
    await page.locator('#contact').waitFor()
    await page.keyboard.press('Tab')
    expect(await focusIn('#contact')).toBe(1)
  })

  it('shows the old page until the new one is there, and the last one chosen', async () => {
    const { page } = await visit('/', desktop)
    const release = await hold(page, `**${HEATING}`)
    await link(page, 'Heizung').click()
    await page.waitForURL(`${site}/heating`)
    expect(await title(page)).toMatch(/^Ein Betrieb/)
    await link(page, 'Bad').click()
    await onBathroom(page)
    const answered = page.waitForResponse(`**${HEATING}`)
    release()
    await (await answered).finished()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await title(page)).toMatch(/^Bäder/)
    expect(page.url()).toBe(`${site}/bathroom`)
  })

  it('is one step in the history, also for who clicks twice while the page is on its way', async () => {
    const { page } = await visit('/', desktop)
    const release = await hold(page, `**${HEATING}`)
    await page.locator('main a[href="/heating"]').dblclick({ delay: 50 })
    release()
    await onHeating(page)
    await page.goBack()
    await onHome(page)
  })

  it('says that it is waiting while the new page is late', async () => {
    const { page } = await visit('/', desktop)
    const line = () =>
      page
        .locator('header')
        .first()
        .evaluate((header) => getComputedStyle(header, '::after').content)
    const release = await hold(page, `**${HEATING}`)
    expect(await line()).toBe('none')
    await link(page, 'Heizung').click()
    await page.locator('main[aria-busy="true"]').waitFor()
    expect(await line()).toBe('""')
    release()
    await onHeating(page)
    await page.locator('main[aria-busy="false"]').waitFor()
    expect(await line()).toBe('none')
  })

  it.each([
    ['fades over to the new page', 'no-preference', 1],
    ['does not where motion is unwelcome', 'reduce', 0],
  ] as const)('%s', async (_, reducedMotion, count) => {
    const { page, complaints } = await visit('/', { ...desktop, reducedMotion })
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        const fades = Number(document.documentElement.dataset.fades ?? 0)
        document.documentElement.dataset.fades = String(fades + 1)
        return start(update)
      }
    })
    await link(page, 'Heizung').click()
    await onHeating(page)
    const fades = await page.evaluate(() => Number(document.documentElement.dataset.fades ?? 0))
    expect(fades).toBe(count)
    expect(complaints).toEqual([])
  })

  it.each([
    ['with the control key', (clicked: Locator) => clicked.click({ modifiers: ['ControlOrMeta'] })],
    [
      'on a link that is for another tab',
      async (clicked: Locator) => {
        await clicked.evaluate((anchor) => anchor.setAttribute('target', '_blank'))
        await clicked.dispatchEvent('click')
      },
    ],
  ])('%s is left to the browser and leaves this tab alone', async (_, click) => {
    const { page } = await visit('/', desktop)
    // Whether a tab opens is up to the browser; one without windows opens none.
    const left = page.evaluate(
      () =>
        new Promise((resolve) => {
          const note = ({ defaultPrevented }: Event) => resolve(!defaultPrevented)
          window.addEventListener('click', note, { once: true })
        }),
    )
    await click(link(page, 'Heizung'))
    expect(await left).toBe(true)
    expect(await title(page)).toMatch(/^Ein Betrieb/)
    expect(page.url()).toBe(`${site}/`)
  })
})

describe('a page file is loaded ahead, once,', () => {
  it.each([
    ['when the mouse comes over a link', (page: Page) => link(page, 'Heizung').hover()],
    ['when a link gets the focus', (page: Page) => link(page, 'Heizung').focus()],
    [
      'when a finger touches a link',
      (page: Page) => link(page, 'Heizung').dispatchEvent('touchstart'),
    ],
  ])('%s', async (_, approach) => {
    const { page } = await visit('/', desktop)
    const requests = record(page)
    const answered = page.waitForResponse(`**${HEATING}`)
    await approach(page)
    await (await answered).finished()
    expect(await title(page)).toMatch(/^Ein Betrieb/)
    await link(page, 'Heizung').click()
    await onHeating(page)
    expect(requests).toEqual({ documents: [], data: [HEATING] })
  })

  it('but not that of the page that is shown', async () => {
    const { page } = await visit('/heating', desktop)
    const requests = record(page)
    await link(page, 'Heizung').hover()
    const answered = page.waitForResponse(`**${BATHROOM}`)
    await link(page, 'Bad').hover()
    await answered
    expect(requests.data).toEqual([BATHROOM])
  })
})

describe('a page file that does not arrive', { tags: 'long' }, () => {
  it('is asked for again after 1, 2 and 4 seconds, then the browser loads the document', async () => {
    const page = await visitAtRest()
    await page.route(`**${HEATING}`, (route) => route.abort())
    const requests = record(page)

    await link(page, 'Heizung').tap()
    await pass(page, 0)
    for (const [index, delay] of [1_000, 2_000, 4_000].entries()) {
      await pass(page, delay - 1)
      expect(requests.data).toHaveLength(index + 1)
      // The last one turns to the document: there is nothing to wait for on this page then.
      await page.clock.runFor(1)
      await expect.poll(() => requests.data).toHaveLength(index + 2)
    }
    await onHeating(page)
    expect(requests.documents).toEqual(['/heating'])
    // The document then asks for its own data, too.
    expect(requests.data.slice(0, 4)).toEqual(Array(4).fill(HEATING))
    expect(page.url()).toBe(`${site}/heating`)
  })

  it('is shown without a document when a retry succeeds', async () => {
    const page = await visitAtRest()
    const answers = [503, 429]
    await page.route(`**${HEATING}`, (route) => {
      const status = answers.shift()
      return status ? route.fulfill({ status }) : route.continue()
    })
    const requests = record(page)
    await link(page, 'Heizung').tap()
    await pass(page, 0)
    await pass(page, 1_000)
    await pass(page, 2_000)
    await onHeating(page)
    expect(requests).toEqual({ documents: [], data: Array(3).fill(HEATING) })
  })

  it('is not asked for again when the server says there is none', async () => {
    const { page } = await visit('/', desktop)
    await page.route(`**${HEATING}`, (route) => route.fulfill({ status: 404 }))
    const requests = record(page)
    await link(page, 'Heizung').focus()
    await Promise.all([page.waitForEvent('domcontentloaded'), link(page, 'Heizung').press('Enter')])
    await onHeating(page)
    expect(requests.documents).toEqual(['/heating'])
  })

  it('leaves the page alone when it was only to be loaded ahead', async () => {
    const page = await visitAtRest()
    await page.route(`**${HEATING}`, (route) => route.abort())
    const requests = record(page)
    await link(page, 'Heizung').focus()
    for (const delay of [0, 1_000, 2_000, 4_000]) await pass(page, delay)
    expect(requests).toEqual({ documents: [], data: Array(4).fill(HEATING) })
    expect(await title(page)).toMatch(/^Ein Betrieb/)
  })
})

describe('a page that can not be had', { tags: 'long' }, () => {
  const notice = (page: Page) => page.getByRole('alert')
  const again = (page: Page) => notice(page).getByRole('button', { name: 'Neu laden' })

  it('leaves the visitor who is offline where he is, says so, and comes with the connection', async () => {
    const { page } = await visit('/', desktop)
    await page.context().setOffline(true)
    const requests = record(page)
    await link(page, 'Heizung').click()
    await notice(page).waitFor()
    expect(await title(page)).toMatch(/^Ein Betrieb/)
    expect(page.url()).toBe(`${site}/`)
    expect(requests.documents).toEqual([])
    expect(await page.locator('main').getAttribute('aria-busy')).toBe('false')
    const phone = notice(page).getByRole('link', { name: /^\+49\s2942\s\d+$/ })
    expect(await phone.getAttribute('href')).toMatch(/^tel:\+49\d+$/)

    const asked = requests.data.length
    await again(page).click()
    await expect.poll(() => requests.data.length).toBeGreaterThan(asked)
    await notice(page).waitFor()
    await page.context().setOffline(false)
    await onHeating(page)
    expect(await notice(page).count()).toBe(0)
    expect(requests.documents).toEqual([])
  })

  it('is forgotten with the next page that can', async () => {
    const { page } = await visit('/', desktop)
    await link(page, 'Bad').click()
    await onBathroom(page)
    await link(page, 'Start').click()
    await onHome(page)
    await page.context().setOffline(true)
    await link(page, 'Heizung').click()
    await notice(page).waitFor()
    await link(page, 'Bad').click()
    await onBathroom(page)
    expect(await notice(page).count()).toBe(0)
  })

  it('on the way back is told of there, and forgotten on the way forward', async () => {
    const { page } = await visit('/', desktop)
    await link(page, 'Heizung').click()
    await onHeating(page)
    await page.reload()
    await hydrated(page)
    await page.context().setOffline(true)
    await page.goBack()
    await notice(page).waitFor()
    expect(await title(page)).toMatch(/^Heizungen/)
    await page.goForward()
    await notice(page).waitFor({ state: 'detached' })
    expect(page.url()).toBe(`${site}/heating`)
  })

  it('may be had by another click while the server is in trouble', async () => {
    const page = await visitAtRest()
    const answers = { status: 503 }
    for (const address of [HEATING, '/heating']) {
      await page.route(`**${address}`, (route) =>
        answers.status === 503 ? route.fulfill({ status: 503 }) : route.continue(),
      )
    }
    await link(page, 'Heizung').tap()
    for (const delay of [0, 1_000, 2_000, 4_000]) await pass(page, delay)
    await notice(page).waitFor()
    expect(await title(page)).toMatch(/^Ein Betrieb/)
    answers.status = 200
    const requests = record(page)
    await again(page).tap()
    await pass(page, 0)
    await onHeating(page)
    expect(requests).toEqual({ documents: [], data: [HEATING] })
  })
})

describe('a page file that nobody has asked for in five minutes', { tags: 'long' }, () => {
  it('is loaded anew, an earlier one is not', async () => {
    const page = await visitAtRest()
    const requests = record(page)
    const heating = link(page, 'Heizung')
    const approach = async () => {
      await heating.dispatchEvent('touchstart')
      await pass(page, 0)
      return requests.data.length
    }
    // The clock runs for a request under way as well, which would be given up and made again.
    const answered = page.waitForResponse(`**${HEATING}`)
    expect(await approach()).toBe(1)
    await (await answered).finished()
    await pass(page, 299_999)
    expect(await approach()).toBe(1)
    await pass(page, 300_000)
    expect(await approach()).toBe(2)
  })
})

describe('a newer deployment', { tags: 'long' }, () => {
  it('is loaded as a whole document', async () => {
    const { page } = await visit('/', desktop)
    await page.route(
      `**${HEATING}`,
      async (route) => {
        const response = await route.fetch()
        await route.fulfill({ json: { ...(await response.json()), build: 'newer' } })
      },
      { times: 1 },
    )
    const requests = record(page)
    await Promise.all([page.waitForEvent('domcontentloaded'), link(page, 'Heizung').click()])
    await onHeating(page)
    expect(requests.documents).toEqual(['/heating'])
  })
})

describe('back and forward', () => {
  it('turn the pages without documents, each to where one was on it', async () => {
    const { page } = await visit('/', desktop)
    const requests = record(page)
    await choose(page, 'Heizung')
    await onHeating(page)
    await scrollDown(page)
    await choose(page, 'Bad')
    await onBathroom(page)

    await page.goBack()
    await onHeating(page)
    expect(await page.title()).toMatch(/^Heizung/)
    expect(await scrolled(page)).toBe(900)
    await page.goBack()
    await onHome(page)
    expect(await scrolled(page)).toBe(0)
    await page.goForward()
    await onHeating(page)
    expect(await scrolled(page)).toBe(900)
    expect(page.url()).toBe(`${site}/heating`)
    expect(requests).toEqual({ documents: [], data: [HEATING, BATHROOM] })
  })

  it('lead to the page of the document as to any other, also where the connection has gone', async () => {
    const { page } = await visit('/', desktop)
    await choose(page, 'Heizung')
    await onHeating(page)
    await page.context().setOffline(true)
    await page.goBack()
    await onHome(page)
    expect(page.url()).toBe(`${site}/`)
  })

  it('lead to where one was also through documents that were loaded anew', async () => {
    const { page } = await visit('/', desktop)
    await scrollDown(page)
    await choose(page, 'Heizung')
    await onHeating(page)
    await page.reload()
    await hydrated(page)
    await page.goBack()
    await onHome(page)
    expect(await scrolled(page)).toBe(900)
  })

  it('lead to their pages while the app of a document that was loaded anew is on its way', async () => {
    const { page } = await visit('/', desktop)
    await choose(page, 'Heizung')
    await onHeating(page)
    const release = await hold(page, /\/assets\/main-[^/]*\.js$/)
    await page.reload()
    await page.evaluate(() => history.back())
    await page.waitForURL(`${site}/`)
    release()
    await onHome(page)
    await hydrated(page)
    await page.goForward()
    await onHeating(page)
  })

  it('of fragments cost no document while the app is on its way', async () => {
    const { page } = await newVisitor(desktop)
    await hold(page, /\/assets\/main-[^/]*\.js$/)
    await page.goto(`${site}/heating`)
    const requests = record(page)
    await page.evaluate(() => {
      location.hash = 'main'
    })
    await page.goBack()
    await page.goForward()
    expect(page.url()).toBe(`${site}/heating#main`)
    expect(requests.documents).toEqual([])
  })

  it.each([
    ['/portfolio', '.portfolio__item:nth-child(4) a'],
    ['/jobs', '.job:nth-child(5) > .more'],
    ['/blog', '.news-list a >> nth=-1'],
  ])('find %s on a phone as it was left', async (path, chosen) => {
    const { page } = await visit(path, smallPhone)
    const target = page.locator(chosen)
    await target.scrollIntoViewIfNeeded()
    const before = await scrolled(page)
    expect(before).toBeGreaterThan(0)
    await target.tap()
    await page.waitForURL((url) => url.pathname !== path)
    await turned(page)
    await page.locator('main[aria-busy="false"]').waitFor()
    await page.goBack()
    await target.waitFor()
    expect(await scrolled(page)).toBe(before)
  })

  it('show the page whatever is stored of places', async () => {
    const { page, complaints } = await visit('/about', desktop)
    for (const places of [1, 'x', [1], [['a']], [['a', { top: 1 }]], null]) {
      await page.evaluate((stored) => history.replaceState({ places: stored }, ''), places)
      await page.reload()
      await hydrated(page)
    }
    expect(await page.locator('.error-page').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('show the page whatever others have stored under a name of the router', async () => {
    const { page, complaints } = await visit('/about', desktop)
    for (const masked of [1, 'x', { pathname: 5 }, { pathname: '/jobs' }]) {
      await page.evaluate((stored) => history.replaceState({ masked: stored }, ''), masked)
      await page.reload()
      await hydrated(page)
      await choose(page, 'Heizung')
      await onHeating(page)
      await page.goBack()
      await page.waitForURL(`${site}/about`)
    }
    expect(complaints).toEqual([])
  })

  it('find what was unfolded as it was left', async () => {
    const { page } = await visit('/jobs', smallPhone)
    const job = page.locator('.job').nth(5)
    await job.locator('summary').tap()
    const apply = job.locator('.action')
    await apply.scrollIntoViewIfNeeded()
    const before = await scrolled(page)
    await apply.tap()
    await page.locator('form').first().waitFor()
    await page.goBack()
    await apply.waitFor()
    expect(await scrolled(page)).toBe(before)
  })

  it('find what was typed and chosen as it was left, which stays until the next page is there', async () => {
    const { page } = await visit('/suche', smallPhone)
    await page.getByRole('searchbox').fill('heizung')
    await page.waitForURL(`${site}/suche?q=heizung`)
    const found = page.locator('.search ol a').nth(7)
    await found.scrollIntoViewIfNeeded()
    const before = await scrolled(page)
    const release = await hold(page, /index\.json$/)
    await found.tap()
    await page.waitForURL((url) => url.pathname !== '/suche')
    expect(await page.getByRole('searchbox').inputValue()).toBe('heizung')
    release()
    await page.locator('.search').waitFor({ state: 'detached' })
    await page.goBack()
    await expect.poll(() => scrolled(page)).toBe(before)
    expect(await page.getByRole('searchbox').inputValue()).toBe('heizung')
  })

  it('return to the page for an unknown address', async () => {
    const { page } = await visit('/gibt-es-nicht', desktop)
    await link(page, 'Heizung').click()
    await onHeating(page)
    await page.goBack()
    await arrived(page, '404')
  })
})

describe('an address', () => {
  it.each([
    ['end with a slash', '/heating/'],
    ['name the file of the document', '/heating/index.html'],
  ])('may %s', async (_, address) => {
    const { page, complaints } = await visit(address, desktop)
    const requests = record(page)
    await link(page, 'Bad').click()
    await onBathroom(page)
    await page.goBack()
    await onHeating(page)
    expect(requests).toEqual({ documents: [], data: [BATHROOM] })
    expect(complaints).toEqual([])
  })

  it('may carry a fragment that names nothing, or is damaged', async () => {
    const { page, complaints } = await visit('/about#gibt-es-nicht', desktop)
    expect(await title(page)).toBe('Über uns')
    await page.goto(`${site}/heating#%E0%A4%A`)
    await hydrated(page)
    expect(await title(page)).toMatch(/^Heizungen/)
    // Where questions stand, it may name one of them.
    await page.goto(`${site}/renovation#100%`)
    await hydrated(page)
    expect(await title(page)).toMatch(/Sanier/)
    expect(complaints).toEqual([])
  })
})
