import type { BrowserContextOptions, Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { control, fill, INBOX, panel, send } from '../browser/contact/form.ts'
import { desktop, newVisitor, phone, site, visit } from '../browser/harness.ts'
import { photograph } from '../photograph.ts'
import { violations } from './violations.ts'

type Reach = (page: Page) => Promise<void>

const answered =
  (answer: (route: Route) => Promise<void>, state: Parameters<typeof panel>[1]): Reach =>
  async (page) => {
    await page.route(INBOX, answer)
    await fill(page)
    await send(page)
    await panel(page, state).waitFor()
  }

/** Every state of the form, and how a visitor gets there. */
const states: Record<string, Reach> = {
  initial: async () => {},
  'with a hint': async (page) => {
    await control(page, 'inquiryType').selectOption('jobs')
  },
  'with questions and photographs': async (page) => {
    await control(page, 'inquiryType').selectOption('heizung')
    const buffer = await photograph(300, 200)
    const one = { name: 'a.jpg', mimeType: 'image/jpeg', buffer }
    const broken = { ...one, buffer: Buffer.from('kein Bild') }
    await page.getByLabel('Fotos').setInputFiles([one, broken])
    await page.locator('.contact__photos li').waitFor()
  },
  'list open': async (page) => {
    await control(page, 'inquiryType').press('Space')
  },
  errors: async (page) => {
    await control(page, 'email').fill('jette@')
    await send(page)
    await panel(page, 'errors').waitFor()
  },
  'errors of the provider': answered(
    (route) =>
      route.fulfill({ status: 422, json: { error: 'x', errors: [{ field: 'inquiryType' }] } }),
    'errors',
  ),
  sending: async (page) => {
    await page.route(INBOX, () => {})
    await fill(page)
    await send(page)
    await page.getByText('20 Sekunden').waitFor()
  },
  sent: answered((route) => route.continue(), 'sent'),
  refused: answered((route) => route.fulfill({ status: 404 }), 'refused'),
  'asked to wait': answered(
    (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '60' } }),
    'refused',
  ),
  'asked for a captcha': answered(
    (route) => route.fulfill({ status: 403, body: 'recaptcha' }),
    'refused',
  ),
  'perhaps asked for a captcha': answered(
    (route) => route.fulfill({ body: 'recaptcha' }),
    'unclear',
  ),
  unclear: answered((route) => route.abort('connectionreset'), 'unclear'),
  offline: async (page) => {
    await fill(page)
    await page.context().setOffline(true)
    await send(page)
    await panel(page, 'offline').waitFor()
  },
  'online again': async (page) => {
    await fill(page)
    await page.context().setOffline(true)
    await send(page)
    await panel(page, 'offline').waitFor()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Jetzt senden' }).waitFor()
  },
}

const dark: BrowserContextOptions = { ...desktop, colorScheme: 'dark' }

describe.each(Object.entries({ desktop, phone, dark }))('%s', (_, options) => {
  it.each(Object.entries(states))('%s', async (_name, reach) => {
    const { page } = await visit('/contact', options)
    await reach(page)
    expect(await violations(page)).toEqual([])
  })
})

it.each(['/contact', '/contact/sent'])('%s before the app takes over', async (path) => {
  // With JavaScript turned off axe would not run either.
  const { page } = await newVisitor(desktop)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(site + path)
  expect(await violations(page)).toEqual([])
})
