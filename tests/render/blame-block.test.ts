import { promises as fs } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { renderOrBlame } from '../../scripts/render/blame-block.ts'
import type { PageData } from '../../src/page/page-data.ts'
import { emptyFolder } from '../workspace.ts'

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

test.each([null, undefined, 'kaputt'])('whatever it throws: %s', async (thrown) => {
  await expect(renderOrBlame(() => Promise.reject(thrown), pageWith('preisliste'))).rejects.toThrow(
    `blocks/preisliste/Preisliste.tsx ist auf der Seite /preise gescheitert:\n\n  ${thrown}`,
  )
})

test('the place is told at which it was written, also where a file beside the component fails', async () => {
  const file = path.join(await emptyFolder(), 'server/assets/Preisliste.js')
  await fs.mkdir(path.dirname(file), { recursive: true })
  const sources = ['../../blocks/preisliste/rechnen.ts']
  // The first sign of the compiled file is the first of the third line of the source.
  await fs.writeFile(
    `${file}.map`,
    JSON.stringify({ version: 3, sources, names: [], mappings: 'AAEA' }),
  )
  const error = new TypeError('rows is undefined')
  error.stack = `TypeError: rows is undefined\n    at sum (${pathToFileURL(file).href}:1:1)`
  const render = () => Promise.reject(error)
  await expect(renderOrBlame(render, pageWith('preisliste'))).rejects.toThrow(
    'Der eigene Baustein blocks/preisliste/rechnen.ts:3:1 ist auf der Seite /preise gescheitert',
  )
})
