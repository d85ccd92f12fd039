import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TokenForm } from '../../../src/admin/proposal/TokenForm.tsx'
import { createSession } from '../../../src/admin/session/session.ts'
import type { AdminSite } from '../../../src/admin/site/admin-files.ts'
import { uiSchema } from '../../../src/blocks/ui-schema.ts'

test('whoever enters a token is told which server gets it, whatever the texts of the site say', () => {
  const ui = { ...uiSchema([]).parse({}).admin, token: 'Schlüssel für github.com' }
  const form = renderToStaticMarkup(
    <TokenForm
      repository={{ host: 'forgejo', url: 'https://git.fremd.example/a/b', branch: 'main' }}
      site={{ ui } as AdminSite}
      session={createSession(true, { read: () => ({}), change: () => true, isStored: () => true })}
      onEnd={() => undefined}
    />,
  )
  expect(form).toContain('<b>git.fremd.example</b>')
})
