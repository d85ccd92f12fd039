import { promises as fs } from 'node:fs'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { deploy } from '../../scripts/commands/deploy.ts'
import { deployWords } from '../../scripts/deploy/words.ts'
import { contentFolder, siteOf } from '../workspace.ts'

const said = vi.fn()

beforeEach(() => {
  said.mockReset()
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockImplementation(said)
})

const TARGET = '\ndeploy:\n  to: folder\n  folder: ziel\n'

test('what may not be published stays where it is, and is told what is missing', async () => {
  const site = siteOf(await contentFolder({ 'site.yaml': (text) => text + TARGET }))
  expect(await deploy(site, [])).toBe(1)
  expect(said.mock.lastCall?.[0]).toContain(deployWords.notYet)
  expect(await fs.readdir(site.folder)).not.toContain('ziel')
  expect(await fs.readdir(site.folder)).not.toContain('dist')
})

test('an option that there is not is named', async () => {
  const call = deploy(siteOf(await contentFolder()), ['--force'])
  await expect(call).rejects.toThrow('Die Option --force gibt es nicht.')
})

test('who breaks it off is told what has become of the place', async () => {
  const site = siteOf(await contentFolder({ 'site.yaml': (text) => text + TARGET }))
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true)
  onTestFinished(() => kill.mockRestore())
  const before = process.listenerCount('SIGINT')
  const ended = deploy(site, [])
  await expect.poll(() => process.listenerCount('SIGINT')).toBeGreaterThan(before)
  process.emit('SIGINT', 'SIGINT')
  expect(said.mock.calls.flat().join()).toContain(deployWords.brokenOff.before)
  expect(kill).toHaveBeenCalledWith(process.pid, 'SIGINT')
  expect(await ended).toBe(1)
  expect(process.listenerCount('SIGINT')).toBe(before)
})
