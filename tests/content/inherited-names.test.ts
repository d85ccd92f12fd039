import { describe, expect, test } from 'vitest'
import { compileWith, type Overrides, problemsOf, replace } from '../workspace.ts'

/** Every object in JavaScript has something under such names: each of the three in its own way. */
const NAMES = ['__proto__', 'constructor', 'hasOwnProperty']

const asKey: [string, (group: string) => Overrides, string][] = [
  ['of site.yaml', (group) => ({ 'site.yaml': (text) => `⟦${group}⟧\n${text}` }), 'site.yaml:1:1'],
  [
    'of a group in it',
    (group) => ({ 'site.yaml': replace('company:\n', `company:\n  ${group}\n`) }),
    'site.yaml:8:3',
  ],
  ['of ui.yaml', (group) => ({ 'ui.yaml': (text) => `${group}\n${text}` }), 'ui.yaml:1:1'],
  [
    'of a block',
    (group) => ({
      'pages/home.yaml': replace('  - type: stats\n', `  - type: stats\n    ${group}\n`),
    }),
    'pages/home.yaml:18:5',
  ],
  [
    'of an entry',
    (group) => ({ 'stats.yaml': replace('- id: brote\n', `- id: brote\n  ${group}\n`) }),
    'stats.yaml:2:3',
  ],
  [
    'of a news item',
    (group) => ({ 'news/ofen.md': replace('id: ofen\n', `id: ofen\n${group}\n`) }),
    'news/ofen.md:3:1',
  ],
]

describe.each(NAMES)('%s', (name) => {
  test.each(asKey)('as a key %s is unknown', async (_, overrides, place) => {
    expect(await problemsOf(overrides(`${name}: { type: hero, a: 1 }`))).toEqual([
      `content/${place} unknown-key`,
    ])
    expect(Object.hasOwn(Object.prototype, 'a')).toBe(false)
  })

  const values: [string, Overrides, string[]][] = [
    [
      'a type',
      { 'pages/home.yaml': replace('type: stats', `type: ${name}`) },
      ['content/pages/home.yaml:17:11 not-allowed'],
    ],
    [
      'a reference',
      { 'pages/home.yaml': replace('[brote, torten]', `[brote, torten, ${name}]`) },
      ['content/pages/home.yaml:18:28 unknown-entry'],
    ],
    [
      'a service of forms',
      { 'site.yaml': replace('provider: formspree', `provider: ${name}`) },
      ['content/site.yaml:65:13 not-allowed'],
    ],
    ['a language', { 'site.yaml': replace('language: de', `language: ${name}`) }, []],
    [
      'a file of media',
      { 'site.yaml': replace('logo: logo.svg', `logo: ${name}`) },
      ['content/site.yaml:31:7 missing-media'],
    ],
    ['a folder', { [`${name}/a.yaml`]: 'a: b' }, [`content/${name}/a.yaml:1:1 unknown-file`]],
  ]
  test.each(values)('as %s is told as any other word', async (what, overrides, expected) => {
    const { problems } = await compileWith(overrides)
    const shown = problems.map(
      ({ file, line, column, code }) => `${file}:${line}:${column} ${code}`,
    )
    if (what === 'a language') expect(shown).toEqual(['content/site.yaml:4:11 format'])
    else expect(shown.filter((each) => !each.includes('unused'))).toEqual(expected)
    for (const { message, hint } of problems)
      expect(`${message} ${hint}`).not.toMatch(/native code|\[object|undefined/)
  })
})

test('an entry may have such an id, and a fact such a name', async () => {
  const { problems, site } = await compileWith({
    'stats.yaml': replace('id: torten', 'id: constructor'),
    'pages/home.yaml': replace('[brote, torten]', '[brote, constructor]'),
    'services.yaml': replace('{stats.torten}', '{stats.constructor}'),
    'pages/sortiment.yaml': replace('Was es wann gibt.', 'Es gibt {stats.constructor}.'),
  })
  expect(problems).toEqual([])
  const page = site?.pages.find(({ data }) => data.route === '/sortiment')
  expect(page?.data.meta.description).toBe('Es gibt 96 Torten.')
})
