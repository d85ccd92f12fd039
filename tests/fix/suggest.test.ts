import type { operations } from '@octokit/openapi-types'
import { expect, test } from 'vitest'
import { check } from '../../scripts/commands/check.ts'
import type { Suggestion } from '../../scripts/fix/suggest.ts'
import { call } from '../call.ts'
import {
  bakeryText,
  contentFolder,
  type Overrides,
  replace,
  siteOf,
  withCrlf,
} from '../workspace.ts'

/** As GitHub's own description has a comment on lines of a change. */
type ReviewComment =
  operations['pulls/create-review-comment']['requestBody']['content']['application/json']

const suggestionsFor = async (overrides: Overrides): Promise<Suggestion[]> => {
  const folder = await contentFolder(overrides)
  const { out } = await call(check, siteOf(folder), '--format', 'suggestions')
  return JSON.parse(out)
}

/** A file as its host has it after somebody has clicked on a suggestion. */
const applied = (text: string, { body, line, start_line = line }: Suggestion): string => {
  const [, , inner = ''] = /^(`{3,})suggestion\n(.*)\1$/ms.exec(body) ?? []
  const lines = text.split('\n')
  const end = text.includes('\r') ? '\r' : ''
  const now = inner
    .split('\n')
    .slice(0, -1)
    .map((each) => each + end)
  return lines.toSpliced(start_line - 1, line - start_line + 1, ...now).join('\n')
}

const FAULTS: [name: string, Overrides, file: string][] = [
  ['a key', { 'site.yaml': replace('titleSuffix:', 'titelSuffix:') }, 'site.yaml'],
  ['an indent', { 'services.yaml': replace('    - Mehl aus', '     - Mehl aus') }, 'services.yaml'],
  ['a number', { 'site.yaml': replace('founded: 1987', 'founded: "1987"') }, 'site.yaml'],
]

test.each(FAULTS)('%s is put right by a click, to the byte', async (_, overrides, file) => {
  for (const change of [overrides, withCrlf(overrides)]) {
    const before = bakeryText(file)
    const isCrlf = change !== overrides
    const broken = (change[file] as (text: string) => string)(before)
    const [suggestion, ...others] = await suggestionsFor(change)
    expect(others).toEqual([])
    if (!suggestion) throw new Error('Nothing is suggested')
    const comment: ReviewComment = { ...suggestion, commit_id: 'c0ffee' }
    expect(comment.path).toBe(`content/${file}`)
    expect(applied(broken, suggestion)).toBe(isCrlf ? before.replaceAll('\n', '\r\n') : before)
  }
})

test('what nobody can be sure of is said to be likely, and each repair stands by itself', async () => {
  const suggestions = await suggestionsFor({
    'site.yaml': replace('/sortiment#brote', '/sortiment#borste'),
    'services.yaml': replace('href: /sortiment', 'href: /sortimende'),
  })
  expect(suggestions.map(({ path }) => path).toSorted()).toEqual([
    'content/services.yaml',
    'content/site.yaml',
  ])
  for (const { body } of suggestions) expect(body).toContain('Vielleicht ist es so gemeint:')
})

test('what is quoted of the content can be read as it stands there, and calls for nobody', async () => {
  const suggestions = await suggestionsFor({
    'site.yaml': replace('/sortiment#brote', '"/sortiment#*brote*"'),
    'services.yaml': replace('href: /sortiment', 'href: "/@sortiment"'),
  })
  const said = suggestions.map(({ body }) => body.split('\n')[0]).join(' ')
  expect(said).toContain(String.raw`zu \#\*brote\* auf`)
  expect(said).toContain('/@\u200bsortiment gibt')
})

test('nothing is suggested for what is right', async () => {
  expect(await suggestionsFor({})).toEqual([])
})
