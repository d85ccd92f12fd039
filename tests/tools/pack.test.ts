import { spawnSync } from 'node:child_process'
import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { overview } from '../../scripts/commands/usage.ts'
import { modelSchemas } from '../../scripts/json-schema/model-schemas.ts'
import { productFolder as root } from '../../scripts/machine/packages/product-folder.ts'
import type { Problem } from '../../scripts/problem/problem.ts'
import { product } from '../../scripts/product/product.ts'
import { emptyFolder, readAll, removeFolder } from '../workspace.ts'
import { companyWords } from './company-words.ts'
import { ANSWERS, pack } from './packed.ts'
import { environment, mustRun, run } from './run.ts'

/** The package where npm would put it; what npm would fetch for it comes from the repository. */
const unpack = async (file: string, elsewhere: string): Promise<string> => {
  const gewerk = path.join(elsewhere, 'node_modules/gewerk')
  await fs.mkdir(gewerk, { recursive: true })
  await mustRun(elsewhere, 'tar', '-xzf', file, '-C', gewerk, '--strip-components=1')
  const sharp = path.join(root, 'node_modules/sharp')
  await fs.symlink(sharp, path.join(elsewhere, 'node_modules/sharp'), 'junction')
  return gewerk
}

let gewerk: string
/** A company's folder as the package makes it. */
let madeFirma: string

const installed = () => path.join(gewerk, 'compiled/gewerk.mjs')

beforeAll(async () => {
  const work = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-pack-'))
  gewerk = await unpack(await pack(work), path.join(work, 'elsewhere'))
  madeFirma = path.join(work, 'firma')
  await mustRun(work, process.execPath, installed(), 'new', 'site', madeFirma, ...ANSWERS)
  return () => removeFolder(work)
})

test('the package has what a company needs, and no company in it', async () => {
  const names = [...(await readAll(gewerk)).keys()]
  const needed = ['compiled/gewerk.mjs', 'compiled/app/app.json', 'docs/handbuch/README.md']
  expect(names).toEqual(expect.arrayContaining(needed))
  expect(names.filter((name) => /^(?:content|node_modules|\.)/.test(name))).toEqual([])
})

test('the schemas of the package are those of the sources', async () => {
  const packaged = await fs.readFile(path.join(gewerk, 'compiled/schemas.json'), 'utf8')
  expect(new Map(JSON.parse(packaged))).toEqual(modelSchemas(product.model))
})

test('the package says nothing of the company whose content is in the repository', async () => {
  const words = await companyWords(path.join(root, 'content'))
  const files = [...(await readAll(gewerk))]
  const found = files.flatMap(([name, bytes]) => {
    // It tells of the repository, and of what can be seen in it.
    if (name === 'README.md') return []
    const text = bytes.toString('utf8')
    return words.filter((word) => word.test(text)).map((word) => `${name}: ${word.source}`)
  })
  expect(words.length).toBeGreaterThan(6)
  expect(found).toEqual([])
})

/** Modules that one imports as code, as addresses in the package. */
const importsOf = (name: string, code: string): string[] =>
  [
    ...code.matchAll(
      /^(?:import|export) (?!type )[^'"]*?from '(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm,
    ),
  ]
    .map(([, from, late]) => from ?? late ?? '')
    .map((address) => path.posix.join(path.posix.dirname(name), address.replace(/\?.*/, '')))

test('the browser’s code imports nothing that the package does not have', async () => {
  const files = await readAll(gewerk)
  const open = [...files.keys()].filter((name) => /^src\/.*\.tsx?$/.test(name))
  const seen = new Set(open)
  for (const name of open) {
    const code = files.get(name)?.toString() ?? ''
    for (const imported of importsOf(name, code)) {
      if (!seen.has(imported)) open.push(imported)
      seen.add(imported)
    }
  }
  expect(open.some((name) => name.startsWith('scripts/'))).toBe(true)
  expect(open.filter((name) => !files.has(name))).toEqual([])
})

test('the package tells of what it is made of', async () => {
  const bom = JSON.parse(await fs.readFile(path.join(gewerk, 'compiled/sbom.cdx.json'), 'utf8'))
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'gewerk' } } })
  const names = bom.components.map(({ name }: { name: string }) => name)
  expect(names).toEqual(expect.arrayContaining(['sharp', 'react', 'nodemailer']))
})

/** Calls a command as it is installed, in an empty folder. */
const callIn = (folder: string, ...args: string[]) =>
  run(folder, process.execPath, installed(), ...args)

describe('how it is called', () => {
  test.each([
    ...new Set(overview.match(/(?<=^ {2}gewerk )\w+/gm)),
  ])('gewerk %s --help', async (command) => {
    const folder = await emptyFolder()
    const { exit, out, error } = await callIn(folder, command, '--help')
    expect({ exit, error }).toEqual({ exit: 0, error: '' })
    expect(out).toContain(`gewerk ${command} `)
    expect(await fs.readdir(folder)).toEqual([])
  })

  test.each([
    [['chekc'], 'Den Befehl „chekc“ gibt es nicht. Meinten Sie check?'],
    [['check', '--relase'], 'Die Option --relase gibt es nicht. Meinten Sie --release?'],
    [['check', '--release=ja'], 'Hinter --release folgt nichts.'],
    [['check', '--until'], 'Hinter --until fehlt die Angabe.'],
    [['build', 'dist'], 'Mit „dist“ kann der Befehl nichts anfangen.'],
    [['doctor', '--fix'], 'Die Option --fix gibt es nicht.'],
    [['new', 'blog'], 'Eine Art „blog“ gibt es nicht.'],
    [['new', 'sit'], 'Eine Art „sit“ gibt es nicht. Meinten Sie site?'],
    [['new', 'site', '--naem', 'X'], 'Die Option --naem gibt es nicht. Meinten Sie --name?'],
  ])('gewerk %j', async (args, words) => {
    const folder = await emptyFolder()
    const { exit, out, error } = await callIn(folder, ...args)
    expect({ exit, out }).toEqual({ exit: 2, out: '' })
    expect(error.startsWith(words)).toBe(true)
    expect(error).toMatch(/--help|--folder ORDNER/)
    expect(await fs.readdir(folder)).toEqual([])
  })
})

/** The company's folder, for one test. */
const newFirma = async (): Promise<string> => {
  const firma = path.join(await emptyFolder(), 'firma')
  await fs.cp(madeFirma, firma, { recursive: true })
  return firma
}

/** Whether it has the bytes that the repository would build, asks `npm run audit -- package`. */
test('a company’s site is made, checked and built by the package', async () => {
  const firma = await newFirma()
  expect(await mustRun(firma, process.execPath, installed(), 'check')).toContain('in Ordnung')
  await mustRun(firma, process.execPath, installed(), 'build')
  const home = await fs.readFile(path.join(firma, 'dist/index.html'), 'utf8')
  expect(home).toContain('Tischlerei Holtkamp')
})

/** Somebody whom nothing here belongs to; root may read everything. */
const OTHER = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

/** The content of a company, in a folder that belongs to another user. */
const firmaOfAnother = async (): Promise<string> => {
  const firma = await newFirma()
  await fs.chmod(path.dirname(firma), 0o755)
  return firma
}

describe.skipIf(process.platform === 'win32')(
  'what may not be read is told, and nothing else',
  { tags: 'long' },
  () => {
    test.each([
      ['services.yaml', 'unreadable-file'],
      ['pages', 'unreadable-folder'],
      ['media', 'unreadable-folder'],
      ['media/zeichen.svg', 'unreadable-file'],
      ['media/schrank.svg', 'unreadable-file'],
    ])('%s', async (name, code) => {
      await fs.chmod(path.resolve(gewerk, '../../..'), 0o755)
      const firma = await firmaOfAnother()
      const locked = path.join(firma, 'content', name)
      const { mode } = await fs.stat(locked)
      await fs.chmod(locked, 0)
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [installed(), 'check', '--format', 'json'],
        { cwd: firma, env: environment(), encoding: 'utf8', ...OTHER },
      )
      await fs.chmod(locked, mode)
      // Where the machine is busy, a check says how far it is.
      const said = stderr.replace(/^.*: \d+ von \d+\n/gm, '')
      expect({ status, said }).toEqual({ status: 1, said: '' })
      const { problems } = JSON.parse(stdout)
      const errors = problems.filter(({ severity }: Problem) => severity === 'error')
      expect(errors).toMatchObject([{ file: `content/${name}`, code }])
    })
  },
)

test('a fault of the program ends with exit code 2, in words for the office, its stack beside', async () => {
  const firma = await newFirma()
  const broken = path.join(path.dirname(firma), 'broken.mjs')
  await fs.writeFile(broken, 'String.prototype.normalize = () => { throw new TypeError("ours") }\n')
  const call = ['--import', pathToFileURL(broken).href, installed(), 'check']
  const { exit, out, error } = await run(firma, process.execPath, ...call)
  expect({ exit, out }).toEqual({ exit: 2, out: '' })
  expect(error).toMatch(/^Das Prüfprogramm hat einen Fehler, nicht Ihr Text\./)
  expect(error).not.toMatch(/\n\s+at /)
  const kept = await fs.readFile(path.join(firma, '.gewerk/programmfehler.txt'), 'utf8')
  expect(kept).toMatch(/TypeError: ours\n\s+at /)
})

describe('what is told where files of the package are missing', () => {
  /** A copy of the package, which may be damaged. */
  const copied = async () => {
    const copy = path.join(await emptyFolder(), 'node_modules/gewerk')
    await fs.cp(gewerk, copy, { recursive: true })
    return copy
  }

  test.each(['compiled/parts', 'compiled/program.js', 'compiled/app'])('%s', async (name) => {
    const copy = await copied()
    await fs.rm(path.join(copy, name), { recursive: true })
    const program = path.join(copy, 'compiled/gewerk.mjs')
    const { exit, error } = await run(madeFirma, process.execPath, program, 'build')
    expect(error).toContain(`Gewerk ist nicht ganz installiert: In ${copy} fehlen Dateien.\n→ `)
    expect(error).not.toContain('node:internal')
    expect(exit).toBe(2)
  })

  test('a package.json without its end', async () => {
    const copy = await copied()
    await fs.writeFile(path.join(copy, 'package.json'), '{ "name": "gewerk",')
    const program = path.join(copy, 'compiled/gewerk.mjs')
    const { exit, error } = await run(madeFirma, process.execPath, program, 'check')
    expect(error).toMatch(/^Gewerk ist nicht ganz installiert: /)
    expect(exit).toBe(2)
  })

  test('also where only a single command needs them', async () => {
    const copy = await copied()
    await fs.rm(path.join(copy, 'docs/handbuch'), { recursive: true })
    const { exit, error } = await run(
      madeFirma,
      process.execPath,
      path.join(copy, 'compiled/gewerk.mjs'),
      'handbuch',
      '--no-open',
    )
    expect(error).toMatch(/^Gewerk ist nicht ganz installiert: /)
    expect(exit).toBe(2)
  })

  test('nothing where it is whole', async () => {
    const list = await fs.readFile(path.join(gewerk, 'compiled/files.json'), 'utf8')
    const there = [...(await readAll(gewerk)).keys()]
    expect(there).toEqual(expect.arrayContaining(Object.keys(JSON.parse(list))))
  })
})

/** What an old Node is to a program: its number, and modules that are not told where they lie. */
const oldNode = async (): Promise<string> => {
  const folder = await emptyFolder()
  const begin = path.join(folder, 'old-node.mjs')
  await fs.writeFile(
    path.join(folder, 'load.mjs'),
    `export const load = async (url, context, next) => {
      const loaded = await next(url, context)
      if (loaded.format !== 'module') return loaded
      return { ...loaded, source: String(loaded.source).replaceAll('import.meta.dirname', 'undefined') }
    }`,
  )
  await fs.writeFile(
    begin,
    `import { register } from 'node:module'
    Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } })
    register('./load.mjs', import.meta.url)`,
  )
  return pathToFileURL(begin).href
}

test('an old Node is told as such', async () => {
  const call = ['--import', await oldNode(), installed(), 'check']
  const { exit, error } = await run(madeFirma, process.execPath, ...call)
  expect(error).toMatch(/^Mit Node 18\.20\.8 läuft Gewerk nicht\.\n→ /)
  expect(exit).toBe(2)
})
