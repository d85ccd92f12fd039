import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { measureMedia } from '../../scripts/read/media.ts'
import { recallMedia, rememberMedia } from '../../scripts/read/media-memory.ts'
import { read } from '../../scripts/read/read.ts'
import { product } from '../../scripts/site/product.ts'
import { contentFolder, emptyFolder, replace } from '../workspace.ts'

const measured = async () => measureMedia((await read(await contentFolder(), product.model)).media)

test('what was measured is known to the next run', async () => {
  const file = path.join(await emptyFolder(), 'new/media.json')
  const media = await measured()
  await rememberMedia(file, media, new Map())
  expect(await recallMedia(file)).toEqual(media)
})

test('a picture that has changed since is measured anew', async () => {
  const file = path.join(await emptyFolder(), 'media.json')
  await rememberMedia(file, await measured(), new Map())
  const changed = await contentFolder({ 'media/logo.svg': replace('width="12"', 'width="120"') })
  const media = await measureMedia(
    (await read(changed, product.model)).media,
    await recallMedia(file),
  )
  expect(media.get('logo.svg')?.file?.width).toBe(120)
})

test.each([
  ['missing', undefined],
  ['cut off', '{"version":1,"media":[["logo'],
  ['of another version', '{"version":0,"media":[["logo.svg",{}]]}'],
  ['something else', '[]'],
])('a memory that is %s is none', async (_, text) => {
  const file = path.join(await emptyFolder(), 'media.json')
  if (text !== undefined) await fs.writeFile(file, text)
  expect(await recallMedia(file)).toEqual(new Map())
})
