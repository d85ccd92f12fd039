import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { stateOfBytes, stateOfSources } from '../../../scripts/machine/files/state-of-sources.ts'
import { emptyFolder } from '../../workspace.ts'

const folderWith = async (text: string) => {
  const folder = await emptyFolder()
  const save = async (saved: string) => {
    await fs.writeFile(path.join(folder, 'program.js'), saved)
    // As whoever checks out or installs: at another time.
    await fs.utimes(path.join(folder, 'program.js'), new Date(), new Date(Date.now() + 60_000))
  }
  await fs.writeFile(path.join(folder, 'program.js'), text)
  return { folder, save }
}

test('what is installed anew is the same by its bytes, as long as it holds the same', async () => {
  const { folder, save } = await folderWith('one')
  const before = await stateOfBytes([folder])
  await save('one')
  expect(await stateOfBytes([folder])).toBe(before)
  await save('two')
  expect(await stateOfBytes([folder])).not.toBe(before)
})

test('sources are others once they are saved', async () => {
  const { folder, save } = await folderWith('one')
  const before = await stateOfSources([folder])
  await save('one')
  expect(await stateOfSources([folder])).not.toBe(before)
})
