import { promises as fs } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { overview } from '../../../scripts/commands/usage.ts'
import { productFolder as root } from '../../../scripts/machine/packages/product-folder.ts'
import { filesOf } from './site-folder.ts'

const read = async (name: string) => (await filesOf()).get(name) ?? ''
const ours = (name: string) => fs.readFile(path.join(root, name), 'utf8')

test('holds what a company needs, and nothing of the system', async () => {
  const beside = [...(await filesOf()).keys()].filter((name) => !name.startsWith('content/'))
  expect(beside.sort()).toEqual([
    '.github/dependabot.yml',
    '.github/workflows/website.yml',
    '.gitignore',
    '.gitlab-ci.yml',
    '.vscode/extensions.json',
    '.vscode/news.code-snippets',
    '.vscode/settings.json',
    '.vscode/tasks.json',
    'README.md',
    'package.json',
  ])
})

const commands = [...new Set(overview.match(/(?<=^ {2}gewerk )\w+/gm))]

const scriptsCalling = (program: string) =>
  Object.fromEntries(commands.map((command) => [command, `${program} ${command}`]))

test('depends on this system alone, and has every command as a script', async () => {
  const { dependencies, scripts } = JSON.parse(await read('package.json'))
  expect(dependencies).toEqual({ gewerk: '^1.2.3' })
  expect(scripts).toEqual(scriptsCalling('gewerk'))
})

test('every command is a script here, too', async () => {
  const { scripts } = JSON.parse(await ours('package.json'))
  expect(scripts).toMatchObject(scriptsCalling('node scripts/run.mjs gewerk'))
})

test('the readme names the company', async () => {
  expect(await read('README.md')).toMatch(/^# Website: Tischlerei Holtkamp\n/)
  expect(await read('README.md')).not.toMatch(/\{\w+\}/)
})

describe('the editor helps as it does here', () => {
  test.each(['settings.json', 'extensions.json', 'news.code-snippets'])('%s', async (name) => {
    expect(await read(`.vscode/${name}`)).toBe(await ours(`.vscode/${name}`))
  })

  test('tasks.json', async () => {
    const command = 'npx gewerk check --format github'
    const own = (await ours('.vscode/tasks.json')).replace(
      /npm run --silent check.*(?=",)/,
      command,
    )
    expect(await read('.vscode/tasks.json')).toBe(own)
  })
})

describe('CI', () => {
  test.each([
    ['.github/workflows/website.yml', 'npx gewerk check --format github'],
    ['.gitlab-ci.yml', 'npx gewerk check --format gitlab'],
  ])('%s checks and builds', async (name, check) => {
    expect(await read(name)).toContain(check)
    expect(await read(name)).toContain('npx gewerk build')
    expect(await read(name)).not.toMatch(/npm run|tsx|scripts\//)
  })

  test('the handbook leads to the preview under the names that it has, here and in a company', async () => {
    const handbook = await ours('docs/handbuch/ansehen.md')
    const [, workflow] = /links auf \*\*(.+?)\*\*/.exec(handbook) ?? []
    for (const text of [
      await ours('.github/workflows/content.yml'),
      await read('.github/workflows/website.yml'),
    ]) {
      expect(text).toMatch(new RegExp(`^name: ${workflow}$`, 'm'))
      expect(text).toContain('name: vorschau\n')
    }
    const [, folder] = /liegt darin im Ordner `(.+?)`/.exec(handbook) ?? []
    for (const text of [await ours('.gitlab-ci.yml'), await read('.gitlab-ci.yml')])
      expect(text).toMatch(new RegExp(`paths: \\[${folder}/`))
  })

  test('on GitHub it comments and publishes as it does here', async () => {
    const jobs = (text: string) => text.slice(text.indexOf('    name: Probleme in den Vorschlag'))
    const own = jobs(await ours('.github/workflows/content.yml'))
    const installed = own.replace(/npm run --silent/g, 'npx gewerk')
    const theirs = jobs(await read('.github/workflows/website.yml'))
    expect(theirs.replace(/^ +- run: npm ci\n/m, '')).toBe(installed)
  })
})
