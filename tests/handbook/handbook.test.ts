import { promises as fs } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { answerTo, problemsOfSample } from '../../scripts/handbook/answer.ts'
import { blocksPage } from '../../scripts/handbook/blocks-page.ts'
import { generateHandbook } from '../../scripts/handbook/generate.ts'
import { handbookFolder } from '../../scripts/handbook/handbook-folder.ts'
import { toHtml } from '../../scripts/handbook/html/to-html.ts'
import { mistakes } from '../../scripts/handbook/mistakes.ts'
import { product } from '../../scripts/product/product.ts'
import { defineBlock } from '../../src/blocks/define-block.ts'
import { parseAll, problemsIn } from '../parse/parse-all.ts'

const names = (await fs.readdir(handbookFolder)).filter((name) => name.endsWith('.md'))
const pages = new Map(
  await Promise.all(
    names.map(async (name) => {
      const text = await fs.readFile(path.join(handbookFolder, name), 'utf8')
      return [name, text] as const
    }),
  ),
)

describe('generated files are up to date; if not: npm run handbook', async () => {
  for (const [name, text] of await generateHandbook()) {
    test(name, () => expect(pages.get(name)).toBe(text))
  }
})

test('a block of a company’s own stands there without a picture, and without an example if it has none', () => {
  const page = blocksPage(product.model, {}, () => false)
  expect(page).toContain('## `hero`')
  expect(page).not.toMatch(/!\[|^Beispiel:|undefined/m)
})

test('what leads to a block leads to its heading, whatever signs its name has', () => {
  const words = { name: 'Preise & Pakete, je Stunde', purpose: 'Was es kostet.' }
  const blocks = [...product.model.blocks, defineBlock('preisliste', words, {})]
  const { html } = toHtml(blocksPage({ ...product.model, blocks }, {}, () => false))
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, target]) =>
    decodeURI(target ?? ''),
  )
  expect(targets).toHaveLength(blocks.length)
  expect(targets.filter((target) => !html.includes(`id="${target}"`))).toEqual([])
})

describe('mistakes', () => {
  test.each(mistakes)('the check finds one: $name', async (mistake) => {
    expect((await answerTo(mistake)).problems).toHaveLength(1)
  })

  test.each([...new Set(mistakes.map(({ file }) => file))])('none in %s', async (file) => {
    expect(await problemsOfSample(file)).toEqual([])
  })
})

/** Excerpts that are a whole file or entry name the file: ```yaml jobs.yaml */
const EXAMPLE = /^( *)```(?:yaml|markdown) (\S+)\n([\s\S]*?)^ *```$/gm

const outdent = (text: string, indent: string) => text.replace(new RegExp(`^${indent}`, 'gm'), '')

const examples = [...pages].flatMap(([page, text]) =>
  [...text.matchAll(EXAMPLE)].map(([, indent = '', name = '', example = '']) => ({
    page,
    name,
    example: outdent(example, indent),
  })),
)

test.each(examples)('$page: the example for $name is right', ({ name, example }) => {
  const found = problemsIn([{ path: name, name, text: example }])
  expect(found.map(({ message }) => message)).toEqual([])
})

/** Redirects are no text that anybody would read. */
test.each(
  examples.filter(({ name }) => name !== 'redirects.yaml'),
)('$page: the example for $name can’t be published as it stands', ({ name, example }) => {
  const { files } = parseAll([{ path: name, name, text: example }])
  expect(files.flatMap(({ placeholders }) => placeholders)).not.toEqual([])
})

/** As GitHub names headings. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

const anchorsIn = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

const withoutExcerpts = (text: string) => text.replace(/^ *```[\s\S]*?^ *```$/gm, '')

const targetsIn = (text: string) =>
  new Set([...withoutExcerpts(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target))

const links = [...pages].flatMap(([page, text]) =>
  [...targetsIn(text)]
    .filter((target) => /^[^/]*\.md|^#/.test(target))
    .map((target) => ({ page, target })),
)

test.each(links)('$page: the link $target leads somewhere', ({ page, target }) => {
  const [file, anchor] = target.split('#')
  const text = pages.get(file || page)
  expect(text).toBeDefined()
  if (anchor) expect(anchorsIn(text ?? '')).toContain(anchor)
})

const pictures = [...pages].flatMap(([page, text]) =>
  [...text.matchAll(/!\[[^\]]+\]\(([^)\s]+)\)/g)].map(([, file = '']) => ({ page, file })),
)

test.each(pictures)('$page: the picture $file is there and light', async ({ file }) => {
  const { size } = await fs.stat(path.join(handbookFolder, file))
  expect(size).toBeLessThan(40_000)
})

test('each block has a picture; if not: npm run handbook -- --pictures', () => {
  expect(pictures.map(({ file }) => file)).toEqual(
    expect.arrayContaining(product.model.blocks.map(({ type }) => `bausteine/${type}.webp`)),
  )
})
