import { expect, test } from 'vitest'
import { renderBlocks } from '../../../src/entry-server.tsx'
import { compileWith, replace } from '../../workspace.ts'

const EMERGENCY = '\nemergency:\n  label: Kein Wasser?\n  phone: "+49 171 2345678"\n'
const BLOCK = `blocks:
  - type: emergency
    otherwiseTitle: Kein Wasser?
    otherwise: Rufen Sie morgen an.
`

test('a number that is answered at any time says so in a sentence of its own', async () => {
  const { site, problems } = await compileWith({
    'site.yaml': (text) => text + EMERGENCY,
    'pages/home.yaml': replace('blocks:\n', BLOCK),
  })
  const page = site?.pages.find(({ route }) => route === '/')
  if (!site || !page) throw new Error(problems.map(({ message }) => message).join('\n'))
  const html = await renderBlocks({ ...site.shell, build: 'test' }, page.data)
  expect(html.replace(/<!-- -->/g, '')).toContain('>Rund um die Uhr.')
})
