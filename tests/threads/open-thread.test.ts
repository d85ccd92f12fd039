import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openThread } from '../../scripts/threads/open-thread.ts'
import { emptyFolder } from '../workspace.ts'

/** Adds what it was told to its orders, one after the other; some it can't do, and one is its end. */
const PROGRAM = `
import { parentPort, workerData } from 'node:worker_threads'
let setting
parentPort.on('message', ({ id, order, ...begun }) => {
  if (id === undefined) setting = begun.setting
  else if (order === 'full') parentPort.postMessage({ id, fault: { message: 'no space', code: 'ENOSPC' } })
  else if (order === 'end') throw new Error('gone')
  else if (order === 'exit') process.exit(3)
  else parentPort.postMessage({ id, result: workerData + setting + order })
})
`

const open = async () => {
  const program = path.join(await emptyFolder(), 'program.mjs')
  await fs.writeFile(program, PROGRAM)
  const thread = openThread(program, 'a')
  onTestFinished(thread.end)
  thread.begin('articles', 'b')
  return thread
}

test('a thread knows what its orders rest on', async () => {
  const { fulfil, begin } = await open()
  expect(await Promise.all(['1', '2'].map(fulfil))).toEqual(['ab1', 'ab2'])
  begin('articles', 'c')
  expect(await fulfil('3')).toBe('ac3')
})

test('what a disk says arrives, and the next order is done', async () => {
  const { fulfil } = await open()
  await expect(fulfil('full')).rejects.toMatchObject({ message: 'no space', code: 'ENOSPC' })
  expect(await fulfil('1')).toBe('ab1')
})

test('who waits for a thread that has come to its end, is told; who asks it later, too', async () => {
  const { fulfil } = await open()
  const asked = ['end', 'late'].map(fulfil)
  for (const each of asked) await expect(each).rejects.toThrow('gone')
  await expect(fulfil('1')).rejects.toThrow('gone')
})

test('who waits for a thread that has ended itself, is told; who asks it later, too', async () => {
  const { fulfil } = await open()
  await expect(fulfil('exit')).rejects.toThrow('with 3')
  await expect(fulfil('1')).rejects.toThrow('with 3')
})
