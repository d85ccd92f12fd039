import type { Locator, Page } from 'playwright-core'
import { desktop, hydrated, site, type Visit, visit } from '../harness.ts'

/** The one key of the local storage that the admin mode uses. */
export const KEY = 'site-content'

export const stored = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), KEY)

interface StoredPages {
  [pageKey: string]: { [blockId: string]: { [path: string]: { before?: string; after: string } } }
}

export const storedPages = async (page: Page): Promise<StoredPages> =>
  JSON.parse((await stored(page)) ?? '{"pages":{}}').pages

/** New texts by page, block and path: `home hero.title`. */
export const storedTexts = async (page: Page): Promise<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(await storedPages(page)).flatMap(([pageKey, blocks]) =>
      Object.entries(blocks).flatMap(([blockId, edits]) =>
        Object.entries(edits).map(([path, { after }]) => [`${pageKey} ${blockId}.${path}`, after]),
      ),
    ),
  )

/** What an earlier version of the site has stored. */
export const storedBefore = (pages: unknown) => JSON.stringify({ version: 1, pages })

export const storedAs = (pages: StoredPages) => JSON.stringify({ version: 2, pages })

/** A visitor whose browser has kept `text` from an earlier visit. */
export const visitWith = async (text: string, path: string): Promise<Visit> => {
  const visitor = await visit('/imprint', desktop)
  await visitor.page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    KEY,
    text,
  ] as const)
  await visitor.page.goto(site + path)
  await hydrated(visitor.page)
  return visitor
}

export const bar = (page: Page) => page.getByRole('region', { name: 'Bearbeitungsmodus' })

export const status = (page: Page) => bar(page).getByRole('status')

/** Texts that differ from what was published. */
export const changed = (page: Page) => page.locator('[data-edited]')

/** Has all edits written to the files. */
export const saveAll = (page: Page) =>
  bar(page).getByRole('button', { name: 'In Datei speichern' }).click()

/** The form that is open. */
export const form = (page: Page) => page.getByRole('dialog')

export const openForm = (page: Page, title: string) =>
  page.getByRole('button', { name: `Block bearbeiten: ${title}` }).click()

export const applyForm = (page: Page) =>
  form(page).getByRole('button', { name: 'Übernehmen' }).click()

/** Waits until the texts of the page can be edited. */
export const editable = (page: Page) => page.locator('[data-admin]').first().waitFor()

/** Opens a page whose address turns the admin mode on. */
export const edit = async (path: string, options = desktop): Promise<Visit> => {
  const visitor = await visit(path, options)
  await editable(visitor.page)
  return visitor
}

/** Replaces a text by typing. */
export const write = async (text: Locator, words: string, key = 'Enter') => {
  await text.click()
  await text.page().keyboard.press('ControlOrMeta+A')
  await text.page().keyboard.type(words)
  await text.page().keyboard.press(key)
}

/** The field that stands in for a text while its source is edited. */
export const sourceField = (page: Page) =>
  page.getByRole('group', { name: 'Text ändern' }).locator('textarea')

export const writeSource = async (text: Locator, words: string) => {
  await text.click()
  await sourceField(text.page()).fill(words)
}
