import { expect, test } from 'vitest'
import { compileWith, replace } from '../../workspace.ts'

const linked = (target: string) => ({
  'pages/home.yaml': replace('href: /sortiment', `href: ${JSON.stringify(target)}`),
})

test.each([
  ['http://localhost:4173/sortiment', 'Schreiben Sie: /sortiment'],
  ['http://localhost:5173/sortiment/#brote', 'Schreiben Sie: /sortiment#brote'],
  ['http://127.0.0.1:4173', 'Schreiben Sie: /'],
  ['http://[::1]:4173/contact?inquiry=torte', 'Schreiben Sie: /contact?inquiry=torte'],
  ['http://localhost:4173/sortimnt', 'Meinten Sie `/sortiment`?'],
])('%s, as the preview shows it, leads nowhere for visitors', async (target, hint) => {
  const { problems } = await compileWith(linked(target))
  expect(problems.map((each) => [each.severity, each.hint])).toEqual([['error', hint]])
})
