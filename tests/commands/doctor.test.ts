import { promises as fs } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { doctor } from '../../scripts/commands/doctor.ts'
import { call } from '../call.ts'
import { contentFolder, emptyFolder, replace, siteOf } from '../workspace.ts'

/** A port that is always free, and no program on the path. */
const ENV = { PORT: '0', PATH: '' }

const examine = (folder: string, env: Record<string, string> = {}) =>
  call(
    () => doctor({ folder, env: { ...ENV, ...env }, interfaceFile: 'blocks.js' }),
    siteOf(path.join(folder, 'content')),
  )

const company = async (...overrides: Parameters<typeof contentFolder>) =>
  path.dirname(await contentFolder(...overrides))

const faultsIn = (out: string) => out.split('\n').filter((line) => line.startsWith('Fehler'))

test('all is right in a company’s folder; that git is missing is a hint', async () => {
  const folder = await company()
  const { exit, out } = await examine(folder)
  expect({ exit, faults: faultsIn(out) }).toEqual({ exit: 0, faults: [] })
  expect(out).toContain(`in Ordnung  Ordner des Betriebs: ${folder}\n`)
  expect(out).toMatch(/^Hinweis +git ist nicht installiert/m)
  expect(out).toMatch(/Rechner und Ordner sind in Ordnung\..*npm run check\n$/)
})

test('nothing is left in the folder', async () => {
  const folder = await company()
  await examine(folder)
  expect(await fs.readdir(folder)).toEqual(['content'])
})

test('a folder that nobody else may look into is told as such', async () => {
  const folder = await company()
  await fs.rm(path.join(folder, 'content/site.yaml'))
  const refused = Object.assign(new Error('EACCES'), { code: 'EACCES' })
  for (const method of ['stat', 'readdir'] as const) {
    const spy = vi.spyOn(fs, method).mockRejectedValue(refused)
    onTestFinished(() => spy.mockRestore())
  }
  const { exit, out } = await examine(folder)
  expect(exit).toBe(1)
  expect(faultsIn(out)[0]).toContain(`${folder}/content dürfen Sie nicht lesen.`)
})

test('elsewhere it names the folder that was looked at, and nothing that only a company has', async () => {
  const folder = await emptyFolder()
  const { exit, out } = await examine(folder)
  expect({ exit, faults: faultsIn(out).length }).toEqual({ exit: 1, faults: 1 })
  expect(out).toContain(path.join(folder, 'content'))
  expect(out).toContain('npx gewerk new site')
  expect(out).not.toContain('Format')
})

test('below the company’s folder it says where that is', async () => {
  const folder = await company()
  const { out } = await examine(path.join(folder, 'content', 'pages'))
  expect(out).toContain(`Der Ordner des Betriebs ist wohl ${folder}.`)
})

test.each([
  ['older', 'format: 1', 'npm run upgrade'],
  ['newer', 'format: 99', 'genügt npm install.'],
  ['newer, for whoever has Gewerk as a file,', 'format: 99', 'npm install ./gewerk-….tgz'],
])('content of %s format', async (_, format, advice) => {
  const folder = await company({ 'site.yaml': replace('format: 2', format) })
  const { exit, out } = await examine(folder)
  expect({ exit, faults: faultsIn(out).length }).toEqual({ exit: 1, faults: 1 })
  expect(out).toContain(advice)
})

test('folders that can’t be written or must not be replaced', async () => {
  const folder = await company()
  await fs.writeFile(path.join(folder, '.gewerk'), 'eine Datei')
  await fs.mkdir(path.join(folder, 'dist'))
  await fs.writeFile(path.join(folder, 'dist', 'brief.txt'), 'von Hand')
  const { exit, out } = await examine(folder)
  expect({ exit, faults: faultsIn(out).length }).toEqual({ exit: 1, faults: 2 })
  expect(out).toContain('Darin liegt zum Beispiel brief.txt')
})

test('a folder for what is kept that is a link to nothing', async () => {
  const folder = await company()
  await fs.symlink('nirgends/darin', path.join(folder, '.gewerk'))
  const { exit, out } = await examine(folder)
  expect({ exit, faults: faultsIn(out).length }).toEqual({ exit: 1, faults: 1 })
  expect(out).toContain('.gewerk ist eine Verknüpfung, die ins Leere führt.\n')
})

test('a folder for servers that can’t be written: a build would fail at its end', async () => {
  const folder = await company()
  await fs.symlink('nirgends/darin', path.join(folder, 'deploy'))
  const { exit, out } = await examine(folder)
  expect({ exit, faults: faultsIn(out).length }).toEqual({ exit: 1, faults: 1 })
  expect(out).toContain('deploy ist eine Verknüpfung, die ins Leere führt.\n')
})

describe('without the right', () => {
  const REFUSED = Object.assign(new Error('EACCES'), { code: 'EACCES', path: '/firma/ordner' })
  afterEach(() => void vi.restoreAllMocks())

  test('to write texts, a hint says who needs it', async () => {
    const folder = await company()
    vi.spyOn(fs, 'access').mockRejectedValue(REFUSED)
    const { exit, out } = await examine(folder)
    expect(exit).toBe(0)
    expect(out).toMatch(/^Hinweis +\S+content lässt sich nicht ändern \(/m)
  })

  test.each(['pages', 'news/ofen.md'])('to change %s alone, it is named', async (name) => {
    const folder = await company()
    const locked = path.join(folder, 'content', name)
    const { access } = fs
    vi.spyOn(fs, 'access').mockImplementation(async (place, mode) => {
      if (place === locked) throw REFUSED
      return access(place, mode)
    })
    const { exit, out } = await examine(folder)
    expect(exit).toBe(0)
    expect(out).toContain(`Hinweis     ${locked} lässt sich nicht ändern (`)
  })

  test('to keep what a folder of another user has, it is a fault', async () => {
    const folder = await company()
    const locked = path.join(folder, '.gewerk', 'schema')
    await fs.mkdir(locked, { recursive: true })
    const { mkdir } = fs
    vi.spyOn(fs, 'mkdir').mockImplementation(async (place, options) => {
      if (path.dirname(String(place)) === locked) throw REFUSED
      return mkdir(place, options)
    })
    const { out } = await examine(folder)
    expect(faultsIn(out)).toEqual([
      expect.stringContaining(`In den Ordner ${locked} lässt sich nichts schreiben (`),
    ])
  })

  test('to read a folder, it is named with what to do', async () => {
    const folder = await company()
    vi.spyOn(fs, 'readdir').mockRejectedValue(REFUSED)
    const { exit, out } = await examine(folder)
    expect(exit).toBe(1)
    expect(out).toContain('fehlt Ihnen die Berechtigung: /firma/ordner\n')
    expect(out).not.toContain('gescheitert')
  })
})

test('a port that another program has is a hint with the way out', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const folder = await company()
  const { exit, out } = await examine(folder, { PORT: `${port}` })
  expect(exit).toBe(0)
  expect(out).toContain(`PORT=${port + 1} npm run start -- --folder ${folder}`)
})

test('a port that is none is a fault, with what to write instead', async () => {
  const { exit, out } = await examine(await company(), { PORT: 'abc' })
  expect({ exit, faults: faultsIn(out).length }).toEqual({ exit: 1, faults: 1 })
  expect(out).toContain('→ PORT=abc ist kein Port. Schreiben Sie eine ganze Zahl')
})

test.each([
  ['2026-12-24', 0, 'Die Website wird für den 24. Dezember 2026 gemacht'],
  ['morgen', 1, 'TODAY=morgen ist kein Tag.'],
  ['2026-13-01', 1, 'TODAY=2026-13-01 ist kein Tag.'],
])('TODAY=%s', async (today, exit, words) => {
  const found = await examine(await company(), { TODAY: today })
  expect(found.exit).toBe(exit)
  expect(found.out).toContain(words)
})

test('a clock that is behind the content', async () => {
  const folder = await company()
  const later = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000)
  await fs.utimes(path.join(folder, 'content/site.yaml'), later, later)
  const { exit, out } = await examine(folder)
  expect({ exit, faults: faultsIn(out).length }).toEqual({ exit: 1, faults: 1 })
  expect(out).toContain('Die Uhr dieses Rechners geht falsch')
})

test('git that is installed', async () => {
  const programs = await emptyFolder()
  await fs.writeFile(path.join(programs, 'git'), '')
  const { out } = await examine(await company(), { PATH: `/nirgends${path.delimiter}${programs}` })
  expect(out).toMatch(/^in Ordnung +git ist installiert\.$/m)
})

test.each([
  [99, 1, /^Fehler +Freier Speicherplatz: 99 MB$/m],
  [100, 0, /^Hinweis +Freier Speicherplatz: 100 MB$/m],
  [1_000, 0, /^in Ordnung +Freier Speicherplatz: 1000 MB$/m],
  [12_900, 0, /^in Ordnung +Freier Speicherplatz: 12 GB$/m],
])('a disk with room for %i MB', async (megabytes, exit, words) => {
  const disk = { bavail: megabytes * 1_000, bsize: 1_000 }
  vi.spyOn(fs, 'statfs').mockResolvedValue(disk as Awaited<ReturnType<typeof fs.statfs>>)
  const found = await examine(await company())
  expect(found.exit).toBe(exit)
  expect(found.out).toMatch(words)
})

test('names of pictures that differ only in how their umlauts are written', async () => {
  const folder = await company()
  const name = 'möhre.txt'
  for (const form of ['NFC', 'NFD'] as const)
    await fs.writeFile(path.join(folder, 'content/media', name.normalize(form)), '')
  const { exit, out } = await examine(folder)
  expect(exit).toBe(1)
  expect(out).toContain('möhre.txt zweimal')
})

test.each([
  'Bad Müller (1).JPG',
  'möhre.txt'.normalize('NFD'),
  'aux.png',
])('a name of a picture that the check refuses is not in order: %s', async (name) => {
  const folder = await company()
  await fs.writeFile(path.join(folder, 'content/media', name), '')
  const { exit, out } = await examine(folder)
  expect({ exit, faults: faultsIn(out).length }).toEqual({ exit: 1, faults: 1 })
  expect(out).toContain(`content/media/${name}: `)
})

test('blocks without a block', async () => {
  const folder = await company()
  await fs.mkdir(path.join(folder, 'blocks'))
  expect((await examine(folder)).out).toContain('liegt kein Baustein')
})

test('own blocks in a folder whose name the bundler can’t read', async () => {
  const folder = path.join(await company(), 'Halle #1')
  await fs.cp(path.join(folder, '../content'), path.join(folder, 'content'), { recursive: true })
  await fs.mkdir(path.join(folder, 'blocks/preisliste'), { recursive: true })
  await fs.writeFile(path.join(folder, 'blocks/preisliste/schema.ts'), '')
  const { exit, out } = await examine(folder)
  expect({ exit, faults: faultsIn(out).length }).toEqual({ exit: 1, faults: 1 })
  expect(out).toContain('Benennen Sie den Ordner um.')
})

test.each([
  ['has broken off', '{ "private": true,', 'npm run'],
  ['two people have changed at once', '{\n<<<<<<< HEAD\n"a": 1\n=======\n>>>>>>> x\n}', '<<<<<<<'],
])('a package.json that %s: no other command begins with npm then', async (_, text, advice) => {
  const folder = await company()
  const file = path.join(folder, 'package.json')
  await fs.writeFile(file, text)
  const { exit, out } = await examine(folder)
  expect({ exit, faults: faultsIn(out).length }).toEqual({ exit: 1, faults: 1 })
  expect(faultsIn(out)[0]).toContain(file)
  expect(out).toContain(advice)
})

test('a package.json with the sign at its beginning that Windows sets is right, as npm reads it', async () => {
  const folder = await company()
  await fs.writeFile(path.join(folder, 'package.json'), '\uFEFF{ "private": true }')
  expect((await examine(folder)).exit).toBe(0)
})
