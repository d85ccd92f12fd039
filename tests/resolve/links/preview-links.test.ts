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
  ['http://localhost:5173/sortiment?admin=on', 'Schreiben Sie: /sortiment'],
  ['http://localhost:4173/sortimnt', 'Meinten Sie `/sortiment`?'],
])('%s, as the preview shows it, leads nowhere for visitors', async (target, hint) => {
  const { problems } = await compileWith(linked(target))
  expect(problems.map((each) => [each.severity, each.hint])).toEqual([['error', hint]])
})

test.each([
  ['/sortiment?admin=on', '/sortiment'],
  ['/?admin=on', '/'],
  ['/contact?inquiry=torte&admin=on', '/contact?inquiry=torte'],
  ['/sortiment?admin=on#brote', '/sortiment#brote'],
  ['https://www.backwerk-aehrengold.example/sortiment?admin=off', '/sortiment'],
])('%s, as it stands above the page in the editing mode, is told', async (target, plain) => {
  const { problems } = await compileWith(linked(target))
  expect(problems.map((each) => [each.severity, each.hint])).toEqual([
    ['warning', `Schreiben Sie: ${plain}`],
  ])
})
