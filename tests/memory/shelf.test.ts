import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openShelf, type Shelf } from '../../scripts/memory/shelf.ts'
import { emptyFolder } from '../workspace.ts'

const BREAD = { name: 'Brot\n', price: 3 }

const onShelf = (shelf: Shelf, name: string) => {
  const parts = shelf.get(name)
  return parts && { name: parts.value('name'), price: JSON.parse(parts.json('price')) }
}

test('what lies on a shelf is there for later runs', async () => {
  const folder = path.join(await emptyFolder(), 'pages')
  const name = openShelf(folder).put(BREAD)
  expect(onShelf(openShelf(folder), name)).toEqual(BREAD)
})

test('what is damaged is not there, until somebody puts it there again', async () => {
  const folder = await emptyFolder()
  const name = openShelf(folder).put(BREAD)
  const [file = ''] = await fs.readdir(folder)
  await fs.writeFile(path.join(folder, file), JSON.stringify({ ...BREAD, price: 9 }))
  const shelf = openShelf(folder)
  expect(shelf.get(name)).toBeUndefined()
  expect(openShelf(folder).put(BREAD)).toBe(name)
  expect(onShelf(openShelf(folder), name)).toEqual(BREAD)
})

test('where nothing can be put, nothing is there', async () => {
  const file = path.join(await emptyFolder(), 'a-file')
  await fs.writeFile(file, '')
  const shelf = openShelf(path.join(file, 'pages'))
  expect(shelf.get(shelf.put(BREAD))).toBeUndefined()
})

test('what nobody needs any more is cleared away', async () => {
  const folder = await emptyFolder()
  const shelf = openShelf(folder)
  const [old, present] = [shelf.put({ ...BREAD, price: 2 }), shelf.put(BREAD)]
  await shelf.keep(new Set([present]))
  expect(onShelf(openShelf(folder), present)).toEqual(BREAD)
  expect(openShelf(folder).get(old)).toBeUndefined()
})
