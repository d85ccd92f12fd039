import path from 'node:path'
import { expect, test } from 'vitest'
import { inbox } from '../../scripts/commands/inbox.ts'
import { call } from '../call.ts'
import { emptyFolder, siteOf } from '../workspace.ts'

test('where there is no content, it says so as every command does', async () => {
  const content = path.join(await emptyFolder(), 'content')
  const { exit, error } = await call(inbox, siteOf(content))
  expect(exit).toBe(2)
  expect(error).toContain(`Der Inhaltsordner ${content} lässt sich nicht lesen.`)
})
