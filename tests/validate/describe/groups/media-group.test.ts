import { expect, test } from 'vitest'
import { replace, wordsOf } from '../../../workspace.ts'

test('of a group in the place of a picture alone its file is told, without the words for it', async () => {
  const group = replace('logo: logo.svg', 'logo:\n  src: logo.svg\n  alt: Logo')
  expect(await wordsOf({ 'site.yaml': group })).toEqual([
    expect.stringMatching(/: logo: logo\.svg$/),
  ])
})
