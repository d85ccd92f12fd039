import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, inject, it } from 'vitest'
import { desktop, newVisitor, site, visit, withoutScript } from '../harness.ts'
import { control, enquiriesWith, fill, INBOX, newMessage, send, written } from './form.ts'

const open = () => visit('/contact', { ...desktop, ...withoutScript })

it('posts the fields as a plain form, and leads to a page that says so', async () => {
  const { page } = await open()
  const message = newMessage()
  await fill(page, { message })
  await control(page, 'inquiryType').selectOption('heizung')
  const [request] = await Promise.all([page.waitForRequest(INBOX), send(page)])
  await page.waitForURL(`${site}/contact/sent`)
  expect(await page.textContent('h1')).toBe('Ihre Nachricht ist angekommen')
  expect(request.headers()['content-type']).toMatch(/^multipart\/form-data/)
  const [enquiry, ...others] = await enquiriesWith(message)
  expect(others).toEqual([])
  expect(enquiry?.fields).toMatchObject({ ...written, message, inquiryType: 'heizung' })
})

it('is posted by the browser itself where the script of the page never arrives', async () => {
  const { page } = await newVisitor(desktop)
  await page.route('**/assets/Contact-*.js', (route) => route.abort())
  await page.goto(`${site}/contact`)
  const message = newMessage()
  await fill(page, { message })
  await send(page)
  await page.waitForURL(`${site}/contact/sent`)
  expect(await enquiriesWith(message)).toHaveLength(1)
})

it('says who chooses the topic, where a link can’t', async () => {
  const { page } = await visit('/contact?inquiry=heating', { ...desktop, ...withoutScript })
  const said = page.locator('noscript p', { hasText: 'Wählen Sie das Thema bitte selbst' })
  expect(await said.isVisible()).toBe(true)
  expect(await control(page, 'inquiryType').inputValue()).toBe('')
})

it('is checked by the browser', async () => {
  const { page } = await open()
  await fill(page, { email: 'jette@' })
  await send(page)
  expect(page.url()).toBe(`${site}/contact`)
  const isValid = (input: HTMLInputElement) => input.validity.valid
  expect(await control(page, 'email').evaluate(isValid)).toBe(false)
})

it('is stored once by two clicks', async () => {
  const { page } = await open()
  const message = newMessage()
  await fill(page, { message })
  await page.locator('.contact__submit button').dblclick()
  await page.waitForURL(`${site}/contact/sent`)
  expect(await enquiriesWith(message)).toHaveLength(1)
})

it('offers the company as a card for address books', async () => {
  const response = await fetch(`${site}/company.vcf`)
  const card = await response.text()
  expect(response.headers.get('Content-Type')).toBe('text/vcard; charset=utf-8')
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/)
  expect(card).toContain('ADR;TYPE=WORK:;;Werkstraße 1–3;Ahlenfeld;;59590;Deutschland\r\n')
})

it('costs other pages nothing: their first load holds no code of the form', async () => {
  const assets = path.join(inject('out'), 'assets')
  const scripts = (await fs.readdir(assets)).filter((name) => name.endsWith('.js'))
  const withForm: string[] = []
  for (const name of scripts) {
    const code = await fs.readFile(path.join(assets, name), 'utf8')
    if (/Idempotency-Key|inquiryType|contact-draft/.test(code)) withForm.push(`/assets/${name}`)
  }
  expect(withForm).not.toEqual([])

  const { page } = await visit('/', desktop)
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  const html = await page.content()
  expect(loaded.filter((name) => withForm.includes(name))).toEqual([])
  expect(withForm.filter((name) => html.includes(name))).toEqual([])
})

it('asks no other server for anything before it is sent', async () => {
  const foreign: string[] = []
  const { page } = await visit('/contact', desktop)
  page.on('request', (request) => {
    if (!request.url().startsWith(site)) foreign.push(request.url())
  })
  await page.reload()
  await fill(page)
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
})
