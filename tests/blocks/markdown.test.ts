import { expect, test } from 'vitest'
import { renderBlocks } from '../../src/entry-server.tsx'
import { compileWith, replace } from '../workspace.ts'

const LIST = '"- Hahn zudrehen\\n- Anrufen"'
const BLOCKS = {
  emergency: `otherwiseTitle: Kein Wasser?, otherwise: ${LIST}`,
  feature: `title: Kein Wasser?, text: ${LIST}`,
  prose: `text: ${LIST}`,
  questions: `title: Fragen, questions: [{ id: wasser, question: Kein Wasser?, answer: ${LIST} }]`,
}

/** Lists, tables and quotations have their form only in there. */
test.each(Object.entries(BLOCKS))('Markdown in %s stands in running text', async (type, rest) => {
  const block = `blocks:\n  - { type: ${type}, ${rest} }\n`
  const { site, problems } = await compileWith({ 'pages/home.yaml': replace('blocks:\n', block) })
  const page = site?.pages.find(({ route }) => route === '/')
  if (!site || !page) throw new Error(problems.map(({ message }) => message).join('\n'))
  const html = await renderBlocks({ ...site.shell, build: 'test' }, page.data)
  expect(html).toMatch(/class="rich"[^>]*><ul><li>Hahn zudrehen/)
})
