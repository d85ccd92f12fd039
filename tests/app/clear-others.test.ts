import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { clearOthers } from '../../scripts/app/clear-others.ts'
import { ownMark } from '../../scripts/machine/files/own-mark.ts'
import { goneMark } from '../gone-mark.ts'
import { emptyFolder } from '../workspace.ts'

/** A folder as old as the number of hours says. */
const makeFolder = async (parent: string, name: string, hours: number) => {
  const folder = path.join(parent, name)
  await fs.mkdir(folder)
  const time = Date.now() / 1000 - hours * 3600
  await fs.utimes(folder, time, time)
}

const state = (number: number) => `abcdefghijklmno${number}`

test('what is compiled for a state goes once newer ones have come, never while it is written', async () => {
  const parent = await emptyFolder()
  for (let age = 0; age < 8; age += 1) await makeFolder(parent, state(age), age)
  const gone = `${state(0)}.${goneMark()}`
  const living = `${state(0)}.${ownMark}`
  await makeFolder(parent, gone, 1)
  await makeFolder(parent, living, 1)
  await clearOthers(parent, state(7))
  const left = [...[0, 1, 2, 3, 4, 7].map(state), living]
  expect((await fs.readdir(parent)).toSorted()).toEqual(left.toSorted())
})

test('what is not compiled is somebody’s, and stays', async () => {
  const parent = await emptyFolder()
  const names = ['angebote', 'kunden', 'fotos', 'rechnungen', 'steuer', 'verträge', 'zeichnungen']
  for (const [age, name] of names.entries()) await makeFolder(parent, name, age)
  await clearOthers(parent, state(0))
  expect((await fs.readdir(parent)).toSorted()).toEqual(names.toSorted())
})
