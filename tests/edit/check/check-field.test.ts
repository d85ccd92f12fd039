import { expect, test } from 'vitest'
import { checkField } from '../../../scripts/edit/check/check-field.ts'
import type { FieldSource } from '../../../src/content/field-source.ts'
import { compileWith, replace } from '../../workspace.ts'

const facts = { 'company.founded': '1987', 'stats.projects': '5' }

const { site } = await compileWith()
const pages = site?.pages ?? []

/** A text of a page with the block that shows it. */
const fieldAt = (route: string, name: string) => {
  const page = pages.find((each) => each.route === route)
  const field = page?.fields[name] as FieldSource
  return { field, block: page?.data.blocks.find(({ id }) => id === name.split('.')[0]) }
}

const said = (route: string, name: string, text: string) =>
  checkField({ ...fieldAt(route, name), text, facts }).map(
    ({ code, message }) => `${code} ${message}`,
  )

test('a text that is as it should be is left alone, in every place of every page', () => {
  const all = pages.flatMap(({ data, fields, facts: own }) =>
    Object.entries(fields).flatMap(([name, field]) => {
      const block = data.blocks.find(({ id }) => id === name.split('.')[0])
      const known = { ...site?.admin.facts, ...own }
      return checkField({ field, text: field.text, block, facts: known }).map(
        ({ code }) => `${name} ${code}`,
      )
    }),
  )
  expect(all).toEqual([])
})

test('the words are those of the check', async () => {
  const { problems } = await compileWith({
    'pages/home.yaml': replace('Seit {company.founded}', 'Seit {company.foundet}'),
  })
  const [problem] = problems
  expect(said('/', 'hero.subtitle', 'Seit {company.foundet} backen wir')).toEqual([
    `${problem?.code} ${problem?.message}`,
  ])
})

test.each([
  ['hero.title', '', 'empty-value'],
  ['hero.title', 'Seit {company.founded', 'loose-brace'],
  ['hero.title', '# Bad', 'idle-sign'],
  ['hero.title', '!platzhalter Bad', 'unknown-tag'],
])('%s: %j', (name, text, code) => {
  expect(said('/', name, text).map((words) => words.split(' ')[0])).toContain(code)
})

test('Markdown is looked into', () => {
  const article = pages.find(({ data }) => data.key.endsWith('/erntebrot'))
  const name = Object.keys(article?.fields ?? {}).find(
    (each) => article?.fields[each]?.kind === 'markdown',
  )
  const words = said(
    article?.route ?? '',
    name ?? '',
    '!platzhalter <b>Text</b> mit ![Bild](a.jpg)',
  )
  expect(words.map((each) => each.split(' ')[0])).toEqual([
    'raw-html',
    'markdown-picture',
    'unknown-tag',
  ])
})
