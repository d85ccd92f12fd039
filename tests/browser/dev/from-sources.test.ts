// @module-tag long
import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { removeFolder } from '../../workspace.ts'
import { serveBakery } from './dev-site.ts'

const bakery = serveBakery({ fromSources: true })

let folder: string
let before: string | undefined

/** What the editor program was asked to open. */
const opened = () => fs.readFile(path.join(folder, 'opened'), 'utf8').catch(() => '')

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-editor-'))
  const program = path.join(folder, 'program')
  await fs.writeFile(program, `#!/bin/sh\necho "$@" >> '${folder}/opened'\n`, { mode: 0o755 })
  before = process.env.LAUNCH_EDITOR
  process.env.LAUNCH_EDITOR = program
})
afterAll(async () => {
  process.env.LAUNCH_EDITOR = before
  await removeFolder(folder)
})

test('with Alt held, a block and a text show their place; a click opens it', async () => {
  const page = await bakery.open('/')
  const frame = page.locator('#source-frame')
  const pointAt = async (name: string) => {
    const heading = page.getByRole('heading', { name })
    await heading.scrollIntoViewIfNeeded()
    const { x, y } = (await heading.boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.move(x + 5, y + 5)
  }
  await pointAt('Brot braucht Zeit')
  await page.keyboard.down('Alt')
  await frame.waitFor()
  expect(await frame.innerText()).toBe('content/pages/home.yaml:8')
  // A text of another file, below a link that covers the whole card.
  await pointAt('Sauerteigbrot')
  await expect.poll(() => frame.innerText()).toBe('content/services.yaml:2')
  await page.mouse.down()
  await page.mouse.up()
  await expect.poll(opened).toContain(`${await fs.realpath(bakery.locationOf('services.yaml'))} 2`)
  expect(new URL(page.url()).pathname).toBe('/')
  await page.keyboard.up('Alt')
  await frame.waitFor({ state: 'detached' })
})

test('only our own page opens files, and only files of the content', async () => {
  const page = await bakery.open('/')
  const statusOf = (file: string) =>
    page.evaluate(
      async (name) => (await fetch(`/__OPEN-in-editor?file=${encodeURIComponent(name)}`)).status,
      file,
    )
  await fs.symlink('/etc/passwd', bakery.locationOf('news/verweis.txt')).catch(() => undefined)
  for (const file of [
    '/etc/passwd',
    'content/../../../etc/passwd',
    'content/news/verweis.txt',
    'content/pages',
    'package.json',
    '',
  ]) {
    expect(await statusOf(file), file).toBe(403)
  }
  await fs.rm(bakery.locationOf('news/verweis.txt'))

  const file = encodeURIComponent('content/site.yaml')
  const address = `${bakery.address()}/__open-in-editor?file=${file}`
  expect((await fetch(address)).status).toBe(403)
  const foreign = { headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://boese.example' } }
  expect((await fetch(address, foreign)).status).toBe(403)
  expect(await opened()).not.toMatch(/passwd|package|site\.yaml/)
})

test('visitors load nothing of it', async () => {
  const files = await fs.readdir(inject('out'), { recursive: true, withFileTypes: true })
  const texts = files.filter((file) => file.isFile() && /\.(js|html|json|css)$/.test(file.name))
  expect(texts.length).toBeGreaterThan(0)
  for (const { parentPath, name } of texts) {
    const text = await fs.readFile(path.join(parentPath, name), 'utf8')
    expect(text, name).not.toMatch(
      /open-in-editor|__sources|source-frame|content:update|__bausteine/,
    )
  }
})

test('a saved text appears; what was typed and where the page was read stay', async () => {
  const page = await bakery.open('/contact')
  const message = page.locator('textarea')
  await message.fill('Ein Roggenbrot, bitte')
  await page.evaluate(() => window.scrollTo(0, 120))
  const scrolled = await page.evaluate(() => window.scrollY)

  await bakery.change('pages/kontakt.yaml', 'title: Laden', 'title: Umgebauter Laden')
  await expect.poll(() => page.title()).toContain('Umgebauter Laden')
  expect(await message.inputValue()).toBe('Ein Roggenbrot, bitte')
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
})

test('of two saves right after one another the second one counts', async () => {
  const page = await bakery.open('/contact')
  const reported = bakery.reported()
  await bakery.change('pages/kontakt.yaml', 'title: Laden', 'title: Halber Laden')
  await reported
  await bakery.change('pages/kontakt.yaml', 'title: Laden', 'title: Ganzer Laden')
  await expect.poll(() => page.title()).toContain('Ganzer Laden')
})

test('what is the same on every page changes without a new document', async () => {
  const page = await bakery.open('/')
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
  await bakery.change('site.yaml', 'label: Sortiment', 'label: Regal')
  await page.getByRole('link', { name: 'Regal' }).first().waitFor()

  await bakery.change('site.yaml', 'ink: "#3b2417"', 'ink: "#102030"')
  const ink = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ink'))
  await expect.poll(ink).toBe('#102030')

  await bakery.change('site.yaml', 'icon: icon.svg', 'icon: logo.svg')
  const icon = page.locator('link[rel="icon"]')
  await expect.poll(() => icon.getAttribute('href')).toMatch(/^\/media\/logo\.\w+\.svg$/)

  await bakery.change('site.yaml', 'language: de', 'language: en')
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en')
  expect(await page.locator('html[data-same]').count()).toBe(1)
})

test('a problem stands over the last good page until it is mended', async () => {
  const page = await bakery.open('/')
  const problems = page.locator('#content-problems')
  await bakery.change('pages/home.yaml', 'subtitle:', 'subtitel:')
  await problems.waitFor()
  const text = await problems.innerText()
  expect(text).toContain('content/pages/home.yaml:9:5')
  expect(text).toContain('Meinten Sie `subtitle`?')
  // The same frame as in the terminal.
  expect(text).toMatch(/>\s+9 \| {5}subtitel: .*\n\s+\| {5}\^{8}/)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Brot braucht Zeit')

  const second = await bakery.open('/sortiment')
  await second.locator('#content-problems').waitFor()

  await bakery.restore('pages/home.yaml')
  await problems.waitFor({ state: 'detached' })
  await second.locator('#content-problems').waitFor({ state: 'detached' })
})

test('an address that is no text has the page for addresses that do not exist', async () => {
  const answer = await fetch(`${bakery.address()}/%`, { headers: { Accept: 'text/html' } })
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('Ausverkauft')
})
