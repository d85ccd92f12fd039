import { expect, it } from 'vitest'
import { desktop, visit } from '../harness.ts'
import { control, enquiriesWith, fill, newMessage, panel, send, valuesIn } from './form.ts'

/** Until our words for a fault are there, the browser says its own. */
const open = async () => {
  const visitor = await visit('/contact', desktop)
  await visitor.page.locator('.contact__form[novalidate]').waitFor()
  return visitor
}

it('says what is missing above the form and at each field, in the same words', async () => {
  const { page } = await open()
  const title = await page.title()
  await control(page, 'email').fill('jette@')
  await send(page)
  const links = panel(page, 'errors').getByRole('link')
  const words = [
    'Geben Sie Ihren Namen ein',
    'Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@example.org',
    'Schreiben Sie uns, worum es geht',
  ]
  expect(await links.allInnerTexts()).toEqual(words)
  const atFields = page.locator('.form-field__error')
  expect(await atFields.allTextContents()).toEqual(words.map((text) => `Fehler: ${text}`))
  expect(await page.title()).toBe(`Fehler: ${title}`)
})

it('takes the focus, and leads it to the field; the keyboard alone finds the way out', async () => {
  const { page } = await open()
  const message = newMessage()
  await fill(page, { email: '', message })
  await page.locator('.contact__privacy a').press('Tab')
  await page.keyboard.press('Enter')
  const summary = panel(page, 'errors')
  await expect.poll(() => summary.evaluate((node) => node === document.activeElement)).toBe(true)

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const email = control(page, 'email')
  expect(await email.evaluate((node) => node === document.activeElement)).toBe(true)
  expect(await email.getAttribute('aria-invalid')).toBe('true')
  const described = String(await email.getAttribute('aria-describedby'))
  expect(await page.locator(`#${described}`).textContent()).toBe(
    'Fehler: Geben Sie Ihre E-Mail-Adresse ein',
  )
  expect(page.url()).not.toContain('#')

  await page.keyboard.type('jette@example.org')
  await page.keyboard.press('Enter')
  await panel(page, 'sent').waitFor()
  expect(await page.title()).not.toContain('Fehler')
  expect(await enquiriesWith(message)).toHaveLength(1)
})

it('clears nothing, and leaves who is typing in peace', async () => {
  const { page } = await open()
  const message = newMessage()
  await control(page, 'message').fill(message)
  await control(page, 'email').fill('jette@')
  await control(page, 'email').blur()
  expect(await page.locator('.form-field__error').count()).toBe(0)
  await send(page)
  await panel(page, 'errors').waitFor()
  expect(await valuesIn(page)).toMatchObject({ email: 'jette@', message })

  await control(page, 'name').fill('Jette')
  await control(page, 'name').blur()
  expect(await page.locator('.form-field__error').count()).toBe(2)
  expect(await enquiriesWith(message)).toEqual([])
})

it('shows at the field what only the provider has against it', async () => {
  const { page } = await open()
  const errors = [
    { field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' },
    { field: 'message', code: 'BLOCKED', message: 'looks like spam' },
  ]
  await page.route('**/__inbox*', (route) =>
    route.fulfill({ status: 422, json: { error: 'Validation errors', errors } }),
  )
  await fill(page)
  await send(page)
  await panel(page, 'errors').waitFor()
  expect(await panel(page, 'errors').getByRole('link').allInnerTexts()).toEqual([
    'Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@example.org',
    'Ändern Sie bitte das Feld „Nachricht“: Der Formulardienst nimmt es so nicht an',
  ])
  expect(await page.title()).toMatch(/^Fehler: /)
})

it('speaks of the application where it is one', async () => {
  const { page } = await visit('/jobs/tiler', desktop)
  await page.locator('.contact__form[novalidate]').waitFor()
  await control(page, 'email').fill('jörg@example.org')
  await send(page)
  expect(await panel(page, 'errors').getByRole('link').allInnerTexts()).toEqual([
    'Geben Sie Ihren Namen ein',
    expect.stringMatching(/^Vor dem @ kann kein ä, ö, ü oder ß stehen/),
    'Schreiben Sie einen Satz zu sich',
  ])
})
