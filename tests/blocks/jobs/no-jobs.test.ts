import { expect, test } from 'vitest'
import { renderBlocks } from '../../../src/entry-server.tsx'
import { compileWith, replace } from '../../workspace.ts'

const PAGE = `route: /jobs
meta:
  title: Jobs
  description: Arbeiten in der Backstube.
blocks:
  - type: hero
    title: Jobs
    subtitle: Früh auf und früh fertig.
  - type: jobs
    title: Frei ist gerade
    tasksLabel: Aufgaben
    profileLabel: Profil
    action: { label: Schreiben Sie uns, href: /contact }
`

const shown = async (jobs: string) => {
  const home = replace('href: /sortiment', 'href: /jobs')
  const { site, problems } = await compileWith({
    ...{ 'jobs.yaml': jobs, 'pages/jobs.yaml': PAGE, 'pages/home.yaml': home },
  })
  const page = site?.pages.find(({ route }) => route === '/jobs')
  if (!site || !page) throw new Error(problems.map(({ message }) => message).join('\n'))
  return renderBlocks({ ...site.shell, build: 'test' }, page.data)
}

test('where no job is to be had, the page says so', async () => {
  expect(await shown('[]\n')).toContain('Zurzeit ist keine Stelle frei.')
})
