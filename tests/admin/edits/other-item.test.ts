import { expect, test } from 'vitest'
import { placeEdits } from '../../../scripts/dev/edit/place-edits.ts'
import { changeFiles } from '../../../scripts/edit/change/change-files.ts'
import { contentEdits } from '../../../src/admin/edits/content-edits.ts'
import type { BlockEdits, Edits } from '../../../src/admin/edits/edits.ts'
import { formatEdits, parseEdits } from '../../../src/admin/edits/parse-edits.ts'
import { withoutEdits } from '../../../src/admin/edits/without-edits.ts'
import { contentFolder } from '../../workspace.ts'
import { editsOf, onPage, opened, type Page, shown, withBlockValue, written } from '../a-form.ts'
import { home, homeOf, pages, pagesOf, texts } from '../drafts.ts'

/** A colleague has put another button before it by then, which leads to the same page. */
const OTHER = '- label: Alles auf einen Blick\n        href: /sortiment\n      '
const name = 'pages/home.yaml'
const before = texts.get(name) as string
const now = before.replace('- label: Zum Sortiment', `${OTHER}$&`)

const homeWith = async (text: string): Promise<Page> =>
  homeOf(await pagesOf(await contentFolder({ ...Object.fromEntries(texts), [name]: text })))

const button = (label: string, href: string): BlockEdits => {
  const draft = withBlockValue(opened(home, 'hero'), { actions: [{ label, href }] })
  return editsOf(home, draft)
}

const link = button('Zum Sortiment', '/contact')
const both = button('Zu uns', '/contact')

const textOf = (edits: BlockEdits, text: string) => {
  const changed = changeFiles(
    [{ name, path: name, text }],
    contentEdits(onPage(home, 'hero', edits)),
  )
  return 'report' in changed ? changed.report : changed.texts.get(name)
}

test('what was changed of one item of a list lands on no other that says the same', async () => {
  expect(Object.keys(link)).toEqual(['actions.0.href'])
  const page = await homeWith(now)
  expect(shown(page, link, 'hero').stale).toHaveLength(1)
  expect(placeEdits(onPage(page, 'hero', link), [page]).edits).toEqual([])
  expect(textOf(link, now)).toContain('Alles auf einen Blick')
})

test('it is asked as well where the edits were stored in between, or taken along as a file', async () => {
  const { edits } = parseEdits(formatEdits(onPage(home, 'hero', link)))
  expect(edits).toEqual(onPage(home, 'hero', link))
})

test('all that was changed of one item comes in together', () => {
  expect(Object.keys(both)).toHaveLength(2)
  expect(textOf(both, before)).toContain('- label: Zu uns\n        href: /contact\n')
})

test('what was changed after another part had been saved stands once the page has come with it', async () => {
  const { 'actions.0.label': label, 'actions.0.href': href } = both
  const saved: Edits = onPage(home, 'hero', { 'actions.0.label': label as never })
  const left = withoutEdits(onPage(home, 'hero', both), saved)
  expect(Object.keys(left.home?.hero ?? {})).toEqual(['actions.0.href'])
  expect(href).toBeDefined()
  const page = await homeWith(String(written(saved, pages, texts)[name]))
  expect(shown(page, left.home?.hero ?? {}, 'hero')).toMatchObject({ stale: [] })
  expect(
    written(left, [page], new Map([[name, before.replace('Zum Sortiment', 'Zu uns')]]))[name],
  ).toContain('- label: Zu uns\n        href: /contact\n')
})
