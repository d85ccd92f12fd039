import { spawnSync } from 'node:child_process'
import sync, { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { openShelf, type Shelf } from '../../scripts/memory/shelf.ts'
import { emptyFolder } from '../workspace.ts'

const BREAD = { name: 'Brot\n', price: 3 }

const onShelf = (shelf: Shelf, name: string) => {
  const parts = shelf.get(name)
  return parts && { name: parts.value('name'), price: JSON.parse(parts.json('price')) }
}

/** What an earlier run has put on a shelf. */
const putBefore = (folder: string, ...values: object[]): string[] => {
  const shelf = openShelf(folder)
  const names = values.map(shelf.put)
  shelf.save()
  return names
}

const breadFor = (price: number) => ({ ...BREAD, price })

/** So much that what has been put there is written before anybody saves it. */
const large = (sign: string) => ({ name: sign.repeat(1_500_000), price: 3 })

const sizeOf = async (folder: string): Promise<number> => {
  const names = await fs.readdir(folder)
  const sizes = await Promise.all(names.map(async (name) => fs.stat(path.join(folder, name))))
  return sizes.reduce((sum, { size }) => sum + size, 0)
}

test('what lies on a shelf is there for later runs', async () => {
  const folder = path.join(await emptyFolder(), 'pages')
  const [name = ''] = putBefore(folder, BREAD)
  expect(onShelf(openShelf(folder), name)).toEqual(BREAD)
})

test('what has just been put there is there', async () => {
  const shelf = openShelf(await emptyFolder())
  const names = [BREAD, large('a'), large('b'), breadFor(4)].map(shelf.put)
  expect(names.map((name) => onShelf(shelf, name)?.price)).toEqual([3, 3, 3, 4])
})

test('what a run puts there comes into one pack: when it is saved, or is much', async () => {
  const folder = await emptyFolder()
  const shelf = openShelf(folder)
  shelf.put(BREAD)
  expect(await fs.readdir(folder)).toEqual([])
  shelf.put(large('a'))
  shelf.put(large('b'))
  const files = await fs.readdir(folder)
  expect(files).toHaveLength(2)
  for (const price of [4, 5]) {
    const name = shelf.put(breadFor(price))
    expect(openShelf(folder).get(name)).toBeUndefined()
    shelf.save()
    expect(onShelf(openShelf(folder), name)).toEqual(breadFor(price))
  }
  expect(await fs.readdir(folder)).toEqual(files)
})

test('what is there is not put there once more', async () => {
  const folder = await emptyFolder()
  putBefore(folder, BREAD)
  const size = await sizeOf(folder)
  putBefore(folder, BREAD)
  expect(await sizeOf(folder)).toBe(size)
})

test('where a full disk has cut off what was put there, what is put there later is found', async () => {
  const folder = await emptyFolder()
  const shelf = openShelf(folder)
  const write = vi.spyOn(sync, 'appendFileSync').mockImplementationOnce((file) => {
    sync.writeFileSync(file, '{"')
    throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
  })
  shelf.put(BREAD)
  shelf.save()
  write.mockRestore()
  const name = shelf.put(breadFor(4))
  shelf.save()
  expect(onShelf(openShelf(folder), name)).toEqual(breadFor(4))
})

test('what another run puts there meanwhile is found', async () => {
  const folder = await emptyFolder()
  const shelf = openShelf(folder)
  shelf.put(BREAD)
  shelf.save()
  const [name = ''] = putBefore(folder, breadFor(4))
  expect(onShelf(shelf, name)).toEqual(breadFor(4))
})

test('what is damaged is not there, until somebody puts it there again', async () => {
  const folder = await emptyFolder()
  const [name = ''] = putBefore(folder, BREAD)
  for (const file of await fs.readdir(folder)) {
    const text = await fs.readFile(path.join(folder, file), 'latin1')
    await fs.writeFile(path.join(folder, file), text.replace('3', '9'), 'latin1')
  }
  const shelf = openShelf(folder)
  expect(shelf.get(name)).toBeUndefined()
  expect(putBefore(folder, BREAD)).toEqual([name])
  expect(onShelf(openShelf(folder), name)).toEqual(BREAD)
})

test('where nothing can be put, nothing is there', async () => {
  const file = path.join(await emptyFolder(), 'a-file')
  await fs.writeFile(file, '')
  const shelf = openShelf(path.join(file, 'pages'))
  const name = shelf.put(BREAD)
  shelf.save()
  expect(shelf.get(name)).toBeUndefined()
})

test('what nobody needs any more is cleared away', async () => {
  const folder = await emptyFolder()
  const [old = '', present = ''] = putBefore(folder, large('a'), BREAD)
  openShelf(folder).keep(new Set([present]))
  expect(onShelf(openShelf(folder), present)).toEqual(BREAD)
  expect(openShelf(folder).get(old)).toBeUndefined()
  expect(await sizeOf(folder)).toBeLessThan(1_000)
})

/** What the process with this number has put on a shelf. */
const putByAnother = async (folder: string, pid: number): Promise<string> => {
  const [name = ''] = putBefore(folder, BREAD)
  for (const file of await fs.readdir(folder)) {
    const other = file.replace(`${process.pid}-`, `${pid}-`)
    await fs.rename(path.join(folder, file), path.join(folder, other))
  }
  return name
}

test('what another process is writing is not cleared away, whatever is in it', async () => {
  const folder = await emptyFolder()
  const name = await putByAnother(folder, process.ppid)
  openShelf(folder).keep(new Set())
  expect(onShelf(openShelf(folder), name)).toEqual(BREAD)
})

test('what nobody needs of a process that has ended is cleared away', async () => {
  const folder = await emptyFolder()
  await putByAnother(folder, spawnSync(process.execPath, ['--version']).pid)
  openShelf(folder).keep(new Set())
  expect(await fs.readdir(folder)).toEqual([])
})

test('what is put there after everything was cleared away is found', async () => {
  const folder = path.join(await emptyFolder(), 'pages')
  const shelf = openShelf(folder)
  shelf.put(BREAD)
  shelf.save()
  await fs.rm(folder, { recursive: true })
  const name = shelf.put(breadFor(4))
  shelf.save()
  expect(onShelf(shelf, name)).toEqual(breadFor(4))
  expect(onShelf(openShelf(folder), name)).toEqual(breadFor(4))
})

test('what has just been put there stays where something else proves damaged', async () => {
  const folder = await emptyFolder()
  const [damaged = ''] = putBefore(folder, BREAD)
  for (const file of await fs.readdir(folder))
    if (file.endsWith('.pack')) await fs.writeFile(path.join(folder, file), 'x'.repeat(100))
  const shelf = openShelf(folder)
  const name = shelf.put(breadFor(4))
  expect(shelf.get(damaged)).toBeUndefined()
  shelf.save()
  expect(onShelf(openShelf(folder), name)).toEqual(breadFor(4))
})

test('many runs leave few files', async () => {
  const folder = await emptyFolder()
  const names = Array.from({ length: 30 }, (_, price) => {
    const [name = ''] = putBefore(folder, breadFor(price))
    return name
  })
  openShelf(folder).keep(new Set(names))
  expect((await fs.readdir(folder)).length).toBeLessThan(20)
  expect(names.map((name) => onShelf(openShelf(folder), name)?.price)).toEqual([...names.keys()])
})

test('what an earlier version or a killed run has left is cleared away after a while', async () => {
  const folder = await emptyFolder()
  for (const name of ['stray.jsonl', 'young.pack']) await fs.writeFile(path.join(folder, name), '')
  await fs.utimes(path.join(folder, 'stray.jsonl'), 1, 1)
  const [name = ''] = putBefore(folder, BREAD)
  openShelf(folder).keep(new Set([name]))
  const left = await fs.readdir(folder)
  expect(left).not.toContain('stray.jsonl')
  expect(left).toContain('young.pack')
})

test('what is needed stays, however long ago it was put there', async () => {
  const folder = await emptyFolder()
  const [name = ''] = putBefore(folder, BREAD)
  for (const file of await fs.readdir(folder)) await fs.utimes(path.join(folder, file), 1, 1)
  openShelf(folder).keep(new Set([name]))
  expect(onShelf(openShelf(folder), name)).toEqual(BREAD)
})

test('a run that clears away keeps what it has put there itself, and takes back what it has cleared away', async () => {
  const folder = await emptyFolder()
  const shelf = openShelf(folder)
  const [wanted = '', cleared = ''] = [BREAD, large('a')].map(shelf.put)
  shelf.keep(new Set([wanted]))
  expect(onShelf(openShelf(folder), wanted)).toEqual(BREAD)
  expect(shelf.put(large('a'))).toBe(cleared)
  shelf.save()
  expect(onShelf(openShelf(folder), cleared)).toEqual(large('a'))
})

test('what is lost of what is listed can be put there again', async () => {
  for (let time = 0; time < 10; time += 1) {
    const folder = await emptyFolder()
    const names = putBefore(folder, BREAD, breadFor(4))
    for (const file of await fs.readdir(folder))
      if (file.endsWith('.pack')) await fs.truncate(path.join(folder, file))
    const shelf = openShelf(folder)
    expect(shelf.get(names[0] ?? '')).toBeUndefined()
    expect([BREAD, breadFor(4)].map(shelf.put)).toEqual(names)
    shelf.save()
    expect(names.map((name) => onShelf(openShelf(folder), name)?.price)).toEqual([3, 4])
  }
})

test('of many packs the small ones become one; a few stay, and so does the largest', async () => {
  const folder = await emptyFolder()
  const [first = ''] = putBefore(folder, large('a'))
  const largest = await fs.readdir(folder)
  const names = [
    first,
    ...[...Array(7).keys()].flatMap((price) => putBefore(folder, breadFor(price))),
  ]
  const few = await fs.readdir(folder)
  openShelf(folder).keep(new Set(names))
  expect(await fs.readdir(folder)).toEqual(few)
  names.push(...putBefore(folder, breadFor(7)))
  openShelf(folder).keep(new Set(names))
  const left = await fs.readdir(folder)
  expect(left).toHaveLength(4)
  expect(left).toEqual(expect.arrayContaining(largest))
})
