import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { explainInstall, installPackages } from '../../../scripts/machine/packages/npm-install.mjs'
import { emptyFolder } from '../../workspace.ts'

/** Puts a program in the place of npm that notes its arguments, and whose cache is there. */
const standIn = async (cache: string): Promise<string> => {
  const folder = await emptyFolder()
  const program = `#!/bin/sh\n[ "$1" = config ] && echo "${cache}" || echo "$@" > "${folder}/called"\n`
  await fs.writeFile(path.join(folder, 'npm'), program, { mode: 0o755 })
  vi.stubEnv('PATH', `${folder}${path.delimiter}${process.env.PATH}`)
  return folder
}

const calledWith = async (cache: string): Promise<string> => {
  const folder = await standIn(cache)
  expect(installPackages(folder)).toBeUndefined()
  return fs.readFile(path.join(folder, 'called'), 'utf8')
}

test('npm keeps what it loads where it always does', async () => {
  expect(await calledWith(path.join(await emptyFolder(), '.npm'))).not.toContain('--cache')
})

test('where the home folder can’t be written, npm keeps it elsewhere', async () => {
  const file = path.join(await emptyFolder(), 'home')
  await fs.writeFile(file, '')
  expect(await calledWith(path.join(file, '.npm'))).toMatch(/ --cache \S+/)
})

test.each([
  ['npm error code EACCES\nnpm error syscall mkdir', 'folder'],
  ['npm error code ENOSPC', 'disk'],
  ['npm error errno EAI_AGAIN', 'network'],
  ['npm error code EUSAGE', 'above'],
])('%j', (said, cause) => {
  const others = ['folder', 'disk', 'network', 'above'].filter((each) => each !== cause)
  expect(explainInstall(said)).toContain(cause)
  for (const other of others.filter((each) => each !== 'above'))
    expect(explainInstall(said)).not.toContain(other)
})
