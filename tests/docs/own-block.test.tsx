import { execFile } from 'node:child_process'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { compile } from '../../scripts/compile/compile.ts'
import { cataloguePage } from '../../scripts/dev/catalogue/catalogue-page.ts'
import { examplePages } from '../../scripts/dev/catalogue/examples.ts'
import { productFolder as root } from '../../scripts/machine/packages/product-folder.ts'
import { productWith } from '../../scripts/product/product.ts'
import type { AnyBlockComponent } from '../../src/blocks/any-block.ts'
import { defineBlock, entries, z } from '../../src/public/blocks.ts'
import { examples } from '../fixtures/blocks/preisliste/examples.ts'
import { Preisliste } from '../fixtures/blocks/preisliste/Preisliste.tsx'
import { preisliste } from '../fixtures/blocks/preisliste/schema.ts'
import { contentFolder, show, siteOf, TODAY } from '../workspace.ts'

/** The block of the README, as a company has it. */
const BLOCK = path.join(root, 'tests/fixtures/blocks/preisliste')

describe('the README shows it as it is', async () => {
  const readme = await fs.readFile(path.join(root, 'README.md'), 'utf8')
  test.each(await fs.readdir(BLOCK))('%s', async (name) => {
    const code = await fs.readFile(path.join(BLOCK, name), 'utf8')
    const language = path.extname(name).slice(1)
    expect(readme).toContain(`\`\`\`${language} blocks/preisliste/${name}\n${code}\`\`\``)
  })
})

const [page] = examplePages([preisliste], { preisliste: examples })
const FILE = `pages/${page?.key}.yaml`
const text = page?.text ?? ''

test('its example becomes a page that shows every row', async () => {
  const content = await contentFolder({ [FILE]: text })
  const { problems, site } = await compile({ ...siteOf(content), ...productWith([preisliste]) })
  expect(problems.map(show)).toEqual([])
  const blocks = site?.pages.flatMap(({ data }) => data.blocks) ?? []
  const Component = Preisliste as AnyBlockComponent
  const html = blocks
    .filter(({ type }) => type === 'preisliste')
    .map((block) => renderToStaticMarkup(<Component block={block} field={() => ({})} />))
  expect(html).toEqual([expect.stringContaining('>Brot backen</th><td>4\u00a0€</td>')])
  expect(html[0]).toContain('<p>Alle Preise mit Mehrwertsteuer.</p>')
})

/** A block with nothing but what a declaration needs. */
const titles = defineBlock(
  'stellen-titel',
  { name: 'Titel der Stellen', purpose: 'Nennt die Stellen.' },
  { jobs: entries('jobs', ['title']).describe('Kurznamen aus jobs.yaml') },
)

test('a list with some fields of its entries needs no pages of theirs', async () => {
  const text = JSON.stringify({
    route: '/titel',
    meta: { title: 'Titel', description: 'Alle Titel.' },
    blocks: [
      { type: 'message', title: 'Davor', actions: [{ label: 'Zurück', href: '/' }] },
      { type: 'stellen-titel' },
    ],
  })
  const content = await contentFolder({ 'pages/titel.yaml': text })
  const { problems, site } = await compile({ ...siteOf(content), ...productWith([titles]) })
  expect(problems.map(show)).toEqual([])
  const [, block] = site?.pages.find(({ data }) => data.route === '/titel')?.data.blocks ?? []
  expect(block?.jobs).toContainEqual({ id: 'verkauf', title: 'Verkauf im Laden (m/w/d)' })
})

test('the catalogue has a block without examples, with its fields', () => {
  const { model } = productWith([titles])
  const html = cataloguePage(examplePages(model.blocks, {}), 'light', model)
  expect(html).toContain('<a href="#stellen-titel">Titel der Stellen</a>')
  expect(html).toContain('<code>jobs</code>')
  expect(html).toContain('Dieser Block hat keine Beispiele.')
})

test.each([
  [z.int(), 'ganze Zahl'],
  [z.int().min(1), 'ganze Zahl ab 1'],
  [z.int().max(9), 'ganze Zahl bis 9'],
  [z.int().min(1).max(9), 'ganze Zahl von 1 bis 9'],
  [z.number().min(0), 'Zahl ab 0'],
])('the catalogue says of a number what its declaration says: %#', (count, words) => {
  const block = defineBlock('zahl', { name: 'Zahl', purpose: 'Zählt.' }, { count })
  const { model } = productWith([block])
  expect(cataloguePage(examplePages(model.blocks, {}), 'light', model)).toContain(`>${words}<`)
})

/** Runs `check` on a company's folder, as a process of its own. */
const check = (folder: string): Promise<string> =>
  new Promise((resolve) => {
    const program = [path.join(root, 'scripts/run.mjs'), 'gewerk']
    const args = [...program, 'check', '--folder', folder, '--format', 'json']
    const env = { ...process.env, TODAY }
    execFile(process.execPath, args, { env, cwd: root }, (_, out) => resolve(out))
  })

test.each([
  ['in order', text, []],
  ['misspelt', text.replace('"rows"', '"rosw"'), ['unknown-key']],
])('a company has it by its folder alone: the check finds it %s', async (_, written, codes) => {
  const folder = path.dirname(await contentFolder({ [FILE]: written }))
  await fs.cp(BLOCK, path.join(folder, 'blocks/preisliste'), { recursive: true })
  // An editor's settings, which are none of the compiler's business.
  await fs.writeFile(path.join(folder, 'tsconfig.json'), '{"compilerOptions":{"jsx":"preserve"}}')
  // What `npm init` writes, for scripts of the company's own.
  await fs.writeFile(path.join(folder, 'package.json'), '{"type":"commonjs"}')
  const { problems } = JSON.parse(await check(folder))
  expect(problems.map(({ code }: { code: string }) => code)).toEqual(codes)
})
