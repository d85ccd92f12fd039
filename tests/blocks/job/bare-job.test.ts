import { expect, test } from 'vitest'
import { renderBlocks } from '../../../src/entry-server.tsx'
import { compileWith } from '../../workspace.ts'

const PAGE = `route: /jobs/:id
each: jobs
meta:
  title: "{entry.title}"
  description: "{entry.description}"
blocks:
  - type: job
    back: { label: Alle Stellen, href: /sortiment }
    tasksLabel: Aufgaben
    profileLabel: Profil
    applyTitle: Bewerben
    applyText: Kommen Sie vorbei.
`

const shown = async (employment: string) => {
  const { site, problems } = await compileWith({
    'jobs.yaml': (text) => text.replace('employment: Vollzeit, ab drei Uhr früh', employment),
    'pages/job.yaml': PAGE,
  })
  const page = site?.pages.find(({ route }) => route === '/jobs/baecker')
  if (!site || !page) throw new Error(problems.map(({ message }) => message).join('\n'))
  return renderBlocks({ ...site.shell, build: 'test' }, page.data)
}

test('a job of which nothing more is known has no empty box and no empty paragraph', async () => {
  const bare = await shown('employment: Vollzeit')
  expect(bare).toContain('Bäckerin oder Bäcker')
  expect(bare.match(/<(dl|p)\b[^>]*><\/\1>/g)).toBeNull()
})

test('what is known of it is shown', async () => {
  const html = await shown(
    'employment: Vollzeit\n  place: Ofenhaus\n  contact: { name: Thea, phone: "+49 5731 000001" }',
  )
  expect(html).toMatch(/<dt>Ort<\/dt><dd>Ofenhaus<\/dd>/)
  expect(html).toContain('href="tel:+495731000001"')
})
