import { promises as fs } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { overview } from '../../scripts/commands/usage.ts'
import { productFolder as root } from '../../scripts/machine/packages/product-folder.ts'
import { questions } from '../../scripts/new/site/answers.ts'
import { product } from '../../scripts/product/product.ts'
import { themeStyle } from '../../scripts/theme/style.ts'
import { FORMAT } from '../../src/content/format.ts'
import { theme } from '../../src/content/site/theme.ts'
import * as blocks from '../../src/public/blocks.ts'
import * as components from '../../src/public/components.ts'

const read = (name: string) => fs.readFile(path.join(root, name), 'utf8')

const namesIn = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
]

/** The names in code that a row of a table holds, behind its first cell. */
const rowOf = (text: string, first: string): string[] => {
  const row = text.split('\n').find((line) => line.startsWith(`| ${first} |`)) ?? ''
  return namesIn(row.slice(`| ${first} |`.length), /`([^`]+)`/g)
}

describe('what is public is written down', async () => {
  const text = await read('docs/public.md')

  test.each([
    ['gewerk/blocks', blocks],
    ['gewerk/components', components],
  ])('all that %s exports, and nothing else', (name, module) => {
    const types = ['BlockComponent', 'BlockOf', 'BlockProps', 'FieldAttributes']
    const values = rowOf(text, `\`${name}\``).filter((word) => !types.includes(word))
    expect(values.sort()).toEqual(Object.keys(module).sort())
  })

  test.each(namesIn(overview, /^ {2}(gewerk \w+(?: site)?)/gm))('%s', (command) => {
    expect(text).toContain(`| \`${command}`)
  })

  test('every answer that a new site takes as an option', () => {
    for (const question of questions) expect(text).toContain(`\`--${question}\``)
  })

  test('every code with which an edit is refused', async () => {
    const codes = namesIn(await read('scripts/edit/words.ts'), /code: '([\w-]+)'/g)
    for (const code of codes) expect(text).toContain(`\`${code}\``)
  })

  test('the format of the content', () => {
    expect(text).toContain(`**${FORMAT}** (\`src/content/format.ts\`)`)
  })
})

test('own-blocks.md explains every constructor and component', async () => {
  const text = await read('docs/own-blocks.md')
  for (const name of Object.keys(blocks)) expect(text).toMatch(new RegExp(`\`${name}[\`(]`))
  for (const name of Object.keys(components)) expect(text).toContain(`\`${name}\``)
})

test('own-blocks.md names every collection, and its file where that has another name', async () => {
  const text = await read('docs/own-blocks.md')
  for (const [name, collection] of Object.entries(product.model.collections)) {
    const other = 'file' in collection && collection.file !== `${name}.yaml`
    expect(text).toContain(other ? `\`${name}\` (\`${collection.file}\`)` : `\`${name}\``)
  }
})

test('theme.md lists every custom property of the theme, those that are always the same, and no other', async () => {
  const colour = '#336699'
  const colours = { paper: '#ffffff', ground: '#eeeeee', ink: '#111111' }
  const chosen = theme.parse({ ...colours, accent: colour, line: colour, highlight: colour })
  const tokens = await read('src/styles/tokens.css')
  const names = namesIn(themeStyle(chosen, {}) + tokens, /(--[\w-]+):/g)
  const text = await read('docs/theme.md')
  const rows = text.split('\n').filter((line) => line.startsWith('| `--'))
  const told = rows.flatMap((row) => namesIn(row.split('|')[1] ?? '', /`(--[\w-]+)`/g))
  expect(told.toSorted()).toEqual([...names].toSorted())
})

describe('for owners', async () => {
  const text = await read('CHANGELOG.md')

  test('the changelog begins with this version', async () => {
    const { version } = JSON.parse(await read('package.json'))
    expect(/^## (.+)$/m.exec(text)?.[1]).toBe(version)
  })

  test('and names the format of the content', () => {
    expect(text).toContain(`**Format ${FORMAT}.**`)
  })
})

test('Yarn is told to unpack the package: no folder can be copied out of an archive', async () => {
  expect(JSON.parse(await read('package.json'))).toMatchObject({ preferUnplugged: true })
})

test('licences.md names the licence of every package that is used directly, and no other package', async () => {
  const { dependencies, devDependencies } = JSON.parse(await read('package.json'))
  const { packages } = JSON.parse(await read('package-lock.json'))
  const [, table = ''] = (await read('docs/licences.md')).split('## What is used directly')
  const named = [...table.matchAll(/^\| ([^|]+) \| (`.+`) \|$/gm)].flatMap(
    ([, licence, names = '']) => namesIn(names, /`([^`]+)`/g).map((name) => `${name}: ${licence}`),
  )
  const used = Object.keys({ ...dependencies, ...devDependencies }).map(
    (name) => `${name}: ${packages[`node_modules/${name}`].license}`,
  )
  expect(named.sort()).toEqual(used.sort())
})

test('dependencies.md says what every package is for', async () => {
  const { dependencies, devDependencies } = JSON.parse(await read('package.json'))
  const rows = (await read('docs/decisions/dependencies.md')).matchAll(/^\| ([^|]+) \|/gm)
  const named = [...rows].flatMap(([, cell = '']) => cell.split(', '))
  const names = Object.keys({ ...dependencies, ...devDependencies })
  const unnamed = names.filter((name) => !name.startsWith('@types/') && !named.includes(name))
  expect(unnamed).toEqual([])
})

test('the blocks of the system are public: the handbook lists them', async () => {
  const text = await read('docs/handbuch/bausteine.md')
  for (const { type } of product.model.blocks) expect(text).toContain(`\`${type}\``)
})
