// @module-tag long
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { productFolder as root } from '../../../scripts/machine/packages/product-folder.ts'
import { UPDATES_PATH } from '../../../src/dev/content-update.ts'
import { environment } from '../../tools/run.ts'
import { BAKERY, removeFolder } from '../../workspace.ts'
import { desktop, newVisitor } from '../harness.ts'

/** The block of the README, as a company has it. */
const BLOCK = path.join(root, 'tests/fixtures/blocks/preisliste')

const PAGE = `route: /preise
meta: { title: Preise, description: Was unser Brot kostet. }

blocks:
  - type: hero
    title: Preise

  - type: preisliste
    title: Was es kostet
    rows:
      - service: Brot backen
        price: 4 €
`

let folder: string
let program: ChildProcess
let address: string

const start = (company: string): ChildProcess => {
  const args = [path.join(root, 'scripts/run.mjs'), 'gewerk', 'dev', '--folder', company]
  const env = { ...environment(), PORT: '0' }
  return spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
}

const end = async (running: ChildProcess, company: string): Promise<void> => {
  if (running.kill()) await once(running, 'exit')
  await removeFolder(company)
}

const inBlock = (name: string) => path.join(folder, 'blocks/preisliste', name)

const restore = async () => {
  await fs.cp(BLOCK, inBlock(''), { recursive: true })
  await fs.writeFile(path.join(folder, 'content/pages/preise.yaml'), PAGE)
}

/** Changes the one place of a file of the block where `from` stands. */
const change = async (name: string, from: string, to: string) => {
  const text = await fs.readFile(path.join(BLOCK, name), 'utf8')
  await fs.writeFile(inBlock(name), text.replace(from, to))
}

/** The line in which the program says where it shows the site. */
const addressOf = async ({ stdout }: ChildProcess): Promise<string> => {
  for await (const line of createInterface({ input: stdout as NodeJS.ReadableStream })) {
    const [found] = /^http:\S+/.exec(line) ?? []
    if (found !== undefined) return found
  }
  throw new Error('The program has ended')
}

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-dev-'))
  await fs.cp(BAKERY, path.join(folder, 'content'), { recursive: true })
  await restore()
  program = start(folder)
  address = await addressOf(program)
  program.stdout?.resume()
})
beforeEach(restore)
afterAll(() => end(program, folder))

const open = async (): Promise<Page> => {
  const { page } = await newVisitor(desktop)
  await page.goto(`${address}/preise`)
  await page.getByRole('rowheader', { name: 'Brot backen' }).waitFor()
  return page
}

/** What stands over the page, or in its place where there is none. */
const told = (page: Page, words: string) => page.locator('pre', { hasText: words }).waitFor()

const untold = async (page: Page) => {
  await page.getByRole('rowheader', { name: 'Brot backen' }).waitFor()
  await page.locator('#content-problems').waitFor({ state: 'detached' })
}

test('the content is judged by the fields that a block has now', async () => {
  const page = await open()
  await change('schema.ts', 'title: text()', "unit: text().describe('Einheit'),\n    title: text()")
  await told(page, 'Hier fehlt die Angabe `unit` (Einheit).')
  await restore()
  await untold(page)
})

test.each([
  ['schema.ts', 'title: text()', 'title: = text()', 'blocks/preisliste/schema.ts:8:12'],
  ['Preisliste.tsx', '=> (', '=> (<', 'blocks/preisliste/Preisliste.tsx:'],
  ['Preisliste.tsx', 'block.rows.', 'block.none.', 'blocks/preisliste/Preisliste.tsx:10:'],
  ['style.css', '.preisliste {', '.preisliste {{', 'blocks/preisliste/style.css:2:16'],
])('a block that is broken is told with its place: %s, %s', async (name, from, to, place) => {
  const page = await open()
  await change(name, from, to)
  await told(page, place)
  await page.reload()
  await told(page, place)
  await restore()
  await untold(page)
})

test('what a block is drawn with is shown also where a save leaves the time of its file as it was', async () => {
  const page = await open()
  const { mtime } = await fs.stat(inBlock('Preisliste.tsx'))
  const text = await fs.readFile(inBlock('Preisliste.tsx'), 'utf8')
  for (const word of ['Eins', 'Zwei']) {
    const beside = path.join(folder, 'Preisliste.new')
    await fs.writeFile(beside, text.replace('<p>', `<p>${word} `))
    await fs.utimes(beside, new Date(), mtime)
    await fs.rename(beside, inBlock('Preisliste.tsx'))
    await page.getByText(`${word} Alle Preise`).waitFor()
  }
})

test('a block is found when its folder appears, and missed when it is gone', async () => {
  const page = await open()
  const [blocks, elsewhere] = ['blocks', 'anderswo'].map((name) => path.join(folder, name))
  await fs.rename(String(blocks), String(elsewhere))
  await told(page, '`preisliste` ist bei `type` nicht möglich.')
  await fs.rename(String(elsewhere), String(blocks))
  await untold(page)

  await fs.cp(inBlock(''), path.join(folder, 'blocks/aushang'), { recursive: true })
  await told(page, 'Der Baustein „preisliste“ liegt im Ordner blocks/aushang.')
  await fs.rm(path.join(folder, 'blocks/aushang'), { recursive: true })
  await untold(page)
})

test('an example that its block does not take is told in the place of the catalogue', async () => {
  const { page } = await newVisitor(desktop)
  await change('examples.ts', "title: 'Was es kostet'", "titel: 'Was es kostet'")
  await page.goto(`${address}/__bausteine`)
  await expect
    .poll(async () => {
      await page.reload()
      return page.locator('pre').first().innerText()
    })
    .toContain('In der Datei blocks/preisliste/examples.ts stimmt etwas am 1. Beispiel nicht:')
  await restore()
  await page.locator('#preisliste').waitFor()
})

test('the open catalogue shows what is saved of a block, what is wrong with it and that it is mended', async () => {
  const { page } = await newVisitor(desktop)
  await page.goto(`${address}/__bausteine`)
  const example = page.frameLocator('iframe[title="preisliste-1"]')
  const scrolled = () => page.locator('#preisliste').scrollIntoViewIfNeeded()
  await scrolled()
  await change('Preisliste.tsx', '<p>', '<p>Neu: ')
  await expect
    .poll(async () => {
      await scrolled()
      return example.getByText('Neu: ').count()
    })
    .toBe(1)
  await change('Preisliste.tsx', '=> (', '=> (<')
  await told(page, 'blocks/preisliste/Preisliste.tsx:')
  await restore()
  await page.locator('#preisliste').waitFor()
})

test.each([
  ['once', false],
  ['also where it is mended before the page listens', true],
])('a block that fails on one page alone is told there, %s', async (_, isLate) => {
  const second = path.join(folder, 'content/pages/weitere.yaml')
  const text = PAGE.replace('/preise', '/weitere').replace('Was es kostet', 'Kaputt')
  await change('Preisliste.tsx', 'block.rows.', "(block.title === 'Kaputt' ? [][0] : block.rows).")
  await fs.writeFile(second, text)
  const { page } = await newVisitor(desktop)
  let listen = () => {}
  const isMended = new Promise<void>((resolve) => {
    listen = resolve
  })
  if (isLate)
    await page.route(`**${UPDATES_PATH}`, async (route) => {
      await isMended
      await route.continue()
    })
  let visits = 0
  page.on('framenavigated', () => {
    visits += 1
  })
  await expect
    .poll(async () => {
      await page.goto(`${address}/weitere`)
      return page.content()
    })
    .toContain('ist auf der Seite /weitere gescheitert')
  visits = 0
  await fs.writeFile(second, text.replace('Kaputt', 'Heil'))
  if (isLate) {
    const { page: other } = await newVisitor(desktop)
    await expect
      .poll(async () => {
        await other.goto(`${address}/weitere`)
        return other.content()
      })
      .toContain('Heil')
  }
  listen()
  await page.getByRole('heading', { name: 'Heil' }).waitFor()
  expect(visits).toBeLessThan(4)
  await fs.rm(second)
})

test('a block that is broken when the program starts is told, and shown once it is mended', async () => {
  const company = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-dev-'))
  await fs.cp(folder, company, { recursive: true, filter: (name) => !name.endsWith('.gewerk') })
  const schema = path.join(company, 'blocks/preisliste/schema.ts')
  const text = await fs.readFile(schema, 'utf8')
  await fs.writeFile(schema, text.replace('title: text()', 'title: = text()'))
  const started = start(company)
  onTestFinished(() => end(started, company))
  const { page } = await newVisitor(desktop)
  await page.goto(`${await addressOf(started)}/preise`)
  await told(page, 'blocks/preisliste/schema.ts:8:12')
  const content = path.join(company, 'content/pages/preise.yaml')
  await fs.writeFile(content, PAGE.replace('Brot backen', 'Brezel backen'))
  await fs.writeFile(schema, text)
  await page.getByRole('rowheader', { name: 'Brezel backen' }).waitFor()
  await fs.writeFile(content, PAGE)
  await untold(page)
})
