import { spawnSync } from 'node:child_process'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { clearOthers } from '../../scripts/app/clear-others.ts'
import { ownMark } from '../../scripts/machine/own-mark.ts'
import { emptyFolder } from '../workspace.ts'

/** A folder as old as the number of hours says. */
const makeFolder = async (parent: string, name: string, hours: number) => {
  const folder = path.join(parent, name)
  await fs.mkdir(folder)
  const time = Date.now() / 1000 - hours * 3600
  await fs.utimes(folder, time, time)
}

/** The mark of a process of this machine that is gone. */
const goneMark = (): string => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  return ownMark.replace(/^\d+/, String(pid))
}

test('what is compiled for a state goes once newer ones have come, never while it is written', async () => {
  const parent = await emptyFolder()
  for (let age = 0; age < 8; age += 1) await makeFolder(parent, `state${age}`, age)
  const gone = `state0.${goneMark()}`
  const living = `state0.${ownMark}`
  await makeFolder(parent, gone, 1)
  await makeFolder(parent, living, 1)
  await clearOthers(parent, 'state7')
  const left = ['state0', 'state1', 'state2', 'state3', 'state4', 'state7', living]
  expect((await fs.readdir(parent)).toSorted()).toEqual(left.toSorted())
})
