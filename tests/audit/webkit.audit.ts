import { promises as fs } from 'node:fs'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { enquiriesWith, newMessage, written } from '../browser/contact/form.ts'
import { site } from '../browser/harness.ts'
import { hasWebKit, openWebKit, type WebKitPage } from './webkit/driver.ts'

const paths = async (): Promise<string[]> => {
  const files = await fs.readdir(inject('out'), { recursive: true })
  return files.filter((file) => file.endsWith('.html')).map((file) => `/${file}`)
}

/** What a visitor does, in the engine of every iPhone; the other tests know Chromium alone. */
describe.skipIf(!hasWebKit)('in WebKit', () => {
  let page: WebKitPage
  beforeAll(async () => {
    page = await openWebKit()
  })
  afterAll(() => page.close())

  const state = () => page.run<string>('return document.documentElement.dataset.app')
  const path = () => page.run<string>('return location.pathname')
  const words = (selector: string) =>
    page.run<string>(`return document.querySelector('${selector}')?.innerText ?? ''`)
  const wide = () => page.resize(1280, 900)
  const narrow = () => page.resize(400, 850)

  it.each([
    ['phone', narrow],
    ['desktop', wide],
  ])('no page is wider than the window: %s', async (_, resize) => {
    await resize()
    const wider: string[] = []
    for (const file of await paths()) {
      await page.open(site + file)
      const over = await page.run<number>(
        'return document.documentElement.scrollWidth - document.documentElement.clientWidth',
      )
      if (over > 0) wider.push(`${file}: ${over} px`)
    }
    expect(wider).toEqual([])
  })

  it('a link leads on without a new document, and back to where one was', async () => {
    await wide()
    await page.open(site)
    await expect.poll(state, { timeout: 20_000 }).toBe('ready')
    await page.run('window.own = true')
    await page.press('header nav a[href="/heating"]')
    await expect.poll(path).toBe('/heating')
    await expect.poll(() => words('h1')).toContain('Heizung')
    await page.run('scrollTo(0, 1500)')
    await page.press('header nav a[href="/jobs"]')
    await expect.poll(path).toBe('/jobs')
    await page.run('history.back()')
    await expect.poll(() => page.run<number>('return scrollY')).toBe(1500)
    expect(await page.run('return window.own')).toBe(true)
  })

  it('the menu opens before the app has come', async () => {
    await narrow()
    await page.open(site)
    await page.press('.menu-button')
    await expect
      .poll(() => page.run('return document.querySelector("#site-menu").checkVisibility()'))
      .toBe(true)
  })

  it('who does not fill in what is needed is told, and the message arrives', async () => {
    const message = newMessage()
    await wide()
    await page.open(`${site}/contact`)
    await page.press('.contact__submit button')
    await expect.poll(() => words('.contact__errors')).toContain('Geben Sie Ihren Namen ein')
    for (const [name, text] of Object.entries({ ...written, message }))
      await page.type(`.contact__form [name="${name}"]`, text)
    await page.press('.contact__submit button')
    await expect.poll(() => words('.contact__sent'), { timeout: 20_000 }).toContain(message)
    expect(await enquiriesWith(message)).toHaveLength(1)
  })

  it('a search finds, and a town is answered', async () => {
    await page.open(`${site}/suche`)
    await page.type('input[type="search"]', 'Wärmepumpe')
    await expect.poll(() => words('main'), { timeout: 20_000 }).toContain('Treffer')
    await page.open(site)
    await page.type('input[autocomplete="postal-code"]', 'Lippstadt')
    await expect.poll(() => words('.area-check__answer')).toContain('nach Lippstadt')
  })
})
