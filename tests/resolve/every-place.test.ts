import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { positionAt } from '../../scripts/text/source-file.ts'
import { BAKERY, compileWith, replace, show } from '../workspace.ts'

const names = (await fs.readdir(BAKERY, { recursive: true })).filter((name) =>
  /\.(yaml|md)$/.test(name),
)

/** Every place in the bakery that a pattern finds, by its group: `content/site.yaml:3:1`. */
const placesOf = async (pattern: RegExp): Promise<string[]> => {
  const found = await Promise.all(
    names.map(async (name) => {
      const text = await fs.readFile(path.join(BAKERY, name), 'utf8')
      return [...text.matchAll(pattern)].map((match) => {
        const { line, column } = positionAt(
          text,
          match.index + match[0].indexOf(match.slice(1).find(Boolean) ?? ''),
        )
        return `content/${name.replaceAll(path.sep, '/')}:${line}:${column}`
      })
    }),
  )
  return found.flat().toSorted()
}

/** What is renamed, by its file and words, and how others refer to it. */
const renamings: [string, string, [string, string], RegExp, string][] = [
  [
    'a page',
    'pages/sortiment.yaml',
    ['route: /sortiment', 'route: /sortiments'],
    /(?<=[ (])(\/sortiment(?:#[a-z]+)?)(?=[)\n])(?<!route: \/sortiment)/g,
    'dead-link',
  ],
  [
    'a block',
    'pages/sortiment.yaml',
    ['id: brote', 'id: brot'],
    /(\/sortiment#brote)/g,
    'dead-fragment',
  ],
  [
    'a figure',
    'stats.yaml',
    ['id: brote', 'id: brot'],
    /(?:(\{stats\.brote\})|\[(brote), torten\])/g,
    'unknown-fact unknown-entry',
  ],
  [
    'a service',
    'services.yaml',
    ['id: brot', 'id: brote'],
    /services:\n {6}- (brot)/g,
    'unknown-entry',
  ],
  [
    'a testimonial',
    'testimonials.yaml',
    ['id: krause', 'id: kraus'],
    /testimonial: (krause)/g,
    'unknown-entry',
  ],
  [
    'a category',
    'categories.yaml',
    ['id: birthday', 'id: birthdays'],
    /category: (birthday)/g,
    'unknown-entry',
  ],
  [
    'a topic',
    'topics.yaml',
    ['inquiry: torte', 'inquiry: torten'],
    /(\/contact\?inquiry=torte)/g,
    'unknown-topic',
  ],
]

test.each(
  renamings,
)('%s that is renamed is named wherever something refers to it', async (_, file, [
  from,
  to,
], pattern, codes) => {
  const { problems } = await compileWith({ [file]: replace(`${from}\n`, `${to}\n`) })
  expect(problems.map((problem) => show(problem).split(' ')[0]).toSorted()).toEqual(
    await placesOf(pattern),
  )
  expect([...new Set(problems.map(({ code }) => code))].join(' ')).toBe(codes)
  const hints = problems.map(({ hint }) => hint)
  expect(hints).toEqual(hints.map(() => expect.stringContaining('Meinten Sie')))
})

test('a picture that is gone is named wherever it is shown', async () => {
  const { problems } = await compileWith({ 'media/beispiel.svg': null })
  expect(problems.map((problem) => show(problem).split(' ')[0]).toSorted()).toEqual(
    await placesOf(/src: (beispiel\.svg)/g),
  )
})
