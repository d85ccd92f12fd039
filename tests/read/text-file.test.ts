import path from 'node:path'
import { expect, test } from 'vitest'
import { ContentChanged } from '../../scripts/read/content-changed.ts'
import { storedText } from '../../scripts/read/text-file.ts'
import { emptyFolder } from '../workspace.ts'

test('a text that has gone since the run began is no fault of the program: the run begins again', async () => {
  const location = path.join(await emptyFolder(), 'gone.md')
  const text = storedText({ name: 'gone.md', path: 'content/gone.md', location, digest: 'x' })
  expect(() => text.text).toThrow(ContentChanged)
})
