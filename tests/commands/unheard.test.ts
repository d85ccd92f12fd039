import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, promises as fs } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { productFolder as root } from '../../scripts/machine/packages/product-folder.ts'
import { environment } from '../tools/run.ts'
import { contentFolder } from '../workspace.ts'

/** A build says two things: after the first, Node has no more patience with an output that fails. */
const build = async (output: 'pipe' | number) => {
  const folder = path.dirname(await contentFolder())
  const args = [path.join(root, 'scripts/run.mjs'), 'gewerk', 'build']
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: environment(),
    stdio: ['ignore', output, 'pipe'],
  })
  child.stdout?.destroy()
  const [error, [exit]] = await Promise.all([text(child.stderr as never), once(child, 'exit')])
  return { exit, error, isBuilt: existsSync(path.join(folder, 'dist/index.html')) }
}

/** How far long work is: `Bilder verkleinern: 4 von 8`; on a slow machine, any work is long. */
const PROGRESS = /^.+: [\d.]+ von [\d.]+\n/gm

test('a command goes on where who read along has enough', async () => {
  const { error, ...others } = await build('pipe')
  expect(others).toEqual({ exit: 0, isBuilt: true })
  expect(error.replace(PROGRESS, '')).toBe('')
})

const FULL = '/dev/full'

test.runIf(existsSync(FULL))('a disk that has no room for what is said is told', async () => {
  const full = await fs.open(FULL, 'w')
  onTestFinished(() => full.close())
  const { exit, error, isBuilt } = await build(full.fd)
  expect(error).toContain('Der Datenträger ist voll')
  expect(error).not.toContain('nicht zu Ende gekommen')
  expect({ exit, isBuilt }).toEqual({ exit: 2, isBuilt: true })
})
