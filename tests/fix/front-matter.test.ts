import { expect, test } from 'vitest'
import { bakeryText, compileWith } from '../workspace.ts'
import { fixed } from './fixed.ts'

const FILE = 'news/erntebrot.md'
const whole = bakeryText(FILE)
const [, keys = '', ...rest] = whole.split('---\n')
const body = rest.join('---\n')
const [blank = '', first = '', ...others] = body.split('\n')

const codesOf = async (text: string): Promise<string[]> =>
  (await compileWith({ [FILE]: () => text })).problems.map(({ line, code }) => `${line} ${code}`)

test.each([
  ['twice', `---\n${keys}---\n---\n${keys}---\n${body}`, ['12 front-matter-again']],
  [
    'twice, with one mark between',
    `---\n${keys}---\n${keys}---\n${body}`,
    ['11 front-matter-again'],
  ],
  [
    'above a paragraph and their mark',
    `---\n${keys}${blank}\n${first}\n\n---\n${others.slice(1).join('\n')}`,
    ['11 front-matter-below'],
  ],
  [
    'with the marks of another program',
    `+++\n${keys}+++\n${body}`,
    ['1 front-matter-missing', '10 front-matter-open'],
  ],
  ['with an ellipsis for the second mark', `---\n${keys}…\n${body}`, ['10 front-matter-open']],
  [
    'as another program writes them',
    `+++\n${keys
      .replace('\nimage:\n', '\n[image]\n')
      .replace(/^\s*(\w+): (.*)$/gm, '$1 = $2')
      .replaceAll("'", '"')}+++\n${body}`,
    ['1 other-notation'],
  ],
  [
    'as another program writes them, between our marks',
    `---\n${keys.replaceAll(': ', ' = ')}---\n${body}`,
    ['2 other-notation'],
  ],
  [
    'as a block of code',
    `\`\`\`yaml\n${keys}\`\`\`\n${body}`,
    ['1 code-fence', '2 front-matter-missing', '10 front-matter-open'],
  ],
])('the keys of an article %s', async (_, wrong, codes) => {
  expect(await codesOf(wrong)).toEqual(codes)
  expect(await fixed(FILE, () => wrong)).toBe(whole)
})

test('a heading stays in a text without keys, which is no empty file', async () => {
  const wrong = '# Neu im Hof\n\nWir haben einen Bagger.\n'
  expect(await codesOf(wrong)).toEqual(['1 front-matter-missing'])
  expect(await fixed(FILE, () => wrong)).toBe(`---\n---\n${wrong}`)
})

test('a heading below keys without their second mark stays in the text', async () => {
  const wrong = `---\n${keys}\n# Neu im Hof\n${body}`
  expect(await codesOf(wrong)).toEqual(['10 front-matter-open'])
  expect(await fixed(FILE, () => wrong)).toContain('\n---\n\n# Neu im Hof\n')
})

test('which of two titles is right, nobody else decides', async () => {
  const wrong = `---\n${keys}---\n---\n${keys.replace('Das Erntebrot', 'Neues Brot')}---\n${body}`
  expect(await codesOf(wrong)).toEqual(['12 front-matter-again'])
  expect(await fixed(FILE, () => wrong)).toBe(wrong)
})

test('a rule of the text is none of the marks, and stays where the mark is gone', async () => {
  const ruled = `${body.trimEnd()}\n\n---\n\nBis bald.\n`
  const wrong = `---\n${keys}${ruled}`
  expect(await codesOf(wrong)).toEqual(['11 front-matter-open'])
  expect(await fixed(FILE, () => wrong)).toBe(`---\n${keys}---\n${ruled}`)
})
