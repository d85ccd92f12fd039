import { execFileSync } from 'node:child_process'
import { promises as fs } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { buildSite } from '../../scripts/commands/build-site.ts'
import { startDev } from '../../scripts/dev/server.ts'
import { productFolder } from '../../scripts/machine/packages/product-folder.ts'
import { builtSite } from '../../scripts/serve/built-site.ts'
import { serve } from '../../scripts/serve/serve.ts'
import { bar, editable, stored } from '../browser/admin/editing.ts'
import { desktop, hydrated, newVisitor } from '../browser/harness.ts'
import { emptyFolder, siteOf } from '../workspace.ts'
import { AUDITED, AUDITED_TODAY } from './audited.ts'

const WORDS = [
  'Neu: „so“',
  'Raum #3',
  "Das ist's",
  '02942',
  'ja',
  'Größe & Maß',
  '- Strich',
  '🎉',
  '"A" und B',
  'Ende:',
]

const EDITS_ON = [2, 2, 2, 2, 1, 1]

const USER = ['-c', 'user.name=A', '-c', 'user.email=a@b.example', '-c', 'core.autocrlf=false']

const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', [...USER, ...args], { cwd: folder, encoding: 'utf8' })

/** The same as it is built, served. */
const served = async (content: string): Promise<string> => {
  const site = { ...siteOf(content, AUDITED_TODAY), cache: path.join(productFolder, '.gewerk') }
  expect(await buildSite(site)).toBe(0)
  const server = await serve(await builtSite(site.out), 0)
  onTestFinished(() => void server.close())
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

/** Pages whose texts may be edited, those with the shortest addresses. */
const routesIn = async (content: string): Promise<string[]> => {
  const out = path.join(path.dirname(content), 'dist')
  const names = await fs.readdir(out, { recursive: true })
  return names
    .filter((name) => /(?:^|\/)index\.admin\.json$/.test(name))
    .map((name) => `/${name.replace(/\/?index\.admin\.json$/, '')}`)
    .toSorted((a, b) => a.length - b.length)
    .slice(0, EDITS_ON.length)
}

/** The text that has the focus, by its block and field. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document
    if (!(element instanceof HTMLElement) || element.dataset.admin !== 'text') return undefined
    return `${element.closest('.block')?.id} ${element.dataset.field}`
  })

/** Goes on with the tabulator to the next text that can be written in. */
const tabToText = async (page: Page, known: ReadonlySet<string>): Promise<string> => {
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab')
    const name = await focused(page)
    if (name && !known.has(name)) return name
  }
  throw new Error('No further text is reached by the keyboard')
}

const shown = (page: Page, name: string): Promise<string> => {
  const [block = '', field = ''] = name.split(' ')
  return page.locator(`.block#${block} [data-field="${field}"]`).first().innerText()
}

/** The names of the customers in their order. */
const customers = (page: Page) =>
  page.locator('.block--testimonials [data-field$=".name"]').allInnerTexts()

/** Puts the first customer behind the second, in the form of the block. */
const moveCustomer = async (page: Page): Promise<string[]> => {
  const names = await customers(page)
  const block = page.locator('.block--testimonials')
  await block.getByRole('button', { name: /^Block bearbeiten/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Nach unten: ${names[0]}` }).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await page.getByRole('button', { name: 'Übernehmen' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => customers(page)).not.toEqual(names)
  const [first = '', second = '', ...rest] = names
  expect(await customers(page)).toEqual([second, first, ...rest])
  return customers(page)
}

/** A repository with the content of a company. */
const repository = async (): Promise<{ folder: string; content: string }> => {
  const folder = path.join(await emptyFolder(), 'firma')
  const content = path.join(folder, 'content')
  await fs.cp(AUDITED, content, { recursive: true })
  await fs.writeFile(path.join(folder, '.gitignore'), 'dist\n.gewerk\n')
  git(folder, 'init', '-q')
  git(folder, 'add', '.')
  git(folder, 'commit', '-qm', 'Stand')
  return { folder, content }
}

const cloned = async (folder: string): Promise<string> => {
  const clone = path.join(await emptyFolder(), 'clone')
  git(folder, 'clone', '-q', folder, clone)
  return clone
}

interface Seen {
  route: string
  name: string
  text: string
}

const openPage = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}?admin=on`)
  await hydrated(page)
  await editable(page)
}

/** Ten texts on six pages, and the order of a list, by keyboard alone; what its editor then sees. */
const editByKeyboard = async (page: Page, address: string, routes: readonly string[]) => {
  const seen: Seen[] = []
  for (const [index, route] of routes.entries()) {
    await openPage(page, address + route)
    const known = new Set<string>()
    for (let count = 0; count < (EDITS_ON[index] ?? 0); count += 1) {
      const name = await tabToText(page, known)
      known.add(name)
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(WORDS[seen.length] ?? '')
      await page.keyboard.press('Enter')
      seen.push({ route, name, text: await shown(page, name) })
    }
  }
  expect(seen).toHaveLength(WORDS.length)
  await openPage(page, `${address}/`)
  const order = await moveCustomer(page)
  expect(await stored(page)).not.toBeNull()
  return { seen, order }
}

const press = async (page: Page, name: string): Promise<void> => {
  await bar(page).getByRole('button', { name }).focus()
  await page.keyboard.press('Enter')
}

/** The patch of all edits, made in a repository as it was. */
const applyPatch = async (page: Page, folder: string): Promise<string> => {
  const waiting = page.waitForEvent('download')
  await press(page, 'Änderungen herunterladen')
  const clone = await cloned(folder)
  const patch = `${clone}.patch`
  await (await waiting).saveAs(patch)
  expect(JSON.parse((await fs.readFile(patch, 'utf8')).split('\n')[0] ?? '').commit).toBe(
    git(folder, 'rev-parse', 'HEAD').trim(),
  )
  git(clone, 'apply', '--check', patch)
  git(clone, 'apply', patch)
  return clone
}

/** Every edit changes its own lines: one goes and one comes, of a text in several lines a few more. */
const expectNoMore = (folder: string): void => {
  const changed = git(folder, 'diff', '--numstat').trim().split('\n')
  console.log(`${changed.length} files:\n${changed.join('\n')}`)
  const lines = changed.map((row) => row.split('\t').slice(0, 2).map(Number))
  expect(lines.flat().reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(
    4 * WORDS.length + 2,
  )
}

const expectSeen = async (
  address: string,
  { seen, order }: { seen: readonly Seen[]; order: readonly string[] },
): Promise<void> => {
  const { page } = await newVisitor(desktop)
  for (const { route, name, text } of seen) {
    await openPage(page, address + route)
    expect(await shown(page, name), `${route} ${name}`).toBe(text)
  }
  await page.goto(`${address}/`)
  expect(await page.locator('.block--testimonials').innerText()).toMatch(
    new RegExp(order.join('[^]*')),
  )
}

test('ten edits on six pages by keyboard alone, taken by git, are what the editor saw', async () => {
  const { folder, content } = await repository()
  const address = await served(content)
  const { page } = await newVisitor(desktop)
  const edited = await editByKeyboard(page, address, await routesIn(content))
  const clone = await applyPatch(page, folder)
  expectNoMore(clone)
  await expectSeen(await served(path.join(clone, 'content')), edited)
})

test('saved to the files while the site is developed, they are the same to the byte', async () => {
  const { folder, content } = await repository()
  const site = { ...siteOf(content, AUDITED_TODAY), cache: path.join(folder, '.gewerk') }
  expect(await buildSite(site)).toBe(0)
  const server = await startDev(site, { port: 0, report: () => undefined })
  onTestFinished(() => server.close())
  const { page } = await newVisitor(desktop)
  const edited = await editByKeyboard(page, server.address, await routesIn(content))
  const clone = await applyPatch(page, folder)
  await press(page, 'In Datei speichern')
  await expect.poll(() => stored(page)).toBeNull()
  expect(git(folder, 'diff')).toBe(git(clone, 'diff'))
  await expectSeen(server.address, edited)
})
