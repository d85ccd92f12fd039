import { expect, test } from 'vitest'
import { compileWith, replace } from '../../workspace.ts'

const told = async (text: string) => {
  const { problems } = await compileWith({
    'news/erntebrot.md': replace('**Was anders schmeckt**', text),
  })
  return problems.map(({ severity, code, message }) => `${severity} ${code} ${message}`)
}

test.each([
  '【4:0†Quelle】',
  ':contentReference[oaicite:0]',
  'citeturn0search1',
  'citeturn0search1turn2news4',
  '[cite: 1, 2]',
])('a source as chat programs mark it is remarked: %s', async (mark) => {
  expect(await told(`Das Mehl ist neu. ${mark} Es nimmt mehr Wasser.`)).toEqual([
    `warning chat-source \`${mark}\` ist eine Quellenangabe aus einem Chatprogramm; auf der Website stünde sie so im Text.`,
  ])
})

test('what stands in braces behind such a mark is told as a part of it', async () => {
  const text = 'Das Mehl ist neu. :contentReference[oaicite:0]{index=0}'
  expect(await told(text)).toEqual([
    expect.stringMatching(/^error unknown-fact `{index=0}` ist der Rest einer Quellenangabe/),
  ])
})

test.each([
  'Sie zitieren uns: cite, nicht kopieren.',
  'Gegründet von Anna Krause († 1987).',
])('other words and signs are none: %s', async (text) => {
  expect(await told(text)).toEqual([])
})
