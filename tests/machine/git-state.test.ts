import { execFileSync } from 'node:child_process'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { gitState } from '../../scripts/machine/git-state.ts'
import { emptyFolder } from '../workspace.ts'

const USER = ['-c', 'user.name=A', '-c', 'user.email=a@b.example']

test('a folder says of which commit it is, and what it is called there, unless it has changed', async () => {
  const folder = await emptyFolder()
  const content = path.join(folder, 'firma/content')
  await fs.mkdir(content, { recursive: true })
  await fs.writeFile(path.join(content, 'site.yaml'), 'url: a\n')
  expect(await gitState(content)).toEqual({ folder: 'content' })

  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
  git('init', '-q')
  git('add', '.')
  git(...USER, 'commit', '-qm', 'Erste')
  const commit = git('rev-parse', 'HEAD')
  expect(await gitState(content)).toEqual({ folder: 'firma/content', commit })

  await fs.writeFile(path.join(folder, 'notiz.txt'), 'nicht veröffentlicht')
  expect(await gitState(content)).toEqual({ folder: 'firma/content', commit })
  await fs.writeFile(path.join(content, 'site.yaml'), 'url: b\n')
  expect(await gitState(content)).toEqual({ folder: 'firma/content' })
})

test('without git, only the commit is unknown', async () => {
  const folder = await emptyFolder()
  const content = path.join(folder, 'firma/content')
  await fs.mkdir(content, { recursive: true })
  await fs.mkdir(path.join(folder, '.git'))
  vi.stubEnv('PATH', '')
  const state = await gitState(content)
  vi.unstubAllEnvs()
  expect(state).toEqual({ folder: 'firma/content' })
})
