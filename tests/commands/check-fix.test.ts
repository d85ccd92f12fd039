import { promises as fs } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { check } from '../../scripts/commands/check.ts'
import { call } from '../call.ts'
import { bakeryText, contentFolder, type Overrides, replace, siteOf } from '../workspace.ts'

beforeEach(() => vi.stubEnv('CI', '1'))
afterEach(() => vi.unstubAllEnvs())

const fixed = async (overrides: Overrides, ...args: string[]) => {
  const folder = await contentFolder(overrides)
  const outcome = await call(check, siteOf(folder), '--fix', ...args)
  const read = (name: string) => fs.readFile(path.join(folder, name), 'utf8')
  return { ...outcome, read }
}

const HOME = 'pages/home.yaml'

/** Nobody can have meant anything else. */
const SURE: Overrides = {
  'site.yaml': (text) =>
    text.replace('titleSuffix:', 'titelSuffix:').replace('founded: 1987', 'founded: "1987"'),
  'services.yaml': replace('    - Mehl aus', '     - Mehl aus'),
  'values.yaml': replace('title: Zeit', 'title: "Zeit'),
  'pages/home.yaml': replace('route: /', 'route: /\n\t# Notiz'),
}

test('what is sure is put right, to the byte, and nobody is asked', async () => {
  const { exit, out, error, read } = await fixed(SURE)
  expect(out).toMatch(/Der Inhalt ist in Ordnung/)
  expect(exit).toBe(0)
  expect(error).toContain('-titelSuffix:')
  for (const name of ['site.yaml', 'services.yaml']) expect(await read(name)).toBe(bakeryText(name))
})

/** Somebody has to say so. */
const LIKELY: Overrides = {
  'site.yaml': replace('/sortiment#brote', '/sortiment#borste'),
  'services.yaml': replace('href: /sortiment', 'href: /sortimende'),
}

test('what is only likely is left where nobody can be asked, and told', async () => {
  const { exit, out, error, read } = await fixed(LIKELY)
  expect(exit).toBe(1)
  expect(out).toContain('2 Fehler.')
  expect(error).toMatch(/2 Vorschläge nicht übernommen.*npm run check -- --fix --folder \S/)
  expect(await read('services.yaml')).toContain('/sortimende')
})

test('and made where somebody agrees', async () => {
  const { exit, read } = await fixed(LIKELY, '--yes')
  expect(exit).toBe(0)
  for (const name of ['site.yaml', 'services.yaml']) expect(await read(name)).toBe(bakeryText(name))
})

test('a line that nobody knows is never deleted', async () => {
  const unknown = 'company:\n  unsinn: ja\n'
  const { exit, read } = await fixed({ 'site.yaml': replace('company:\n', unknown) }, '--yes')
  expect(exit).toBe(1)
  expect(await read('site.yaml')).toContain(unknown)
})

test('a repair that would only bring another fault is not made', async () => {
  const { exit, read } = await fixed(
    { 'services.yaml': replace('brot\n  title', 'torte\n  title') },
    '--yes',
  )
  expect(exit).toBe(1)
  expect(await read('services.yaml')).toContain('id: torte\n  title: Sauerteigbrot')
})

test('programs get what is left, and nothing else', async () => {
  const { out } = await fixed(LIKELY, '--format', 'json')
  expect(JSON.parse(out)).toMatchObject({ ok: false, problems: [{}, {}] })
})

test('a file that is not in UTF-8 keeps its bytes, and keeps nobody from repairing the others', async () => {
  const jobs = Buffer.from(bakeryText('jobs.yaml').replace('tasks:', 'task:'), 'latin1')
  const { exit, out, error, read } = await fixed({ ...SURE, 'jobs.yaml': jobs }, '--yes')
  expect(exit).toBe(1)
  expect(out).toContain('nicht in UTF-8')
  expect(error).toMatch(/Stellen berichtigt/)
  for (const name of ['site.yaml', 'services.yaml']) expect(await read(name)).toBe(bakeryText(name))
  expect(await read('jobs.yaml')).toBe(jobs.toString('utf8'))
})

test('words that stand elsewhere in the file as well are not taken away', async () => {
  const note = 'hidden: true Brot und Torten'
  const { exit, out, read } = await fixed(
    { [HOME]: replace('blocks:', `  ${note}\n\nblocks:`) },
    '--yes',
  )
  expect(exit).toBe(1)
  expect(out).toContain('hidden: true')
  expect(await read(HOME)).toContain(note)
})
