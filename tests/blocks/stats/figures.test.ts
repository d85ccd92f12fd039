import { expect, test } from 'vitest'
import { renderBlocks } from '../../../src/entry-server.tsx'
import { compileWith, replace } from '../../workspace.ts'

const PAGE = `route: /zahlen
meta:
  title: Zahlen
  description: Was wir gezählt haben.
blocks:
  - type: hero
    title: Zahlen
  - type: stats
  - type: stories
    title: Beispiele
  - type: prose
    text: "Gespart: {stats.torten}"
`

test('a figure may stand above its unit; in running text the two stay together', async () => {
  const { site, problems } = await compileWith({
    'stats.yaml': replace('96 Torten', '2,5 Mio. kg'),
    'stories.yaml': replace('9 km', '12.500 kWh'),
    'pages/zahlen.yaml': PAGE,
    'pages/home.yaml': replace('href: /sortiment', 'href: /zahlen'),
  })
  const page = site?.pages.find(({ route }) => route === '/zahlen')
  if (!site || !page) throw new Error(problems.map(({ message }) => message).join('\n'))
  const html = await renderBlocks({ ...site.shell, build: 'test' }, page.data)
  expect(html).toContain('>2,5 Mio. kg</p>')
  expect(html).toContain('>12.500 kWh</p>')
  expect(html).toContain('Gespart: 2,5\u00a0Mio.\u00a0kg')
})
