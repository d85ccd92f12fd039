import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, hydrated, newVisitor, phone, site, visit } from '../harness.ts'
import {
  control,
  enquiriesWith,
  fill,
  INBOX,
  newMessage,
  panel,
  send,
  valuesIn,
  written,
} from './form.ts'

const PHONE = /^tel:\+\d+$/

/** Short enough to be read out on the phone. */
const KEY = /^[a-z\d]{1,7}-[a-z\d]{1,7}$/

/** Opens the form with a message of its own in it. */
const openFilled = async (path = '/contact?inquiry=heating') => {
  const message = newMessage()
  const visitor = await visit(path, desktop)
  await fill(visitor.page, { message })
  return { ...visitor, message }
}

const hasFocus = (page: Page, selector: string) =>
  page.locator(selector).evaluate((node) => node === document.activeElement)

const hrefs = (page: Page) =>
  page
    .locator('.contact__outcome a')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href))

describe('sent', () => {
  it('says so, says what happens next, and shows a copy to keep', async () => {
    const { page, message, complaints } = await openFilled()
    await send(page)
    const sent = panel(page, 'sent')
    await sent.waitFor()
    await expect.poll(() => hasFocus(page, '.contact__sent')).toBe(true)
    await page.getByRole('region', { name: 'Ihre Nachricht ist angekommen' }).waitFor()
    expect(await sent.textContent()).toContain(`antworten an ${written.email}`)
    expect(await sent.locator('dd').allInnerTexts()).toEqual([
      written.name,
      written.email,
      'Heizung',
      message,
      expect.stringMatching(KEY),
    ])
    const file = await sent.getByRole('link').getAttribute('href')
    expect(decodeURIComponent(String(file))).toContain(`Nachricht: ${message}`)
    expect(complaints).toEqual([])
  })

  it('promises no e-mail to an applicant who has given only a phone number', async () => {
    const { page } = await visit('/jobs/tiler', desktop)
    await fill(page, { email: '', message: newMessage() })
    await control(page, 'phone').fill('0151 234')
    await send(page)
    await panel(page, 'sent').waitFor()
    const text = await panel(page, 'sent').textContent()
    expect(text).toContain('melden uns unter 0151 234.')
    expect(text).not.toContain('Spam')
  })

  it('shows what it says from the beginning, below the header', async () => {
    const { page } = await visit('/contact', phone)
    await fill(page, { message: `${newMessage()}\n${'Zeile\n'.repeat(40)}` })
    await send(page)
    await panel(page, 'sent').waitFor()
    const bottom = await page
      .locator('header')
      .evaluate((node) => node.getBoundingClientRect().bottom)
    const top = () =>
      page.locator('.contact__sent h2').evaluate((node) => node.getBoundingClientRect().top)
    await expect.poll(top).toBeGreaterThanOrEqual(bottom)
    expect(await top()).toBeLessThan(phone.viewport?.height ?? 0)
  })

  it('posts the fields of the specification and a name for the message, and forgets them', async () => {
    const { page, message } = await openFilled()
    const [request] = await Promise.all([page.waitForRequest(INBOX), send(page)])
    await panel(page, 'sent').waitFor()
    const posted = Object.fromEntries(new URLSearchParams(request.postData() ?? ''))
    const fields = { ...written, message, inquiryType: 'heizung' }
    expect(posted).toEqual({ ...fields, Kennung: expect.stringMatching(KEY) })
    expect(await page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0])
    expect(await enquiriesWith(message)).toHaveLength(1)
  })

  it('takes an address that was copied with signs that nobody sees, and posts it without them', async () => {
    const { page, message } = await openFilled()
    await control(page, 'email').fill(`\u202a${written.email}\u202c\u200b`)
    const [request] = await Promise.all([page.waitForRequest(INBOX), send(page)])
    await panel(page, 'sent').waitFor()
    expect(new URLSearchParams(request.postData() ?? '').get('email')).toBe(written.email)
    expect(await enquiriesWith(message)).toHaveLength(1)
  })

  it('lets write again, in an empty form', async () => {
    const { page } = await openFilled()
    await send(page)
    await page.getByRole('button', { name: 'Weitere Nachricht' }).click()
    expect(await hasFocus(page, '[name="name"]')).toBe(true)
    expect(await valuesIn(page)).toMatchObject({ name: '', email: '', message: '' })
  })

  it('is sent once by two clicks and the Enter key', async () => {
    const { page, message } = await openFilled()
    await page.locator('.contact__submit button').dblclick()
    await control(page, 'name').press('Enter')
    await panel(page, 'sent').waitFor()
    expect(await enquiriesWith(message)).toHaveLength(1)
  })

  it('says that it is under way, and that it takes longer than usual', async () => {
    const { page, message } = await openFilled('/contact?inquiry=heating&fault=slow')
    await send(page)
    const progress = page.locator('.contact__progress')
    await expect.poll(() => progress.textContent()).toContain('Wird gesendet')
    expect(await control(page, 'message').getAttribute('readonly')).not.toBeNull()
    // What is chosen now would not be in it either.
    const choosable = () =>
      page
        .locator('.contact__form select:visible')
        .evaluateAll((lists: HTMLSelectElement[]) =>
          lists.map(({ options }) => [...options].filter(({ disabled }) => !disabled).length),
        )
    await expect.poll(choosable).toEqual([1, 1])
    // Firefox keeps what is switched off as it is, over a reload.
    const photos = control(page, 'fotos[]')
    expect(await photos.isEnabled()).toBe(true)
    expect(await photos.getAttribute('inert')).not.toBeNull()
    await expect.poll(() => progress.textContent()).toContain('20 Sekunden')
    await panel(page, 'sent').waitFor()
    expect(await enquiriesWith(message)).toHaveLength(1)
  })
})

describe('not sent', { tags: 'long' }, () => {
  it.each([
    [429, '', 'zu viele Nachrichten'],
    [403, 'captcha', 'Sicherheitsabfrage'],
    [404, '', 'nicht angenommen'],
  ])('%i %s: says why, keeps the text, offers other ways', async (status, body, why) => {
    const { page, message } = await openFilled()
    await page.route(INBOX, (route) => route.fulfill({ status, body }))
    await send(page)
    const refused = panel(page, 'refused')
    await refused.waitFor()
    await expect.poll(() => hasFocus(page, '.contact__outcome')).toBe(true)
    expect(await refused.textContent()).toContain(why)
    expect(await valuesIn(page)).toMatchObject({ ...written, message })
    const [phone, mail] = await hrefs(page)
    expect(phone).toMatch(PHONE)
    expect(decodeURIComponent(String(mail))).toContain(`Nachricht: ${message}`)
    expect(await enquiriesWith(message)).toEqual([])
  })

  it('413: asks for less, and does not offer to send the same again', async () => {
    const { page, message } = await openFilled()
    await page.route(INBOX, (route) => route.fulfill({ status: 413 }), { times: 1 })
    await send(page)
    const refused = panel(page, 'refused')
    await refused.waitFor()
    expect(await refused.textContent()).toContain('Kürzen Sie ihn')
    expect(await refused.getByRole('button').count()).toBe(0)
    await control(page, 'message').fill(message)
    await send(page)
    await panel(page, 'sent').waitFor()
    expect(await panel(page, 'sent').textContent()).toContain('Kennung für Rückfragen')
  })

  it('leads to what is going on when it is sent again from the panel', async () => {
    const { page } = await visit('/contact', phone)
    await fill(page, { message: newMessage() })
    await page.route(INBOX, (route) => route.fulfill({ status: 404 }), { times: 1 })
    await send(page)
    await panel(page, 'refused').waitFor()
    await page.route(INBOX, () => {}, { times: 1 })
    await panel(page, 'refused').getByRole('button').press('Enter')
    await expect.poll(() => hasFocus(page, '.contact__submit button')).toBe(true)
    const isInView = (node: Element) => {
      const { top, bottom } = node.getBoundingClientRect()
      return top >= 0 && bottom <= window.innerHeight
    }
    await expect.poll(() => page.locator('.contact__progress').evaluate(isInView)).toBe(true)
  })

  it('waits as long as the provider asks, also after a reload, then sends', async () => {
    const { page, message } = await openFilled()
    const answer = (route: Route) => route.fulfill({ status: 429, headers: { 'Retry-After': '6' } })
    await page.route(INBOX, answer, { times: 1 })
    await send(page)
    const again = panel(page, 'refused').getByRole('button')
    await expect.poll(() => again.textContent()).toMatch(/in [1-6] s/)
    expect(await again.getAttribute('aria-disabled')).toBe('true')
    await page.reload()
    await expect.poll(() => again.textContent()).toMatch(/in [1-6] s/)
    await again.click({ force: true })
    await control(page, 'name').press('Enter')
    expect(await enquiriesWith(message)).toEqual([])
    await expect.poll(() => again.textContent()).toBe('Noch einmal senden')
    await again.click()
    await panel(page, 'sent').waitFor()
    expect(await enquiriesWith(message)).toHaveLength(1)
  })

  it('hands the form over to the browser where a captcha is asked for', async () => {
    const { page, message } = await openFilled('/contact?fault=captcha')
    const [asked] = await Promise.all([page.waitForRequest(INBOX), send(page)])
    const key = new URLSearchParams(asked.postData() ?? '').get('Kennung') as string
    const [posted] = await Promise.all([
      page.waitForRequest(INBOX),
      page.getByRole('button', { name: 'Zur Sicherheitsabfrage' }).click(),
    ])
    await page.waitForURL('**/__inbox')
    expect(await page.textContent('h1')).toBe('One more step')
    // By which the inbox knows one that comes again.
    expect(posted.postData()).toContain(key)
    await page.goBack()
    await panel(page, 'unclear').waitFor()
    expect(await valuesIn(page)).toMatchObject({ message })
  })

  it('forgets a message that the browser has posted, once a page has said that it is there', async () => {
    const { page, message } = await openFilled('/contact?fault=captcha')
    await send(page)
    await control(page, 'inquiryType').selectOption('badezimmer')
    const proceed = page.getByRole('button', { name: 'Zur Sicherheitsabfrage' })
    await proceed.waitFor()
    await page.evaluate(() => history.replaceState(history.state, '', '/contact'))
    // As hosts do that keep pages in folders.
    await page.route(INBOX, async (route) => {
      const response = await route.fetch({ maxRedirects: 0 })
      await route.fulfill({ response, headers: { Location: '/contact/sent/' } })
    })
    await proceed.click()
    await page.waitForURL(/\/contact\/sent\/?$/)
    expect(await enquiriesWith(message)).toHaveLength(1)
    await page.getByRole('link', { name: 'Zum Kontaktformular' }).click()
    await control(page, 'name').waitFor()
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
    const empty = { name: '', email: '', inquiryType: '', message: '' }
    await expect.poll(() => valuesIn(page)).toEqual(empty)
    expect(await panel(page, 'unclear').count()).toBe(0)
  })

  it('forgets it also where the address of the form is typed from that page', async () => {
    const { page, message } = await openFilled('/contact?fault=captcha')
    await send(page)
    const proceed = page.getByRole('button', { name: 'Zur Sicherheitsabfrage' })
    await proceed.waitFor()
    await page.evaluate(() => history.replaceState(history.state, '', '/contact'))
    await proceed.click()
    await page.waitForURL(`${site}/contact/sent`)
    expect(await enquiriesWith(message)).toHaveLength(1)
    await page.goto(`${site}/contact`)
    await hydrated(page)
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
    expect(await valuesIn(page)).toMatchObject({ name: '', message: '' })
    expect(await panel(page, 'unclear').count()).toBe(0)
  })

  it('keeps one that was not posted to its end, though a page said before that another is there', async () => {
    const { page } = await newVisitor(desktop)
    await page.goto(`${site}/contact?fault=captcha`, { referer: `${site}/contact/sent` })
    await hydrated(page)
    const message = newMessage()
    await fill(page, { message })
    await send(page)
    await page.getByRole('button', { name: 'Zur Sicherheitsabfrage' }).click()
    await page.waitForURL('**/__inbox')
    await page.goBack()
    await panel(page, 'unclear').waitFor()
    expect(await valuesIn(page)).toMatchObject({ message })
  })

  it('lets a visitor out of the trap whose browser has filled it in', async () => {
    const { page, message } = await openFilled()
    await page
      .locator('.contact__trap input')
      .evaluate((input: HTMLInputElement) => Object.assign(input, { value: 'x' }))
    await send(page)
    await panel(page, 'refused').getByRole('button').click()
    await panel(page, 'sent').waitFor()
    expect(await enquiriesWith(message)).toMatchObject([{ suspected: false }])
  })
})

describe('unclear', { tags: 'long' }, () => {
  it('500: warns that the message may come twice; both then have one name', async () => {
    const { page, message } = await openFilled()
    const posted: string[] = []
    const note = async (route: Route) => {
      posted.push(route.request().postData() ?? '')
      // The service fails after it has stored the message.
      await route.fulfill(posted.length === 1 ? { status: 500 } : { json: { ok: true } })
    }
    await page.route(INBOX, note)
    await send(page)
    const unclear = panel(page, 'unclear')
    await unclear.waitFor()
    expect(await unclear.textContent()).toContain('doppelt')
    await page.reload()
    await unclear.getByRole('button').click()
    await panel(page, 'sent').waitFor()
    const [first, second, ...others] = posted.map((body) => new URLSearchParams(body))
    expect(others).toEqual([])
    expect(second?.get('Kennung')).toBe(first?.get('Kennung'))
    expect(await panel(page, 'sent').textContent()).toContain(first?.get('Kennung') as string)
    expect(second?.get('message')?.replace(/\r/g, '')).toBe(message)
  })

  it.each([
    'connectionreset',
    'connectionrefused',
    'timedout',
  ])('%s: says so, and offers a call before anything else', async (reason) => {
    const { page, message } = await openFilled()
    await page.route(INBOX, (route) => route.abort(reason))
    await send(page)
    await panel(page, 'unclear').waitFor()
    const first = panel(page, 'unclear').locator('.action').first()
    expect(await first.getAttribute('href')).toMatch(PHONE)
    expect(await valuesIn(page)).toMatchObject({ ...written, message })
  })

  it('is not stored twice when it is sent again', async () => {
    const { page, message } = await openFilled('/contact?fault=reset')
    await send(page)
    await panel(page, 'unclear').waitFor()
    expect(await enquiriesWith(message)).toHaveLength(1)
    await page.evaluate(() => history.replaceState(history.state, '', '/contact'))
    await panel(page, 'unclear').getByRole('button').click()
    await panel(page, 'sent').waitFor()
    expect(await enquiriesWith(message)).toHaveLength(1)
  })

  it('gives a silent provider up after the stated time', async () => {
    const { page, message } = await openFilled('/contact?fault=timeout')
    await page.clock.install()
    await Promise.all([page.waitForRequest(INBOX), send(page)])
    await page.clock.runFor(19_000)
    expect(await panel(page, 'unclear').count()).toBe(0)
    await page.clock.runFor(1_000)
    await panel(page, 'unclear').waitFor()
    expect(await enquiriesWith(message)).toHaveLength(1)
  })
})

describe('offline', { tags: 'long' }, () => {
  it('sends nothing until the visitor says so after the connection is back', async () => {
    const { page, message } = await openFilled()
    await page.context().setOffline(true)
    await send(page)
    const offline = panel(page, 'offline')
    await offline.waitFor()
    expect(await offline.textContent()).toContain('Keine Internetverbindung')
    await page.context().setOffline(false)
    const now = offline.getByRole('button', { name: 'Jetzt senden' })
    await now.waitFor()
    expect(await offline.textContent()).toContain('Die Verbindung ist wieder da')
    expect(await enquiriesWith(message)).toEqual([])
    await now.click()
    await panel(page, 'sent').waitFor()
    expect(await enquiriesWith(message)).toHaveLength(1)
  })
})

describe('where the code that sends never arrives', { tags: 'long' }, () => {
  it('keeps what was typed, gives the number, and then lets the browser post', async () => {
    const { page } = await newVisitor(desktop)
    await page.route('**/assets/sending-*.js', (route) => route.abort())
    await page.goto(`${site}/contact`)
    await hydrated(page)
    const message = newMessage()
    await fill(page, { message })
    await send(page)
    const refused = panel(page, 'refused')
    await refused.waitFor()
    await expect.poll(() => hasFocus(page, '.contact__outcome')).toBe(true)
    expect(await hrefs(page)).toEqual([expect.stringMatching(PHONE)])
    expect(await valuesIn(page)).toMatchObject({ ...written, message })
    expect(await enquiriesWith(message)).toEqual([])
    await refused.getByRole('button').click()
    await page.waitForURL(`${site}/contact/sent`)
    expect(await enquiriesWith(message)).toHaveLength(1)
  })
})
