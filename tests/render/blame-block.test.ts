import { promises as fs } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
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

test('one that does not come to an end is told so', async () => {
  const error = Object.assign(new Error(), { code: 'ERR_SCRIPT_EXECUTION_TIMEOUT' })
  await expect(renderOrBlame(() => Promise.reject(error), pageWith('preisliste'))).rejects.toThrow(
    'blocks/preisliste/Preisliste.tsx ist auf der Seite /preise gescheitert:\n\n  Nach 15 Sekunden',
  )
})

/** Draws what a component returns, as the renderer does. */
const rendering = (component: unknown) => async () =>
  renderToString(createElement(component as 'p'))

test.each([
  ['is async', async () => null, 'Er wartet auf etwas: mit async,'],
  ['returns a group', () => ({ a: 1 }), 'lässt (auf Englisch: object with keys {a}). Zeichnen'],
  ['shows a day', () => new Date(0), 'was sich nicht zeichnen lässt (auf Englisch: [object Date]'],
])('a component that %s is told what to do', async (_, component, words) => {
  const drawn = renderOrBlame(rendering(component), pageWith('preisliste'))
  await expect(drawn).rejects.toThrow('Preisliste.tsx ist auf der Seite /preise gescheitert:')
  await expect(drawn).rejects.toThrow(words)
})

test('only what a company has written is looked after', async () => {
  const drawn: [string, boolean][] = []
  const render = async ({ blocks }: PageData, run?: unknown) => {
    drawn.push([blocks.map(({ type }) => type).join(), run !== undefined])
    return 'html'
  }
  await renderOrBlame(render, pageWith('hero'))
  await renderOrBlame(render, pageWith('hero', 'preisliste'))
  expect(drawn).toEqual([
    ['hero', false],
    ['hero,preisliste', true],
  ])
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

test('a file that blocks share and that fails as it is loaded is named, none of the system is', async () => {
  const error = new Error('kaputt')
  const place = '/betrieb/blocks/gemeinsam/klassen.ts:2:7'
  error.stack = `Error: kaputt\n    at /gewerk/src/blocks/hero/Hero.tsx:4:1\n    at file (${place})`
  const render = () => Promise.reject(error)
  await expect(renderOrBlame(render, pageWith('preisliste'))).rejects.toThrow(
    'Der eigene Baustein blocks/gemeinsam/klassen.ts:2:7 ist auf der Seite /preise gescheitert',
  )
})

/** Renders pages on which one block draws this. */
const drawing =
  (html: string, of = 'preisliste') =>
  async ({ blocks }: PageData) =>
    blocks.map(({ type }) => (type === of ? html : `<h1>${type}</h1>`)).join('')

test.each([
  ['<p class="a" style="color:red">Text</p>', '<p class="a" style="color:red">'],
  ['<style>p { color: red }</style>', '<style>'],
  ['<script>alert(1)</script>', '<script>'],
  ['<a href="/" ONCLICK="go()">Text</a>', '<a href="/" ONCLICK="go()">'],
  ['<iframe title="Karte" src="https://karte.example"></iframe>', '<iframe title="Karte" src='],
  ['<img alt="" src="//bilder.example/a.png"/>', '<img alt="" src="//bilder.example/a.png"/>'],
])('what browsers would refuse on the published site is told: %s', async (html, tag) => {
  await expect(renderOrBlame(drawing(html), pageWith('hero', 'preisliste'))).rejects.toThrow(
    `Der eigene Baustein blocks/preisliste/Preisliste.tsx enthält auf der Seite /preise etwas, das die fertige Website nicht zulässt
(Content-Security-Policy):\n\n  ${tag}`,
  )
})

test.each([
  '<p title="Mit style=&quot;…&quot; schreiben">&lt;script&gt; style="a"</p>',
  '<img alt="Aus style=" src="/a.png"/>',
  '<script type="application/json">{}</script>',
  '<a href="https://karte.example">Karte</a>',
])('what they take is none of that: %s', async (html) => {
  const page = pageWith('hero', 'preisliste')
  expect(await renderOrBlame(drawing(html), page)).toContain(html)
})

test('a second heading of a page is told, and not the block that carries its title', async () => {
  const second = renderOrBlame(drawing('<h1>Preise</h1>', 'preise'), pageWith('titel', 'preise'))
  await expect(second).rejects.toThrow(
    'Der eigene Baustein blocks/preise/Preise.tsx hat auf der Seite /preise eine Überschrift <h1>.',
  )
  const only = pageWith('titel')
  expect(await renderOrBlame(drawing('', 'preise'), only)).toBe('<h1>titel</h1>')
})
