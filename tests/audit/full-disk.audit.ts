import { spawnSync } from 'node:child_process'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { writeArchive } from '../../scripts/bench/archives/write-archive.ts'
import { buildSite } from '../../scripts/commands/build-site.ts'
import { productFolder } from '../../scripts/machine/packages/product-folder.ts'
import { contentFolder, siteOf } from '../workspace.ts'

const mount = (folder: string, size: string): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]).status === 0

const NOT_ALLOWED = 'a disk can only be mounted by root'

const unmount = (folder: string) => spawnSync('umount', ['-l', folder])

/** Bytes; less than any site has. */
const TOO_LITTLE = 500_000

/** Mounts a disk of its own for this test beside a content folder; undefined where that is not allowed. */
const openDisk = async (content: string, size: string): Promise<string | undefined> => {
  const disk = path.join(content, '../disk')
  await fs.mkdir(disk)
  if (!mount(disk, size)) return undefined
  onTestFinished(() => void unmount(disk))
  return disk
}

/** Only who may mount a disk has one that is full; `tests/publish/full-disk.test.ts` feigns it. */
it('leaves the old site as it was on a disk that gets full', async ({ skip }) => {
  const content = await contentFolder()
  const disk = await openDisk(content, '16m')
  if (disk === undefined) return skip(NOT_ALLOWED)
  const error = vi.spyOn(console, 'error')
  const out = path.join(disk, 'dist')

  expect(await buildSite({ ...siteOf(content), out })).toBe(0)
  const home = await fs.readFile(path.join(out, 'index.html'), 'utf8')
  const { bavail, bsize } = await fs.statfs(disk)
  await fs.writeFile(path.join(disk, 'ballast'), Buffer.alloc(bavail * bsize - TOO_LITTLE))
  expect(await buildSite({ ...siteOf(content), out })).toBe(2)
  expect(error.mock.calls).toEqual([[expect.stringContaining('Der Datenträger ist voll')]])
  expect(await fs.readFile(path.join(out, 'index.html'), 'utf8')).toBe(home)
  expect((await fs.readdir(disk)).sort()).toEqual(['ballast', 'dist'])
})

it('says of a folder that is a disk of its own that one within it is needed', async ({ skip }) => {
  const content = await contentFolder()
  const disk = await openDisk(content, '16m')
  if (disk === undefined) return skip(NOT_ALLOWED)
  const error = vi.spyOn(console, 'error')
  expect(await buildSite({ ...siteOf(content), out: disk })).toBe(2)
  expect(error.mock.calls).toEqual([[expect.stringContaining('Nennen Sie mit OUT_DIR')]])
  expect(await fs.readdir(disk)).toEqual([])
  expect(await buildSite({ ...siteOf(content), out: path.join(disk, 'dist') })).toBe(0)
})

/** A site of so many articles that threads write their pages; see `team.ts`. */
it('says the same of a disk that gets full while a large site is written', async ({ skip }) => {
  const work = path.dirname(await contentFolder())
  const content = path.join(work, 'archive')
  await writeArchive(content, [{ title: 'Neues vom Ofen', body: 'Er backt.' }], 1500, '2026-11-22')
  const disk = await openDisk(content, '8m')
  if (disk === undefined) return skip(NOT_ALLOWED)

  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(productFolder, 'scripts/run.mjs'), 'gewerk', 'build', '--folder', work],
    {
      encoding: 'utf8',
      env: { ...process.env, CONTENT_DIR: content, OUT_DIR: path.join(disk, 'dist') },
    },
  )
  expect(status).toBe(2)
  const [advice, last] = stderr.trim().split('\n').toReversed()
  expect(last).toMatch(/^Abgebrochen: Der Datenträger ist voll;.* wurde nichts geändert\.$/)
  expect(advice).toMatch(/^→ Schaffen Sie Platz/)
  expect(await fs.readdir(disk)).toEqual([])
})
