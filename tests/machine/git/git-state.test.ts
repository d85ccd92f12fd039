import { execFileSync } from 'node:child_process'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { gitState } from '../../../scripts/machine/git/git-state.ts'
import { emptyFolder } from '../../workspace.ts'

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

/** A repository of somebody else whose settings name a program; `ran` is there once it was started. */
const strangersRepository = async (settings: (program: string) => string) => {
  const folder = await emptyFolder()
  const ran = path.join(folder, 'ran')
  const program = path.join(folder, 'program.sh')
  await fs.writeFile(program, `#!/bin/sh\ntouch ${ran}\nexit 1\n`, { mode: 0o755 })
  const content = path.join(folder, 'repository/content')
  await fs.mkdir(content, { recursive: true })
  await fs.writeFile(path.join(content, '.gitattributes'), '* filter=x=y\n*.yaml filter=Own\n')
  await fs.writeFile(path.join(content, 'site.yaml'), 'url: a\n')
  const git = (...args: string[]) => execFileSync('git', args, { cwd: path.dirname(content) })
  git('init', '-q')
  git('add', '.')
  git(...USER, 'commit', '-qm', 'Erste')
  await fs.utimes(path.join(content, 'site.yaml'), 1, 1)
  await fs.utimes(path.join(content, '.gitattributes'), 1, 1)
  await fs.appendFile(path.join(folder, 'repository/.git/config'), settings(program))
  return { content, ran }
}

const OBEYED: [string, (program: string) => string][] = [
  ['the watcher', (program) => `[core]\nfsmonitor = ${program}\n`],
  ['a filter', (program) => `[filter "Own"]\nclean = ${program}\nrequired\n`],
  ['a filter that stays', (program) => `[filter "Own"]\nprocess = ${program}\n`],
  ['a filter with an odd name', (program) => `[filter "x=y"]\nclean = ${program}\n`],
  [
    'the program of a server that has what is missing',
    (program) =>
      `repositoryformatversion = 1\n[extensions]\npartialClone = x\n[remote "x"]\npromisor = true\nurl = ${path.dirname(program)}\nuploadpack = ${program}\n`,
  ],
]

test.each(OBEYED)('%s that a repository names is not started', async (name, settings) => {
  const { content, ran } = await strangersRepository(settings)
  if (name.startsWith('the program')) {
    const objects = path.join(content, '../.git/objects')
    const tree = execFileSync('git', ['rev-parse', 'HEAD^{tree}'], {
      cwd: content,
      encoding: 'utf8',
    })
    await fs.rm(path.join(objects, tree.slice(0, 2)), { recursive: true })
  }
  await gitState(content)
  await expect(fs.access(ran)).rejects.toThrow('ENOENT')
})
