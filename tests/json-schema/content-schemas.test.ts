import { promises as fs } from 'node:fs'
import path from 'node:path'
import Ajv from 'ajv'
import { beforeAll, describe, expect, test } from 'vitest'
import { lookInto } from '../../scripts/compile/look-into.ts'
import { contentSchemas } from '../../scripts/json-schema/content-schemas.ts'
import type { JsonSchema } from '../../scripts/json-schema/json-schema.ts'
import { knownNames } from '../../scripts/json-schema/known-names.ts'
import type { Schemas } from '../../scripts/json-schema/model-schemas.ts'
import { productFolder as root } from '../../scripts/machine/packages/product-folder.ts'
import { product } from '../../scripts/product/product.ts'
import { read } from '../../scripts/read/read.ts'
import type { SourceFile } from '../../scripts/text/source-file.ts'
import { PLACEHOLDER_TAG } from '../../scripts/yaml/placeholder-tag.ts'
import { readYaml } from '../../scripts/yaml/yaml.ts'
import { collections } from '../../src/content/collections/collections.ts'
import { BAKERY, contentFolder, type Overrides, RENOVATION, replace, TODAY } from '../workspace.ts'

/** The schema that belongs to a file of a content folder. */
const schemaOf = (name: string): string => {
  const folder = name.includes('/') ? name.split('/')[0] : undefined
  if (folder === 'pages') return 'page'
  const home = Object.entries(collections).find(([, collection]) =>
    'file' in collection ? collection.file === name : collection.folder === folder,
  )
  return home?.[0] ?? path.parse(name).name
}

/** What a file says as it is written; of a news item, above its text. */
const writtenIn = ({ name, text }: SourceFile): unknown => {
  const result = readYaml(name.endsWith('.md') ? (text.split(/^---$/m)[1] ?? '') : text)
  if ('fault' in result) throw new Error(`${name}: ${result.fault.reason}`)
  return result.document.value
}

/** What an editor program would mark in the files of a content folder, in a line each. */
const marksIn = async (directory: string, names?: string[]): Promise<string[]> => {
  // It knows keywords that only yaml-language-server has.
  const ajv = new Ajv({
    strict: false,
    validateFormats: false,
    allErrors: true,
    inlineRefs: false,
  })
  for (const [name, schema] of contentSchemas(await namesIn(directory), product.model)) {
    ajv.addSchema(schema, name)
  }
  const { files } = await read(directory, product.model)
  const open = files.filter(({ name }) => !names || names.includes(name))
  return open.flatMap((source) => {
    ajv.validate(schemaOf(source.name), writtenIn(source))
    return (ajv.errors ?? [])
      .filter(({ keyword }) => !['if', 'anyOf'].includes(keyword))
      .map(({ instancePath, keyword }) => `${source.name}${instancePath} ${keyword}`)
  })
}

describe('nothing is marked', () => {
  test.each([RENOVATION, BAKERY])('in %s', async (directory) => {
    expect(await marksIn(directory)).toEqual([])
  })
})

test('a number is not marked where an editor program takes it for a text, as behind !platzhalter', async () => {
  const folder = await contentFolder({
    'site.yaml': replace('founded: 1987', 'founded: "1987"'),
  })
  expect(await marksIn(folder)).toEqual([])
})

describe('what is wrong is marked', () => {
  const marks: [string, Overrides, string][] = [
    [
      'a misspelt key of a block',
      { 'pages/home.yaml': replace('subtitle:', 'subtitel:') },
      'pages/home.yaml/blocks/0 additionalProperties',
    ],
    [
      'a block that does not exist',
      { 'pages/home.yaml': replace('type: hero', 'type: herro') },
      'pages/home.yaml/blocks/0/type enum',
    ],
    [
      'a missing key',
      { 'jobs.yaml': replace('  employment: Teilzeit\n', '') },
      'jobs.yaml/1 required',
    ],
    [
      'an entry that does not exist',
      { 'pages/home.yaml': replace('- brot\n', '- brod\n') },
      'pages/home.yaml/blocks/2/services/0 enum',
    ],
    [
      'a picture that does not exist',
      { 'services.yaml': replace('beispiel.svg\n    decorative', 'beispil.svg\n    decorative') },
      'services.yaml/1/image/src enum',
    ],
    [
      'digits where a text is wanted',
      { 'site.yaml': replace('"01968"', '1968') },
      'site.yaml/company/postcode type',
    ],
    [
      'a text where a number is wanted',
      { 'site.yaml': replace('founded: 1987', 'founded: damals') },
      'site.yaml/company/founded pattern',
    ],
    [
      'an empty text',
      { 'values.yaml': replace('title: Zeit', 'title: " "') },
      'values.yaml/0/title pattern',
    ],
    [
      'a link that is none',
      { 'services.yaml': replace('href: /sortiment', 'href: sortiment') },
      'services.yaml/0/href pattern',
    ],
    [
      'the front matter of a news item',
      { 'news/ofen.md': replace('author:', 'autor:') },
      'news/ofen.md additionalProperties',
    ],
  ]
  test.each(marks)('%s', async (_, overrides, mark) => {
    const marks = await marksIn(await contentFolder(overrides), Object.keys(overrides))
    expect(marks).toContain(mark)
  })
})

const namesIn = async (directory: string) =>
  knownNames(await lookInto(directory, product.model), TODAY)

const everySchema = (schema: unknown): JsonSchema[] => {
  if (typeof schema !== 'object' || schema === null) return []
  return [schema as JsonSchema, ...Object.values(schema).flatMap(everySchema)]
}

describe('help', () => {
  let schemas: Schemas
  beforeAll(async () => {
    schemas = contentSchemas(await namesIn(BAKERY), product.model)
  })

  test('stands at every field', () => {
    const undescribed = [...schemas].flatMap(([name, schema]) =>
      everySchema(schema)
        .filter(({ additionalProperties }) => additionalProperties === false)
        .flatMap(({ properties }) => Object.entries(properties ?? {}))
        .filter(([key, { description }]) => !description && !['provider'].includes(key))
        .map(([key]) => `${name}: ${key}`),
    )
    expect(undescribed).toEqual([])
  })

  test('offers what there is: entries, pictures, facts, links', () => {
    const { definitions } = schemas.get('page') ?? {}
    expect(definitions?.['entry-services']?.enum).toEqual(['brot', 'torte'])
    expect(definitions?.media?.enum).toContain('beispiel.svg')
    expect(definitions?.text?.defaultSnippets).toContainEqual({
      label: '{company.city}',
      description: 'Senftenberg',
      body: '"{company.city}"',
    })
    expect(definitions?.link?.examples).toEqual(
      expect.arrayContaining([
        '/',
        '/sortiment#brote',
        '/neues/ofen',
        '/anlaesse/schlosshochzeit',
        '/contact?inquiry=torte',
      ]),
    )
  })

  test('offers what a link may choose on a page: a vacancy, a category', async () => {
    const work = `route: /arbeiten
meta: { title: Arbeiten, description: Was wir gebacken haben. }
blocks:
  - { type: hero, title: Arbeiten }
  - { type: portfolio, allLabel: Alle, linkLabel: Ansehen, categories: [birthday] }
`
    const known = await namesIn(await contentFolder({ 'pages/arbeiten.yaml': work }))
    expect(known.links).toContain('/contact?job=verkauf')
    expect(known.links).toContain('/arbeiten?category=birthday')
    expect(known.links).not.toContain('/arbeiten?category=hochzeit')
  })

  test('offers pictures where a picture belongs, and films where a film does', async () => {
    const known = { ...(await namesIn(BAKERY)), media: ['laib.jpg', 'ofen.MP4', 'teig.webm'] }
    const { definitions } = contentSchemas(known, product.model).get('page') ?? {}
    expect(definitions?.media?.enum).toEqual(['laib.jpg'])
    expect(definitions?.film?.examples).toEqual(['ofen.MP4', 'teig.webm'])
  })

  test('inserts a whole block with what it has to have', () => {
    const items = schemas.get('page')?.properties?.blocks?.items
    expect(items?.defaultSnippets?.find(({ label }) => label === 'Block: Kopf der Seite')).toEqual({
      label: 'Block: Kopf der Seite',
      description: expect.stringContaining('Titel'),
      body: { type: 'hero', title: '$1' },
    })
  })
})

describe('Visual Studio Code', async () => {
  const settings = JSON.parse(
    await fs.readFile(path.join(root, '.vscode/settings.json'), 'utf8'),
  ) as Record<string, unknown>
  const patterns = settings['yaml.schemas'] as Record<string, string>

  test('has a schema for each YAML file', async () => {
    const { files } = await read(RENOVATION, product.model)
    const names = files.map(({ name }) => name).filter((name) => name.endsWith('.yaml'))
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) {
      const pattern = `content/${name.replace(/^pages\/.*/, 'pages/*.yaml')}`
      expect(patterns[`./.gewerk/schema/content/${schemaOf(name)}.json`]).toBe(pattern)
    }
  })

  test('names no schema that is not written', async () => {
    const written = contentSchemas(await namesIn(BAKERY), product.model)
    for (const file of Object.keys(patterns)) {
      expect(written.has(path.parse(file).name), file).toBe(true)
    }
  })

  test('knows the tag of placeholders', () => {
    expect(settings['yaml.customTags']).toEqual(
      ['scalar', 'sequence', 'mapping'].map((kind) => `${PLACEHOLDER_TAG} ${kind}`),
    )
  })

  test('offers the front matter of a news item as the schema wants it', async () => {
    const file = await fs.readFile(path.join(root, '.vscode/news.code-snippets'), 'utf8')
    const text = (JSON.parse(file).Neuigkeit.body as string[])
      .join('\n')
      .replace('$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE', '2026-11-02')
      .replaceAll(/\$\{\d:([^}]*)\}/g, '$1')
      .replace('bild.jpg', 'beispiel.svg')
      .replace('$0', 'Ein Text.')
    const folder = await contentFolder({ 'news/neu.md': text })
    expect(await marksIn(folder, ['news/neu.md'])).toEqual([])
  })
})

test('what holds without a line is said beside it', async () => {
  const ui = contentSchemas(await namesIn(BAKERY), product.model).get('ui')
  const menu = ui?.properties?.shell?.properties?.menu
  expect(menu?.description).toBe('Beschriftung der Schaltfläche für das Menü. Vorgabe: Menü')
  expect(ui).not.toHaveProperty('required')
})
