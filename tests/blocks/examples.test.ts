import { examples } from 'virtual:gewerk/examples'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import type { Compiled } from '../../scripts/compile/compile.ts'
import { AREAS, PHOTOGRAPHS } from '../../scripts/dev/catalogue/compile-examples.ts'
import { type ExamplePage, examplePages } from '../../scripts/dev/catalogue/examples.ts'
import { product } from '../../scripts/product/product.ts'
import { fieldOf } from '../../scripts/schema/schema.ts'
import type { Block } from '../../src/blocks/any-block.ts'
import { renderBlocks } from '../../src/entry-server.tsx'
import { compileWith, type Overrides, readAll, show } from '../workspace.ts'

const { blocks } = product.model

const cases = examplePages(blocks, examples)
type Case = ExamplePage

const pages = (): Overrides =>
  Object.fromEntries(cases.map(({ key, text }) => [`pages/${key}.yaml`, text]))

/** What only examples show. */
const photographs = async (): Promise<Overrides> => {
  const files = await readAll(PHOTOGRAPHS)
  return Object.fromEntries([...files].map(([name, bytes]) => [`media/${name}`, bytes]))
}

let compiled: Compiled
beforeAll(async () => {
  compiled = await compileWith({
    ...pages(),
    ...(await photographs()),
    'site.yaml': (text) => text + AREAS,
  })
})

const dataOf = ({ key }: Case) => {
  const { site, problems } = compiled
  const own = problems.filter(({ file }) => file === `content/pages/${key}.yaml`).map(show)
  expect(own).toEqual([])
  if (!site) throw new Error(`The bakery has problems: ${problems.map(show)}`)
  const page = site.pages.find(({ data }) => data.key.split('/')[0] === key)
  if (!page) throw new Error(`No page was made for ${key}`)
  return { shell: { ...site.shell, build: 'test' }, page: page.data }
}

const htmlOf = (entry: Case): Promise<string> => {
  const { shell, page } = dataOf(entry)
  return renderBlocks(shell, page)
}

describe('every block', () => {
  test.each(blocks)('$type has examples', ({ type }) => {
    expect(examples[type] ?? []).not.toEqual([])
  })
})

/** Every title that a resolved block holds; interface strings are shown now and then. */
const titlesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(titlesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) => {
    if (key === 'ui') return []
    return /^title$|Title$/.test(key) && typeof entry === 'string' ? [entry] : titlesIn(entry)
  })
}

/** Without the entries that a block only knows of. */
const shownOf = (block: Block) => {
  const shape = blocks.find(({ type }) => type === block.type)?.schema.shape ?? {}
  const isShown = (key: string) => {
    const schema = (shape as Record<string, z.ZodType>)[key]
    const field = schema && fieldOf(schema)
    return !(field?.kind === 'entries' && field.mentioned)
  }
  return Object.fromEntries(Object.entries(block).filter(([key]) => isShown(key)))
}

const decode = (html: string) =>
  html.replace(/&(?:quot|#x27|lt|gt);/g, (name) => ENTITIES[name] ?? name).replaceAll('&amp;', '&')
const ENTITIES: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' }

const tagsIn = (html: string): string[] => html.match(/<[a-z][^>]*>/g) ?? []

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

const valuesOf = (html: string, name: string): string[] =>
  tagsIn(html).flatMap((tag) => attribute(tag, name) ?? [])

/** What people read or hear: texts, and the attributes that are text. */
const wordsIn = (html: string): string[] => {
  const audible = html.replace(/<(\w+)[^>]* aria-hidden="true".*?<\/\1>/gs, '')
  const names = ['alt', 'aria-label', 'title', 'placeholder']
  const texts = [
    audible.replace(/<[^>]*>/g, ' '),
    ...names.flatMap((name) => valuesOf(audible, name)),
  ]
  return decode(texts.join(' ')).match(/\p{L}{3,}/gu) ?? []
}

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(2026, month, 1).toLocaleDateString('de-DE', { month: 'long' }),
)

describe.each(cases)('$name', (entry) => {
  test('follows its schema', () => {
    expect(entry.declaration.schema.safeParse(entry.example).error?.issues).toBeUndefined()
  })

  test('finds everything that it names, and renders without a warning', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
    const html = await htmlOf(entry)
    expect(complain.mock.calls).toEqual([])
    complain.mockRestore()
    expect(html).toContain(`class="block block--${entry.declaration.type}`)
  })

  test('shows its titles', async () => {
    const { page } = dataOf(entry)
    const html = decode((await htmlOf(entry)).replaceAll('<!-- -->', ''))
    for (const title of titlesIn(page.blocks.map(shownOf))) expect(html).toContain(title)
  })

  test('says nothing that is not in the content', async () => {
    const { shell, page } = dataOf(entry)
    const known = new Set(JSON.stringify([shell, page, MONTHS]).match(/\p{L}{3,}/gu))
    expect(wordsIn(await htmlOf(entry)).filter((word) => !known.has(word))).toEqual([])
  })

  test('leaves no name of a fact and no broken value to be read', async () => {
    const html = await htmlOf(entry)
    expect(html).not.toMatch(/\{[\w.]+\}|undefined|\[object |NaN/)
  })

  test('keeps to a strict policy: no style attributes, no handlers, no scripts', async () => {
    const tags = tagsIn(await htmlOf(entry)).join('\n')
    expect(tags).not.toMatch(/\sstyle=|\son[a-z]+=|<script|javascript:/)
  })

  test('has one main heading, and skips no level', async () => {
    const levels = [...(await htmlOf(entry)).matchAll(/<h([1-6])/g)].map(([, level]) =>
      Number(level),
    )
    expect(levels[0]).toBe(1)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    for (const [index, level] of levels.slice(1).entries()) {
      expect(level).toBeLessThanOrEqual((levels[index] ?? 0) + 1)
    }
  })

  test('names each element once, and refers to elements that are there', async () => {
    const html = await htmlOf(entry)
    const ids = valuesOf(html, 'id')
    expect(ids).toEqual([...new Set(ids)])
    const names = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget']
    const references = names.flatMap((name) => valuesOf(html, name)).flatMap((v) => v.split(' '))
    expect(references.filter((id) => !ids.includes(id))).toEqual([])
  })

  test('gives pictures their text and size, links their target, fields their name', async () => {
    const html = await htmlOf(entry)
    const tags = tagsIn(html)
    const labels = valuesOf(html, 'for')
    for (const tag of tags.filter((tag) => tag.startsWith('<img'))) {
      expect(attribute(tag, 'alt')).toBeDefined()
      expect(Number(attribute(tag, 'width'))).toBeGreaterThan(0)
      expect(Number(attribute(tag, 'height'))).toBeGreaterThan(0)
    }
    for (const tag of tags.filter((tag) => tag.startsWith('<a '))) {
      expect(attribute(tag, 'href')).toMatch(/^(\/|https?:|mailto:|tel:)/)
    }
    const fields = tags.filter((tag) => /^<(input|select|textarea)/.test(tag))
    for (const tag of fields.filter((tag) => attribute(tag, 'type') !== 'hidden')) {
      const isNamed =
        labels.includes(attribute(tag, 'id') ?? '') ||
        attribute(tag, 'aria-label') ||
        html.includes(`<label>${tag}`)
      expect(isNamed, tag).toBeTruthy()
    }
  })
})
