import { fork } from 'node:child_process'
import { once } from 'node:events'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { takeFolder } from '../../../scripts/inbox/store/take-folder.ts'
import { emptyFolder } from '../../workspace.ts'

/** As it is listened to by another program, until that is killed. */
const PROGRAM = `
  require('node:net').createServer().listen(process.argv[2], () => process.send('ready'))
`

test.skipIf(process.platform === 'win32')(
  'a folder is one inbox’s, until that ends, however it does',
  async () => {
    const folder = await emptyFolder()
    const program = path.join(folder, 'program.cjs')
    await fs.writeFile(program, PROGRAM)
    const other = fork(program, [path.join(folder, 'inbox.sock')])
    onTestFinished(() => void other.kill('SIGKILL'))
    await once(other, 'message')
    expect(await takeFolder(folder)).toBe(false)
    other.kill('SIGKILL')
    await once(other, 'exit')
    expect(await takeFolder(folder)).toBe(true)
    expect(await takeFolder(folder)).toBe(false)
  },
)

test('where no socket can be made, nobody is kept out', async () => {
  const folder = await emptyFolder()
  expect(await takeFolder(path.join(folder, 'x'.repeat(200)))).toBe(true)
  await fs.writeFile(path.join(folder, 'file'), '')
  expect(await takeFolder(path.join(folder, 'file'))).toBe(true)
})
