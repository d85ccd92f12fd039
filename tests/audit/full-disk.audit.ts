import { spawnSync } from 'node:child_process'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { buildSite } from '../../scripts/commands/build-site.ts'
import { contentFolder, siteOf } from '../workspace.ts'

const mount = (folder: string, size: string): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]).status === 0

const unmount = (folder: string) => spawnSync('umount', ['-l', folder])

/** Only who may mount a disk has one that is full; `tests/publish/full-disk.test.ts` feigns it. */
it('leaves the old site as it was on a disk that gets full', async ({ skip }) => {
  const content = await contentFolder()
  const disk = path.join(content, '../disk')
  await fs.mkdir(disk)
  if (!mount(disk, '3m')) return skip('a disk can only be mounted by root')
  onTestFinished(() => void unmount(disk))
  const error = vi.spyOn(console, 'error')
  const out = path.join(disk, 'dist')

  expect(await buildSite({ ...siteOf(content), out })).toBe(0)
  const home = await fs.readFile(path.join(out, 'index.html'), 'utf8')
  await fs.writeFile(path.join(disk, 'ballast'), Buffer.alloc(1_500_000))
  expect(await buildSite({ ...siteOf(content), out })).toBe(2)
  expect(error.mock.calls).toEqual([[expect.stringContaining('Der Datenträger ist voll')]])
  expect(await fs.readFile(path.join(out, 'index.html'), 'utf8')).toBe(home)
  expect((await fs.readdir(disk)).sort()).toEqual(['ballast', 'dist'])
})
