import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, inject, it } from 'vitest'

it('publishes the typeface of the theme, and no other', async () => {
  const assets = await fs.readdir(path.join(inject('out'), 'assets'))
  expect(assets.filter((name) => name.endsWith('.woff2'))).toEqual([
    expect.stringMatching(/^bricolage-grotesque-/),
  ])
})
