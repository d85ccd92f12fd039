// @module-tag long
import type { Page, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { desktop, hydrated, newVisitor, site, visit } from '../harness.ts'
import { hold } from '../hold.ts'
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

const openFilled = async () => {
  const message = newMessage()
  const { page } = await visit('/contact?inquiry=heating', desktop)
  await fill(page, { message })
  await control(page, 'inquiryType').selectOption('badezimmer')
  return { page, expected: { ...written, message, inquiryType: 'badezimmer' } }
}

const leaveAndReturn = async (page: Page) => {
  await page.getByRole('link', { name: 'Heizung', exact: true }).first().click()
  await page.waitForURL(`${site}/heating`)
  await page.getByRole('link', { name: 'Kontakt', exact: true }).first().click()
  await page.waitForURL(`${site}/contact`)
}

it('keeps what was typed on other pages and back', async () => {
  const { page, expected } = await openFilled()
  await leaveAndReturn(page)
  await expect.poll(() => valuesIn(page)).toEqual(expected)
})

it('keeps it over a reload, and over another document and back', async () => {
  const { page, expected } = await openFilled()
  await page.reload()
  await hydrated(page)
  await expect.poll(() => valuesIn(page)).toEqual(expected)
  await page.goto(`${site}/imprint`)
  await page.goBack()
  await hydrated(page)
  await expect.poll(() => valuesIn(page)).toEqual(expected)
})

it('leaves what was typed where the site has been deployed since the document was loaded', async () => {
  const { page } = await newVisitor(desktop)
  let answer = () => {}
  const typed = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/contact/index.json', async (route) => {
    await typed
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), digest: 'another' } })
  })
  await page.goto(`${site}/contact`)
  await control(page, 'message').fill(written.message)
  answer()
  await page.locator('html:not([data-app])').waitFor({ state: 'attached' })
  expect(await control(page, 'message').inputValue()).toBe(written.message)
})

it('brings the newest words back in an earlier document of the tab', async () => {
  const { page, expected } = await openFilled()
  await page.goto(`${site}/contact`)
  await hydrated(page)
  await control(page, 'message').fill(`${expected.message}, und mehr`)
  await page.goBack()
  await hydrated(page)
  await expect.poll(() => control(page, 'message').inputValue()).toMatch(/, und mehr$/)
})

it('brings nothing back that was sent from a later document of the tab', async () => {
  const { page } = await openFilled()
  await page.goto(`${site}/contact`)
  await hydrated(page)
  await send(page)
  await panel(page, 'sent').waitFor()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await page.goBack()
  await hydrated(page)
  await expect.poll(() => valuesIn(page)).toMatchObject({ name: '', email: '', message: '' })
})

it('leaves an answer that was typed in an earlier document before the app took over', async () => {
  const { page } = await visit('/jobs/tiler', desktop)
  await control(page, 'name').fill(written.name)
  await control(page, 'phone').fill('0151 1')
  await page.goto(`${site}/imprint`)
  const arrive = await hold(page, '**/assets/*.js')
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => control(page, 'name').inputValue()).toBe(written.name)
  await control(page, 'phone').fill('0151 234')
  arrive()
  await hydrated(page)
  await control(page, 'message').fill(written.message)
  expect(await control(page, 'phone').inputValue()).toBe('0151 234')
})

/** Opens the form where the session's storage has no room. */
const openFull = async () => {
  const { page } = await newVisitor(desktop)
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto(`${site}/contact`)
  await hydrated(page)
  return page
}

it('keeps it over another document and a reload where the storage has no room', async () => {
  const page = await openFull()
  await fill(page)
  await control(page, 'inquiryType').selectOption('badezimmer')
  await page.goto(`${site}/imprint`)
  await page.goBack()
  await hydrated(page)
  await expect.poll(() => valuesIn(page)).toMatchObject(written)
  await page.reload()
  await hydrated(page)
  await expect.poll(() => valuesIn(page)).toEqual({ ...written, inquiryType: 'badezimmer' })
})

it('remembers there too that a message may have arrived, and forgets what was sent', async () => {
  const page = await openFull()
  const message = newMessage()
  await fill(page, { message })
  await page.route(INBOX, () => {}, { times: 1 })
  await Promise.all([page.waitForRequest(INBOX), send(page)])
  await page.reload()
  await panel(page, 'unclear').getByRole('button').click()
  await panel(page, 'sent').waitFor()
  await page.reload()
  await hydrated(page)
  expect(await valuesIn(page)).toMatchObject({ name: '', message: '' })
  expect(JSON.stringify(await page.evaluate(() => history.state))).not.toContain(message)
})

it('asks before leaving where nothing can keep what was typed', async () => {
  const page = await openFull()
  await page.evaluate(() => {
    history.replaceState = () => {
      throw new DOMException('often', 'SecurityError')
    }
  })
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  expect(asked).toEqual([])
  // Before the app is there, such a browser keeps the page without it.
  await hydrated(page)
  await page.evaluate(() => {
    history.replaceState = () => {
      throw new DOMException('often', 'SecurityError')
    }
  })
  await fill(page)
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
})

it('is not sent from a copy of the tab as well before the visitor has been warned', async () => {
  const { page, expected } = await openFilled()
  const copy = await page.context().newPage()
  const draft = await page.evaluate(() => sessionStorage.getItem('contact-draft') ?? '')
  await copy.addInitScript((text) => sessionStorage.setItem('contact-draft', text), draft)
  await copy.goto(`${site}/contact`)
  await expect.poll(() => valuesIn(copy)).toEqual(expected)
  await send(page)
  await panel(page, 'sent').waitFor()
  await panel(copy, 'unclear').waitFor()
})

it('keeps it in the tab alone, and never in the local storage', async () => {
  const { page } = await openFilled()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  const other = await page.context().newPage()
  await other.goto(`${site}/contact`)
  await hydrated(other)
  expect(await valuesIn(other)).toMatchObject({ name: '', message: '' })
})

/** Opens the form while its script is still on the way. */
const openEarly = async () => {
  const { page } = await newVisitor(desktop)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${site}/contact?inquiry=heating`, { waitUntil: 'commit' })
  await control(page, 'name').pressSequentially('Jette')
  await control(page, 'inquiryType').selectOption('elektrik')
  return { page, release: () => release() }
}

it('keeps what was typed before the app took over', async () => {
  const { page, release } = await openEarly()
  release()
  await hydrated(page)
  await control(page, 'email').fill('jette@example.org')
  expect(await valuesIn(page)).toMatchObject({ name: 'Jette', inquiryType: 'elektrik' })
})

it('keeps it over a reload before the app took over, beside what was kept before', async () => {
  const { page, release } = await openEarly()
  await page.reload({ waitUntil: 'commit' })
  await control(page, 'message').pressSequentially('Öl')
  await page.reload({ waitUntil: 'commit' })
  release()
  await expect
    .poll(() => valuesIn(page))
    .toMatchObject({ name: 'Jette', inquiryType: 'elektrik', message: 'Öl' })
})

/** The browser itself has posted the form, because the app could not be had; from then on it can. */
const postByBrowser = async (message: string, inbox: (route: Route) => Promise<void>) => {
  const { page } = await newVisitor(desktop)
  const code = '**/assets/*.js'
  await page.route(code, (route) => route.abort())
  await page.route(INBOX, inbox)
  await page.goto(`${site}/contact`)
  await fill(page, { message })
  const posted = page.waitForRequest(INBOX)
  await send(page)
  await posted
  await page.waitForURL((address) => address.pathname !== '/contact')
  await page.unroute(code)
  return page
}

it('keeps what the browser has posted before the app took over, where nobody says that it arrived', async () => {
  const message = newMessage()
  const page = await postByBrowser(message, (route) => route.abort('internetdisconnected'))
  await page.goto(`${site}/contact`)
  await panel(page, 'unclear').waitFor()
  expect(await valuesIn(page)).toMatchObject({ ...written, message })
})

const keptOf = (page: Page) => page.evaluate(() => Object.keys(sessionStorage))

it('forgets it as soon as a page has said that it arrived', async () => {
  const page = await postByBrowser(newMessage(), (route) => route.continue())
  await page.waitForURL(`${site}/contact/sent`)
  expect(await keptOf(page)).toEqual([])
})

it('says to nobody who goes back from there that it may not have arrived', async () => {
  const page = await postByBrowser(newMessage(), (route) => route.continue())
  await page.waitForURL(`${site}/contact/sent`)
  await page.goBack()
  await hydrated(page)
  // What sends says so once it is there, after the app.
  await page.waitForLoadState('networkidle')
  expect(await panel(page, 'unclear').count()).toBe(0)
})

it('keeps the draft of another form then', async () => {
  const page = await postByBrowser(newMessage(), (route) => route.abort('internetdisconnected'))
  const code = '**/assets/*.js'
  await page.route(code, (route) => route.abort())
  await page.unroute(INBOX)
  await page.goto(`${site}/jobs/tiler`)
  await fill(page, { message: newMessage() })
  await send(page)
  await page.waitForURL(`${site}/contact/sent`)
  expect(await keptOf(page)).toEqual(['contact-draft'])
})

it('brings nothing back of it once a page has said so', async () => {
  const message = newMessage()
  const page = await postByBrowser(message, (route) => route.continue())
  await page.waitForURL(`${site}/contact/sent`)
  await page.locator('header a[href$="/contact"]').first().click()
  await page.waitForURL(`${site}/contact`)
  await hydrated(page)
  expect(await valuesIn(page)).toMatchObject({ name: '', message: '' })
  expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).toBe(null)
  expect(await enquiriesWith(message)).toHaveLength(1)
})

it('keeps it where an extension of the browser has changed the page before', async () => {
  const { page, release } = await openEarly()
  await control(page, 'message').pressSequentially('Öl')
  // As password managers and spelling checkers do; React then renders everything anew.
  await control(page, 'name').evaluate((input) => input.after(document.createElement('div')))
  release()
  await hydrated(page)
  await page.keyboard.type('?')
  await expect
    .poll(() => valuesIn(page))
    .toMatchObject({ name: 'Jette', inquiryType: 'elektrik', message: 'Öl?' })
})

it('keeps it when the tab crashes', async () => {
  const { page, expected } = await openFilled()
  // After a crash playwright gives the page up; the browser itself can still be told to load it.
  const session = await page.context().newCDPSession(page)
  const crash = page.waitForEvent('crash')
  void session.send('Page.crash').catch(() => undefined)
  await crash
  await session.send('Page.reload')
  const read = async () => {
    const expression =
      "document.documentElement.dataset.app && document.querySelector('[name=message]')?.value"
    return (await session.send('Runtime.evaluate', { expression })).result.value
  }
  await expect.poll(read).toBe(expected.message)
})

it.each([
  ['half of it', '{'],
  ['other types', '{"values":{"name":1}}'],
  ['a list', '[]'],
  ['a prototype', '{"__proto__":{"values":{"name":"x"}}}'],
  [
    'an answer that is none',
    '{"key":"a","values":{"name":"","email":"","inquiryType":"","message":"","answers":{"fotos[]":"x"}},"chosen":false,"inquiry":null}',
  ],
  ['far too much', `"${'x'.repeat(2_000_000)}"`],
])('ignores a damaged draft: %s', async (_, text) => {
  const { page, complaints } = await visit('/contact?inquiry=heating', desktop)
  await page.evaluate((damaged) => sessionStorage.setItem('contact-draft', damaged), text)
  await page.reload()
  await hydrated(page)
  await expect.poll(() => control(page, 'inquiryType').inputValue()).toBe('heizung')
  expect(complaints).toEqual([])
})

it('tells who leaves the page while it is sent, and comes back, how it went', async () => {
  const { page, expected } = await openFilled()
  const release = await hold(page, INBOX)
  await Promise.all([page.waitForRequest(INBOX), send(page)])
  await leaveAndReturn(page)
  release()
  await panel(page, 'sent').waitFor()
  expect(await enquiriesWith(expected.message)).toHaveLength(1)
})

it('is sent for who leaves the page while the code that sends is on its way', async () => {
  const { page } = await newVisitor(desktop)
  const release = await hold(page, /assets\/sending-/)
  await page.goto(`${site}/contact?inquiry=heating`)
  await hydrated(page)
  const message = newMessage()
  await fill(page, { message })
  await send(page)
  await page.getByRole('link', { name: 'Heizung', exact: true }).first().click()
  await page.waitForURL(`${site}/heating`)
  await page.locator('.contact__form').waitFor({ state: 'detached' })
  const draft = () => page.evaluate(() => sessionStorage.getItem('contact-draft'))
  expect(await draft()).toContain(message)
  await Promise.all([page.waitForResponse(INBOX), release()])
  await page.getByRole('link', { name: 'Kontakt', exact: true }).first().click()
  await panel(page, 'sent').waitFor()
  expect(await enquiriesWith(message)).toHaveLength(1)
})

it('is of one vacancy alone, although the forms of all have the same name', async () => {
  const { page } = await visit('/jobs/tiler', desktop)
  const turnTo = async (path: string) => {
    await page.locator(`a[href^="${path}"]`).first().click()
    await page.waitForURL(`${site}${path}*`)
  }
  await turnTo('/jobs')
  await turnTo('/jobs/painter')
  await control(page, 'message').fill('Nur für Maler')
  await page.evaluate(() => history.go(-2))
  await page.waitForURL(`${site}/jobs/tiler`)
  await page.getByRole('heading', { level: 1, name: /Fliesen/ }).waitFor()
  await expect.poll(() => control(page, 'message').inputValue()).toBe('')
  await page.evaluate(() => history.go(2))
  await page.waitForURL(`${site}/jobs/painter*`)
  await expect.poll(() => control(page, 'message').inputValue()).toBe('Nur für Maler')
})

it('says that it may have arrived, also where the code that sends can’t be had', async () => {
  const { page } = await openFilled()
  await page.route(INBOX, () => {}, { times: 1 })
  await Promise.all([page.waitForRequest(INBOX), send(page)])
  await page.route(/assets\/sending-/, (route) => route.abort())
  await page.reload()
  await hydrated(page)
  await send(page)
  await panel(page, 'unclear').waitFor()
  expect(await panel(page, 'refused').count()).toBe(0)
})

it('does not know how it went after a reload in the middle, and says so', async () => {
  const { page, expected } = await openFilled()
  await page.route(INBOX, () => {}, { times: 1 })
  await Promise.all([page.waitForRequest(INBOX), send(page)])
  await page.reload()
  await hydrated(page)
  await panel(page, 'unclear').waitFor()
  expect(await valuesIn(page)).toEqual(expected)
  await panel(page, 'unclear').getByRole('button').click()
  await panel(page, 'sent').waitFor()
  expect(await enquiriesWith(expected.message)).toHaveLength(1)
})
