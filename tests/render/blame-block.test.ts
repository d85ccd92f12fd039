import { expect, test } from 'vitest'
import { renderOrBlame } from '../../scripts/render/blame-block.ts'
import type { PageData } from '../../src/page/page-data.ts'

const pageWith = (...types: string[]) =>
  ({ route: '/preise', blocks: types.map((type) => ({ type, id: type })) }) as unknown as PageData

/** Renders pages on which one block fails. */
const failingAt =
  (broken: string) =>
  async ({ blocks }: PageData) => {
    if (blocks.some(({ type }) => type === broken)) throw new TypeError('rows is undefined')
    return 'html'
  }

test('a page that can be rendered is', async () => {
  expect(await renderOrBlame(failingAt('nirgends'), pageWith('hero', 'preisliste'))).toBe('html')
})

test('a company’s own block that fails is named, with its page', async () => {
  await expect(
    renderOrBlame(failingAt('preis-liste'), pageWith('hero', 'preis-liste')),
  ).rejects.toThrow(
    'Der eigene Baustein blocks/preis-liste/PreisListe.tsx ist auf der Seite /preise gescheitert:\n\n  TypeError: rows is undefined',
  )
})

test('one of the system that fails is a fault of the program', async () => {
  await expect(renderOrBlame(failingAt('hero'), pageWith('hero', 'preisliste'))).rejects.toThrow(
    TypeError,
  )
})
