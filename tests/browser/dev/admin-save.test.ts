import { promises as fs } from 'node:fs'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { bar, changed, status, stored, write } from '../admin/editing.ts'
import { hold } from '../hold.ts'
import { serveBakery } from './dev-site.ts'

const bakery = serveBakery()
const { edit } = bakery

const read = (name: string) => fs.readFile(bakery.locationOf(name), 'utf8')

test('an edit goes into its file, and nothing else of the file changes', async () => {
  onTestFinished(() => bakery.restore('pages/home.yaml'))
  const page = await edit('/')
  const home = await read('pages/home.yaml')
  const title = page.locator('h1')
  await write(title, 'Brot: mit "Zeit"')
  await title.evaluate((element) => {
    const main = element.closest('main') as HTMLElement
    const say = () => {
      main.dataset.seen = `${main.dataset.seen ?? ''}|${main.querySelector('h1')?.textContent}`
    }
    new MutationObserver(say).observe(main, { childList: true, subtree: true, characterData: true })
  })
  await bar(page).getByRole('button', { name: 'In Datei speichern' }).click()

  await expect.poll(() => status(page).innerText()).toBe('Gespeichert in content/pages/home.yaml.')
  expect(await read('pages/home.yaml')).toBe(
    home.replace('title: Brot braucht Zeit', `title: 'Brot: mit "Zeit"'`),
  )
  await expect.poll(() => stored(page)).toBeNull()
  await expect.poll(() => changed(page).count()).toBe(0)
  expect(await title.innerText()).toBe('Brot: mit "Zeit"')
  // What is in the file stays on the screen until the page comes with it.
  expect(await page.locator('main').getAttribute('data-seen')).not.toContain('Brot braucht Zeit')
})

test('whoever saves by keyboard stays in the bar, whose button goes, and takes back step by step', async () => {
  onTestFinished(() => bakery.restore('pages/home.yaml'))
  const page = await edit('/')
  await write(page.locator('h1'), 'Erst so')
  await write(page.locator('h1'), 'Dann so')
  await bar(page).getByRole('button', { name: 'Rückgängig' }).press('Enter')
  await expect.poll(() => page.locator(':focus').innerText()).toBe('Rückgängig')
  await bar(page).getByRole('button', { name: 'In Datei speichern' }).press('Enter')
  await expect.poll(() => stored(page)).toBeNull()
  await expect
    .poll(() => bar(page).evaluate((element) => element === document.activeElement))
    .toBe(true)
})

test('what the check would refuse is not written, and its words are told', async () => {
  const page = await edit('/')
  const before = await read('pages/home.yaml')
  const title = page.getByRole('heading', { name: 'Brot braucht Zeit' })
  await write(title, 'Brot aus {stats.nirgends}')
  await bar(page).getByRole('button', { name: 'In Datei speichern' }).click()
  // The words alone are told while one writes, too; the place is told of a file.
  await expect.poll(() => bar(page).innerText()).toContain('content/pages/home.yaml:8:21')
  expect(await bar(page).innerText()).toContain('{stats.nirgends} gibt es nicht')
  expect(await read('pages/home.yaml')).toBe(before)
  expect(await stored(page)).toContain('stats.nirgends')
})

test('entries come in and move by keyboard alone, and go into their file', async () => {
  onTestFinished(() => bakery.restore('values.yaml'))
  const page = await edit('/')
  const before = await read('values.yaml')
  const press = (keys: string) => page.keyboard.press(keys)
  await page.getByRole('button', { name: 'Block bearbeiten: Was uns wichtig ist' }).focus()
  await press('Enter')
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Hinzufügen' }).focus()
  await press('Enter')
  const focused = page.locator(':focus')
  const name = form.getByLabel('Der Grundsatz in ein bis drei Wörtern').last()
  await expect.poll(() => focused.getAttribute('id')).toBe(await name.getAttribute('id'))
  await page.keyboard.type('Handarbeit')
  await form.getByRole('button', { name: 'Übernehmen' }).focus()
  await press('Enter')
  await form.getByText('Hier fehlt noch etwas.').first().waitFor()
  await expect.poll(() => focused.getAttribute('aria-invalid')).toBe('true')
  await page.keyboard.type('Die Maschine knetet, den Rest tun wir.')
  await form.getByRole('button', { name: 'Nach oben: Handarbeit' }).focus()
  await press('Alt+ArrowUp')
  await press('Enter')
  await form.getByRole('button', { name: 'Übernehmen' }).focus()
  await press('Enter')
  const titles = page.locator('#values [data-field$=".title"]')
  await expect.poll(() => titles.allInnerTexts()).toEqual(['Handarbeit', 'Zeit', 'Nachbarn'])
  await bar(page).getByRole('button', { name: 'In Datei speichern' }).focus()
  await press('Enter')
  await expect.poll(() => status(page).innerText()).toBe('Gespeichert in content/values.yaml.')
  const fresh =
    '- id: handarbeit\n  title: Handarbeit\n  description: Die Maschine knetet, den Rest tun wir.\n'
  expect(await read('values.yaml')).toBe(`${fresh}\n${before}`)
  await expect.poll(() => stored(page)).toBeNull()
})

const BODY = JSON.stringify({
  version: 2,
  pages: { home: { hero: { title: { before: 'Brot braucht Zeit', after: 'Fremd' } } } },
})

test('nobody but our own pages can write', async () => {
  const page = await bakery.open('/')
  const before = await read('pages/home.yaml')
  const post = (headers: Record<string, string>) =>
    fetch(`${bakery.address()}/__edit`, { method: 'POST', headers, body: BODY })
  const { saving } = await page.evaluate(async () => (await fetch('/admin.json')).json())
  const token = { 'x-gewerk-token': saving.token }
  expect((await post(token)).status).toBe(403)
  expect((await post({ ...token, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  const foreign = await (await fetch(`${bakery.address()}/admin.json`)).json()
  expect(foreign.saving).toBeUndefined()
  const withoutToken = await page.evaluate(
    async (body) => (await fetch('/__edit', { method: 'POST', body })).status,
    BODY,
  )
  expect(withoutToken).toBe(403)
  expect(await read('pages/home.yaml')).toBe(before)
})

test('a problem that says what to write is repaired by a button', async () => {
  const page = await bakery.open('/')
  await bakery.change('pages/home.yaml', 'subtitle:', 'subtitel:')
  await page.getByRole('button', { name: 'So ändern: content/pages/home.yaml:9:5' }).click()
  await page.locator('#content-problems').waitFor({ state: 'detached' })
  expect(await read('pages/home.yaml')).toBe(await bakery.original('pages/home.yaml'))
})

test('a picture from this computer goes into the content, onto the page and into the file', async () => {
  onTestFinished(async () => {
    await bakery.restore('pages/home.yaml')
    await fs.rm(bakery.locationOf('media/neuer-ofen.jpg'))
  })
  const page = await edit('/')
  const before = await read('pages/home.yaml')
  await page.getByRole('button', { name: 'Block bearbeiten: Brot braucht Zeit' }).click()
  const form = page.getByRole('dialog')
  const input = form.locator('input[type="file"]')
  await input.setInputFiles({
    name: 'Zettel.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('x'),
  })
  await form.getByText('Zettel.jpg lässt sich nicht als Bild').waitFor()
  const background = { r: 120, g: 80, b: 40 }
  const oven = sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
  const buffer = await oven.jpeg().toBuffer()
  const release = await hold(page, '**/__picture*')
  await input.setInputFiles({ name: 'Neuer Ofen.JPG', mimeType: 'image/jpeg', buffer })
  await form.getByLabel('Was auf dem Bild zu sehen ist').fill('Der neue Ofen')
  release()
  await form.getByText('heißt neuer-ofen.jpg.').waitFor()
  await form.getByRole('button', { name: 'Übernehmen' }).click()
  const picture = page.locator('#hero img')
  await expect.poll(() => picture.getAttribute('src')).toContain('/media/neuer-ofen.')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await bar(page).getByRole('button', { name: 'In Datei speichern' }).click()
  await expect.poll(() => status(page).innerText()).toBe('Gespeichert in content/pages/home.yaml.')
  expect(await read('pages/home.yaml')).toBe(
    before
      .replace('src: beispiel.svg', 'src: neuer-ofen.jpg')
      .replace('alt: Ein Laib Brot, noch warm', 'alt: Der neue Ofen'),
  )
})

test('a picture that comes after its entry was removed brings neither the entry back nor the former words', async () => {
  onTestFinished(() => fs.rm(bakery.locationOf('media/ofen.jpg'), { force: true }))
  const page = await edit('/sortiment')
  await page.locator('#services').getByRole('button', { name: 'Block bearbeiten' }).click()
  const form = page.getByRole('dialog')
  const background = { r: 120, g: 80, b: 40 }
  const oven = sharp({ create: { width: 160, height: 120, channels: 3, background } })
  const buffer = await oven.jpeg().toBuffer()
  const release = await hold(page, '**/__picture*')
  await form
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'Ofen.jpg', mimeType: 'image/jpeg', buffer })
  await form.getByRole('button', { name: 'Entfernen: Sauerteigbrot' }).click()
  await form.locator('summary', { hasText: 'Hochzeitstorte' }).click()
  await form.locator('[data-item] textarea').first().fill('Sahnetorte')
  release()
  await expect.poll(() => form.locator('option[value="ofen.jpg"]').count()).toBeGreaterThan(0)
  expect(await form.locator('[data-item] > details > summary').allInnerTexts()).toEqual([
    'Sahnetorte',
  ])
})
