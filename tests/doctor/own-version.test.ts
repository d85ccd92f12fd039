import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { versionIn } from '../../scripts/doctor/checks/own-version.ts'
import { emptyFolder } from '../workspace.ts'

const write = async (folder: string, name: string, text: string) => {
  const file = path.join(folder, 'compiled', name)
  await fs.mkdir(path.dirname(file), { recursive: true })
  await fs.writeFile(file, text)
}

const APP = JSON.stringify({ files: ['client/a.js', 'server/entry-server.js'] })

/** A package, as far as it is looked at. */
const installed = async () => {
  const folder = await emptyFolder()
  await write(folder, 'gewerk.js', '')
  await write(folder, 'app/app.json', APP)
  for (const name of ['client/a.js', 'server/entry-server.js'])
    await write(folder, `app/${name}`, '')
  return folder
}

test.each([
  'compiled/app',
  'compiled/app/client/a.js',
  'compiled/app/app.json',
])('a package of which %s is missing is told as half installed', async (name) => {
  const folder = await installed()
  expect((await versionIn(folder)).state).toBe('right')
  await fs.rm(path.join(folder, name), { recursive: true })
  const { state, words, advice } = await versionIn(folder)
  expect(state).toBe('wrong')
  expect(words).toContain(folder)
  expect(advice).toContain('npm install')
})

test('sources are no package of which something could be missing', async () => {
  expect((await versionIn(await emptyFolder())).state).toBe('right')
})
