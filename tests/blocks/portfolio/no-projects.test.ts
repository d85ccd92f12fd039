import { expect, test } from 'vitest'
import { renderBlocks } from '../../../src/entry-server.tsx'
import { compileWith } from '../../workspace.ts'

const PAGE = `route: /arbeiten
meta:
  title: Arbeiten
  description: Torten, die wir gebacken haben.
blocks:
  - type: hero
    title: Arbeiten
    subtitle: Torten, die wir gebacken haben.
  - type: portfolio
    title: Unsere Torten
    allLabel: Alle
    linkLabel: Ansehen
`

const shown = async (portfolio: string | undefined) => {
  const { site, problems } = await compileWith({
    ...{
      'pages/arbeiten.yaml': PAGE,
      ...(portfolio !== undefined && { 'portfolio.yaml': portfolio }),
    },
  })
  const page = site?.pages.find(({ route }) => route === '/arbeiten')
  if (!site || !page) throw new Error(problems.map(({ message }) => message).join('\n'))
  return renderBlocks({ ...site.shell, build: 'test' }, page.data)
}

test('where there is nothing to filter yet, nobody is offered a filter or counted nothing', async () => {
  const html = await shown('[]\n')
  expect(html).toContain('Unsere Torten')
  expect(html).not.toContain('<button')
  expect(html).not.toContain('Projekte')
})

test('where there are projects, they are counted, with a filter', async () => {
  const html = await shown(undefined)
  expect(html).toContain('<button')
  expect(html).toContain('Alle Projekte: 2')
})
