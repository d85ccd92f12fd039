import { afterEach, describe, expect, test } from 'vitest'
import { splitFrontMatter } from '../../scripts/parse/front-matter.ts'
import { compileWith } from '../workspace.ts'

/** Front matter and body by their ranges, as `parse` takes them from the text. */
const split = (text: string) => {
  const result = splitFrontMatter(text)
  if ('fault' in result) return result
  const { matterRange, bodyRange } = result
  return {
    matter: text.slice(matterRange.start, matterRange.end).trim(),
    body: text.slice(bodyRange.start, bodyRange.end),
  }
}

describe('split', () => {
  test.each([
    ['LF', '---\nid: a\n---\nText\n', { matter: 'id: a', body: 'Text\n' }],
    ['CRLF', '---\r\nid: a\r\n---\r\nText\r\n', { matter: 'id: a', body: 'Text\r\n' }],
    ['spaces behind the marks', '---  \nid: a\n---  \nText', { matter: 'id: a', body: 'Text' }],
    ['the language named', '---yaml\nid: a\n---\nText', { matter: 'id: a', body: 'Text' }],
    ['no text', '---\nid: a\n---', { matter: 'id: a', body: '' }],
    ['nothing in it', '---\n---\nText', { matter: '', body: 'Text' }],
    [
      'a rule in the text',
      '---\nid: a\n---\nA\n\n---\n\nB',
      { matter: 'id: a', body: 'A\n\n---\n\nB' },
    ],
    [
      'three strokes inside a value',
      '---\nid: a---b\n---\nText',
      { matter: 'id: a---b', body: 'Text' },
    ],
  ])('%s', (_, text, expected) => {
    const result = split(text)
    expect({ ...result, body: 'body' in result ? result.body.trimStart() : '' }).toEqual(expected)
  })
})

describe('faults', () => {
  test.each([
    ['no mark at the start', 'id: a\n---\nText', 'missing', 0],
    ['an empty line before the mark', '\n---\nid: a\n---\n', 'missing', 0],
    ['no mark at the end', '---\nid: a\n\nText', 'open', 0],
    ['an indented mark at the end', '---\nid: a\n  ---\nText', 'open', 0],
    ['words behind the mark at the end', '---\nid: a\n--- Text', 'open', 10],
    ['four strokes at the end, and a rule below', '---\nid: a\n----\nText\n\n---\n', 'open', 10],
    ['another language', '---json\n{"id": "a"}\n---\n', 'language', 3],
    ['four strokes', '----\nid: a\n----\n', 'language', 3],
  ])('%s', (_, text, fault, offset) => {
    expect(splitFrontMatter(text)).toEqual({ fault, offset })
  })
})

describe('front matter in JavaScript', () => {
  const seen = globalThis as { evaluated?: boolean }

  afterEach(() => {
    delete seen.evaluated
  })

  test.each([
    'js',
    'javascript',
    ' js',
    'JS',
    'coffee',
    'js\r',
  ])('---%j is never run', (language) => {
    const text = `---${language}\n{ id: (globalThis.evaluated = true, "a") }\n---\nText`
    expect(splitFrontMatter(text)).toEqual({ fault: 'language', offset: 3 })
    expect(seen.evaluated).toBeUndefined()
  })

  test('what looks like a program is only text where the language is YAML', () => {
    const text = '---\nid: !!js/undefined "globalThis.evaluated = true"\n---\nText'
    expect(split(text)).toEqual({
      matter: 'id: !!js/undefined "globalThis.evaluated = true"',
      body: 'Text',
    })
    expect(seen.evaluated).toBeUndefined()
  })
})

test('a text between whose marks nothing stands is no empty file', async () => {
  const { problems } = await compileWith({ 'news/ofen.md': '---\n---\n\nDer neue Ofen ist da.\n' })
  expect(problems.map(({ line, code }) => `${line} ${code}`)).toEqual(['1 front-matter-bare'])
})
