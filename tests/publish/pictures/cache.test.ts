import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openCache } from '../../../scripts/publish/pictures/cache.ts'
import { emptyFolder } from '../../workspace.ts'

const draw = (file: string) => fs.writeFile(file, 'a picture')

test('a picture that is asked for twice at once is made once', async () => {
  const { once } = openCache(await emptyFolder())
  let made = 0
  const make = (file: string) => {
    made += 1
    return draw(file)
  }
  const files = await Promise.all([once('a.svg', make), once('a.svg', make)])
  expect(new Set(files).size).toBe(1)
  expect(made).toBe(1)
  expect(await fs.readFile(files[0] ?? '', 'utf8')).toBe('a picture')
})

test('what nobody has wanted for months goes, what is wanted stays, however old it is', async () => {
  const folder = await emptyFolder()
  const first = openCache(folder)
  const files = [await first.once('wanted.svg', draw), await first.once('gone.svg', draw)]
  await Promise.all(files.map((file) => fs.utimes(file, 1, 1)))
  const next = openCache(folder)
  expect(await next.once('wanted.svg', draw)).toBe(files[0])
  await next.clear()
  expect((await fs.readdir(folder)).map((name) => path.join(folder, name))).toEqual([files[0]])
})

test('what nobody of us has put into the folder stays, however old it is', async () => {
  const folder = await emptyFolder()
  const photographs = ['IMG_2041.jpg', 'Familie.2019.jpg', 'Fotos.photoslibrary', 'ohne']
  for (const name of photographs) {
    await fs.writeFile(path.join(folder, name), 'ein Foto')
    await fs.utimes(path.join(folder, name), 0, 0)
  }
  const cache = openCache(folder)
  await fs.rm(await cache.once('wanted.svg', draw))
  await cache.clear()
  expect((await fs.readdir(folder)).toSorted()).toEqual(photographs.toSorted())
})

test('what is damaged is made again', async () => {
  const folder = await emptyFolder()
  await fs.writeFile(await openCache(folder).once('a.svg', draw), 'a pict')
  const file = await openCache(folder).once('a.svg', draw)
  expect(await fs.readFile(file, 'utf8')).toBe('a picture')
})

test('of what can not be made whole, nothing is left', async () => {
  const folder = await emptyFolder()
  const fail = async (file: string) => {
    await fs.writeFile(file, 'a pict')
    throw new Error('no room')
  }
  await expect(openCache(folder).once('a.svg', fail)).rejects.toThrow('no room')
  expect(await fs.readdir(folder)).toEqual([])
})
