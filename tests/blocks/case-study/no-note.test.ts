import { expect, test } from 'vitest'
import { renderBlocks } from '../../../src/entry-server.tsx'
import { compileWith } from '../../workspace.ts'

const PAGE = `route: /torten/:id
each: projects
meta:
  title: "{entry.title}"
  description: "{entry.description}"
blocks:
  - type: case-study
    back: { label: Zurück, href: / }
    locationLabel: Ort
    dateLabel: Fertig
    factsTitle: Angaben
    specificationsTitle: Zutaten
    benefitsTitle: Lob
    timelineTitle: Ablauf
`

test('a voice without a note has no empty paragraph below it', async () => {
  const { site, problems } = await compileWith({ 'pages/torte.yaml': PAGE })
  const page = site?.pages.find(({ route }) => route === '/torten/schlosshochzeit')
  if (!site || !page) throw new Error(problems.map(({ message }) => message).join('\n'))
  const html = await renderBlocks({ ...site.shell, build: 'test' }, page.data)
  expect(html).toContain('Familie Krause')
  expect(html).not.toMatch(/<p[^>]*><\/p>/)
})
