import nodeFs, { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { explainOwnFault } from '../../../scripts/app/explain-own-fault.ts'
import { judgeComponents } from '../../../scripts/app/own/own-components.ts'
import { ownDeclarations } from '../../../scripts/app/own/own-declarations.ts'
import { openSite } from '../../../scripts/commands/open-site.ts'
import { explainDiskFault } from '../../../scripts/problem/explain-disk-fault.ts'
import { emptyFolder } from '../../workspace.ts'

/** As much of the interface as a declaration takes. */
const INTERFACE = `export const z = {}
export const defineBlock = (type, purpose = 'Zeigt.') => ({ type, schema: { def: {} }, ui: { def: {} }, words: { name: 'Liste', purpose } })`

/** Opens a company's folder with a block of its own. */
const openWith = async (
  name: string,
  schema: string,
  others: readonly (string | [name: string, code: string | Buffer])[] = [],
) => {
  const folder = await emptyFolder()
  const interfaceFile = path.join(folder, 'interface.js')
  const file = path.join(folder, 'blocks', name, 'schema.ts')
  await fs.mkdir(path.dirname(file), { recursive: true })
  await fs.writeFile(interfaceFile, INTERFACE)
  await fs.writeFile(file, `import { defineBlock } from 'gewerk/blocks'\n${schema}`)
  for (const [other, code = ''] of others.map((each) => [each].flat()))
    await fs.writeFile(path.join(path.dirname(file), other as string), code)
  return openSite({ folder, env: {}, interfaceFile })
}

test.each([
  [[], 'Im Ordner blocks/preisliste fehlt die Datei Preisliste.tsx.'],
  [['preisliste.tsx'], 'Die Datei blocks/preisliste/preisliste.tsx muss Preisliste.tsx heißen'],
])('beside the declaration there is %j', async (files, words) => {
  const list = "export const list = defineBlock('preisliste')"
  await expect(openWith('preisliste', list, files)).rejects.toThrow(words)
})

test('a package that is missing is added by what the company installs with', async () => {
  const folder = await emptyFolder()
  const block = path.join(folder, 'blocks/preisliste')
  await fs.mkdir(block, { recursive: true })
  await fs.writeFile(path.join(folder, 'pnpm-lock.yaml'), '')
  await fs.writeFile(path.join(block, 'schema.ts'), "import '@nicht/da/teil'")
  const interfaceFile = path.join(folder, 'interface.js')
  await fs.writeFile(interfaceFile, INTERFACE)
  await expect(openSite({ folder, env: {}, interfaceFile })).rejects.toThrow(
    'lädt „@nicht/da/teil“. Dieses Paket ist nicht installiert; das macht: pnpm add @nicht/da',
  )
})

test('a link in the place of a file is refused', async () => {
  const folder = await emptyFolder()
  await fs.mkdir(path.join(folder, 'blocks/preisliste'), { recursive: true })
  await fs.writeFile(path.join(folder, 'schema.ts'), '')
  await fs.symlink('../../schema.ts', path.join(folder, 'blocks/preisliste/schema.ts'))
  const interfaceFile = path.join(folder, 'interface.js')
  await fs.writeFile(interfaceFile, INTERFACE)
  const opened = openSite({ folder, env: {}, interfaceFile })
  await expect(opened).rejects.toThrow('blocks/preisliste/schema.ts ist eine Verknüpfung')
})

test('a company that is reached by way of a link is judged like any other', async () => {
  const folder = await emptyFolder()
  const block = path.join(folder, 'firma/blocks/preisliste')
  await fs.mkdir(block, { recursive: true })
  const interfaceFile = path.join(folder, 'interface.js')
  await fs.writeFile(interfaceFile, INTERFACE)
  const save = (name: string, text: string) => fs.writeFile(path.join(block, name), text)
  await save('schema.ts', "import { defineBlock } from 'gewerk/blocks'")
  await save('Preisliste.tsx', "import fs from 'node:fs'\nexport const Preisliste = fs")
  await fs.symlink('firma', path.join(folder, 'link'))
  const opened = openSite({ folder: path.join(folder, 'link'), env: {}, interfaceFile })
  await expect(opened).rejects.toThrow(
    'Die Datei blocks/preisliste/Preisliste.tsx lädt node:fs; das gehört zu Node',
  )
})

test.each([
  [
    'const a = 1\nexport const Preisliste = (',
    `Ein eigener Baustein lässt sich nicht übersetzen:

  blocks/preisliste/Preisliste.tsx:2:28
      1 | const a = 1
    > 2 | export const Preisliste = (
        |                            ^
  Auf Englisch heißt der Fehler: Expected`,
  ],
  [
    "import x from './nichts.ts'\nexport const Preisliste = x",
    'Die Datei blocks/preisliste/Preisliste.tsx lädt „./nichts.ts“. Diese Datei gibt es nicht.',
  ],
  [
    "import { nichts } from './schema.ts'\nexport const Preisliste = nichts",
    'heißt der Fehler: "nichts" is not exported by "blocks/preisliste/schema.ts"',
  ],
  [
    "import type { Eins } from './schema.ts'\n\nimport { nichts } from './schema.ts'\nexport const Preisliste: Eins = <p>{nichts}</p>",
    `blocks/preisliste/Preisliste.tsx:3:10
      2 |
    > 3 | import { nichts } from './schema.ts'`,
  ],
  [
    "import x from './x.json'\nexport const Preisliste = x",
    'blocks/preisliste/Preisliste.tsx lädt „./x.json“',
  ],
  ["import fs from 'node:fs'\nexport const Preisliste = fs", 'lädt node:fs; das gehört zu Node'],
  [
    "import x from 'nicht-da'\nexport const Preisliste = x",
    'blocks/preisliste/Preisliste.tsx lädt „nicht-da“. Dieses Paket ist nicht installiert',
  ],
  [
    "import { Hero } from 'gewerk/hero'\nexport const Preisliste = Hero",
    'Die Datei blocks/preisliste/Preisliste.tsx lädt „gewerk/hero“. Von Gewerk',
  ],
  [
    "import { Link } from 'gewerk'\nexport const Preisliste = Link",
    'Die Datei blocks/preisliste/Preisliste.tsx lädt „gewerk“. Von Gewerk',
  ],
  [
    "import { Karte } from 'gewerk/components'\nexport const Preisliste = Karte",
    `blocks/preisliste/Preisliste.tsx:1:10
    > 1 | import { Karte } from 'gewerk/components'`,
  ],
  [
    "import './preise.css'\nexport const Preisliste = 1",
    'Die Datei blocks/preisliste/Preisliste.tsx lädt ./preise.css. So käme dieser Stil erst lange nach der Seite',
  ],
  ["import '../../x.ts'\nexport const Preisliste = 1", 'das liegt außerhalb des Ordners blocks'],
])('what is wrong in a component is told before anything is built: %s', async (code, words) => {
  const open = () =>
    openWith('preisliste', "export const list = defineBlock('preisliste')", [
      ['Preisliste.tsx', code],
    ])
  await expect(open()).rejects.toThrow(words)
})

test('data that cannot be read is told with its file', async () => {
  const openWithData = (data: string) =>
    openWith('preisliste', "export const list = defineBlock('preisliste')", [
      ['Preisliste.tsx', "import preise from './preise.json'\nexport const Preisliste = preise"],
      ['preise.json', data],
    ])
  await expect(openWithData('{\n  "brot": 4,\n  "torte": viel\n}')).rejects.toThrow(
    /^Die Datei blocks\/preisliste\/preise\.json ist kein gültiges JSON\.\nAuf Englisch heißt der Fehler: Unexpected token/,
  )
  const opened = await openWithData('\uFEFF{ "brot": 4 }').catch((error) => error)
  expect(String(opened)).not.toContain('preise.json')
})

test.each([
  ["import 'gewerk/block'\n", 'schema.ts lädt „gewerk/block“. Von Gewerk'],
  ["import 'gewerk/components'\n", 'schema.ts lädt gewerk/components. Das'],
])('what a declaration takes of the package is told: %s', async (line, words) => {
  const opened = openWith('preisliste', `${line}export const list = defineBlock('preisliste')`, [
    ['Preisliste.tsx', 'export const Preisliste = 1'],
  ])
  await expect(opened).rejects.toThrow(words)
})

test.each([
  "@import 'https://fonts.example/x.css';",
  '.a { background: url(//fremd.example/x.png) }',
])('a style sheet that would have visitors ask another server is refused: %s', async (style) => {
  const opened = openWith('preisliste', "export const list = defineBlock('preisliste')", [
    ['Preisliste.tsx', 'export const Preisliste = 1'],
    ['style.css', style],
  ])
  await expect(opened).rejects.toThrow('das liegt auf einem fremden Server')
})

test.each([
  ['.a { background: url(./nichts.png) }', './nichts.png'],
  ['.a { background: url("nichts.png") }', 'nichts.png'],
  ["@import './nichts.css';", './nichts.css'],
])('a file that a style sheet loads and is not there is told: %s', async (style, name) => {
  const opened = openWith('preisliste', "export const list = defineBlock('preisliste')", [
    ['Preisliste.tsx', 'export const Preisliste = 1'],
    ['style.css', style],
  ])
  await expect(opened).rejects.toThrow(
    `Die Datei blocks/preisliste/style.css lädt „${name}“. Diese Datei gibt es nicht.`,
  )
})

test.each([
  'schema.ts',
  'Preisliste.tsx',
  'style.css',
])('%s in another encoding than UTF-8 is told as such', async (name) => {
  const files: [string, string | Buffer][] = [
    ['Preisliste.tsx', 'export const Preisliste = 1'],
    [name, Buffer.from('\ufeffexport', 'utf16le')],
  ]
  const opened = openWith('preisliste', "export const list = defineBlock('preisliste')", files)
  await expect(opened).rejects.toThrow(
    `Die Datei blocks/preisliste/${name} ist nicht in UTF-8 gespeichert.`,
  )
})

test('what a style sheet loads and is there, or says in a comment, is taken', async () => {
  const folder = path.join(await emptyFolder(), 'blocks')
  const files = {
    'schema.ts': '',
    'Preisliste.tsx': 'export const Preisliste = 1',
    'muster.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'mein muster.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    // More than the bundler writes into a style sheet.
    'gross.png': 'x'.repeat(9000),
    // As editors on Windows write it.
    'style.css': `\uFEFF/* url(./frueher.png), url(https://fremd.example/x.png) */
.a { background: url('./muster.svg#a'); mask: url(#m); cursor: url("data:image/svg+xml,%3Csvg%3E"), auto }
.b { background: url(muster.svg?neu) }
.c { background: url(./gross.png) }
.d { background: url(./mein%20muster.svg) }`,
  }
  await fs.mkdir(path.join(folder, 'preisliste'), { recursive: true })
  for (const [name, text] of Object.entries(files))
    await fs.writeFile(path.join(folder, 'preisliste', name), text)
  await expect(judgeComponents(folder)).resolves.toBeUndefined()
})

test('a component that is saved under another name is told while the site is open, too', async () => {
  const folder = path.join(await emptyFolder(), 'blocks')
  await fs.mkdir(path.join(folder, 'preisliste'), { recursive: true })
  await fs.writeFile(path.join(folder, 'preisliste/schema.ts'), '')
  await fs.writeFile(path.join(folder, 'preisliste/Preisliste.tsx'), 'export const Liste = 1')
  await expect(judgeComponents(folder)).rejects.toThrow(
    'blocks/preisliste/Preisliste.tsx muss unter dem Namen Preisliste exportieren',
  )
})

test('a style sheet that loads from elsewhere is refused before the site is built', async () => {
  const opened = openWith('preisliste', "export const list = defineBlock('preisliste')", [
    ['Preisliste.tsx', 'export const Preisliste = 1'],
    ['style.css', "@import '../../fremd.css';"],
  ])
  await expect(opened).rejects.toThrow(
    'Die Datei blocks/preisliste/style.css lädt ../../fremd.css; das liegt außerhalb des Ordners blocks.',
  )
})

test.each([
  ['{{', {}, 'style.css:1:1'],
  ['.a {\n  color;;\n}', {}, 'style.css:2:8'],
  ["@import './teil.css';", { 'teil.css': '.a {}\n.b {{}' }, 'teil.css:2:5'],
])('what is wrong in a style sheet is told with its place: %j', async (style, others, place) => {
  const opened = openWith('preisliste', "export const list = defineBlock('preisliste')", [
    ['Preisliste.tsx', 'export const Preisliste = 1'],
    ['style.css', style],
    ...Object.entries(others),
  ])
  await expect(opened).rejects.toThrow(`blocks/preisliste/${place}`)
})

test('where nothing can be written, that is told, and not what the bundler makes of it', async () => {
  const folder = await emptyFolder()
  const interfaceFile = path.join(folder, 'interface.js')
  await fs.writeFile(interfaceFile, INTERFACE)
  await fs.mkdir(path.join(folder, 'blocks/preisliste'), { recursive: true })
  const schema =
    "import { defineBlock } from 'gewerk/blocks'\nexport const list = defineBlock('preisliste')"
  await fs.writeFile(path.join(folder, 'blocks/preisliste/schema.ts'), schema)
  const locked = path.join(folder, '.gewerk')
  const error = Object.assign(new Error('EACCES'), { code: 'EACCES', path: locked })
  vi.spyOn(nodeFs, 'mkdirSync').mockImplementation(() => {
    throw error
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const thrown = await openSite({ folder, env: {}, interfaceFile }).catch((fault) => fault)
  expect(explainDiskFault(thrown)).toContain(`fehlt Ihnen die Berechtigung (${locked})`)
})

test('a disk that is full is no fault of a block', async () => {
  const full = Object.assign(new Error('No space left on device (os error 28)'), { errors: [] })
  const compiling = explainOwnFault('/firma/blocks', () => Promise.reject(full))
  await expect(compiling).rejects.toBe(full)
  expect(explainDiskFault(full)).toContain('Der Datenträger ist voll')
})

test('a component under another name is told', async () => {
  const list = "export const list = defineBlock('preisliste')"
  await expect(openWith('preisliste', list, ['Preisliste.tsx'])).rejects.toThrow(
    'blocks/preisliste/Preisliste.tsx muss unter dem Namen Preisliste exportieren',
  )
})

test('a folder with a component that nothing declares is told', async () => {
  const folder = await emptyFolder()
  const interfaceFile = path.join(folder, 'interface.js')
  await fs.writeFile(interfaceFile, INTERFACE)
  await fs.mkdir(path.join(folder, 'blocks/preisliste'), { recursive: true })
  await fs.writeFile(path.join(folder, 'blocks/preisliste/Preisliste.tsx'), '')
  await expect(openSite({ folder, env: {}, interfaceFile })).rejects.toThrow(
    'liegt Preisliste.tsx, aber keine Datei schema.ts',
  )
})

test.each([
  ['preisliste', 'export const = 3', '  blocks/preisliste/schema.ts:2:14\n      1 | import'],
  ['preisliste', 'export const list = 3', 'schema.ts vereinbart keinen Baustein'],
  ['preisliste', "export const list = defineBlock('preise')", 'Beide müssen gleich heißen'],
  [
    'preisliste',
    "import { x } from '../../lib/x.ts'\nexport const list = defineBlock('preisliste', x)",
    'Die Datei blocks/preisliste/schema.ts lädt ../../lib/x.ts; das liegt außerhalb des Ordners blocks.',
  ],
  ...['node:fs', 'path'].map((name) => [
    'preisliste',
    `import x from '${name}'\nexport const list = defineBlock('preisliste', x)`,
    `Die Datei blocks/preisliste/schema.ts lädt ${name}; das gehört zu Node`,
  ]),
  [
    'preisliste',
    "import { x } from 'nicht-da'\nexport const list = defineBlock('preisliste', x)",
    'Die Datei blocks/preisliste/schema.ts lädt „nicht-da“. Dieses Paket ist nicht installiert; das macht: npm install nicht-da',
  ],
  [
    'preisliste',
    "export const list = defineBlock('preisliste', nichts())",
    'Die Datei blocks/preisliste/schema.ts ist beim Laden gescheitert, in Zeile 2:\n\n  ReferenceError: nichts is not defined',
  ],
  [
    'preisliste',
    "import { z,\n  defineBlok } from 'gewerk/blocks'\nexport const list = defineBlok('preisliste', z)",
    'Die Datei blocks/preisliste/schema.ts lädt in Zeile 3 „defineBlok“ aus gewerk/blocks. Das gibt es dort nicht. Meinten Sie „defineBlock“?',
  ],
  [
    'preisliste',
    'throw null',
    'Eine Datei schema.ts im Ordner blocks ist beim Laden gescheitert:\n\n  null',
  ],
  [
    'preis übersicht',
    "export const list = defineBlock('preis')",
    'Nennen Sie den Ordner blocks/preis-uebersicht',
  ],
  [
    '3d-ansicht',
    "export const ansicht = defineBlock('3d-ansicht')",
    'Nennen Sie den Ordner blocks/mein-3d-ansicht',
  ],
  [
    'mein-hero',
    "export const list = defineBlock('hero')",
    'Beide müssen gleich heißen: Schreiben Sie',
  ],
  [
    'hero',
    "export const list = defineBlock('hero')",
    'Einen Baustein „hero“ bringt Gewerk schon mit',
  ],
])('blocks/%s with %s is told', async (name, schema, words) => {
  await expect(openWith(name, schema)).rejects.toThrow(words)
})

test('what is saved while an earlier state is compiled, is not taken for that state', async () => {
  const schemaWith = (purpose: string) =>
    `import { defineBlock } from 'gewerk/blocks'\nexport const list = defineBlock('preisliste', '${purpose}')`
  const folder = await emptyFolder()
  const block = path.join(folder, 'blocks/preisliste')
  const schema = path.join(block, 'schema.ts')
  const interfaceFile = path.join(folder, 'interface.js')
  await fs.mkdir(block, { recursive: true })
  await fs.writeFile(interfaceFile, INTERFACE)
  await fs.writeFile(path.join(block, 'Preisliste.tsx'), 'export const Preisliste = 1')
  await fs.writeFile(schema, schemaWith('eins'))
  const own = {
    folder: path.dirname(block),
    cache: path.join(folder, '.gewerk'),
    interfaceFile,
    system: [],
  }
  const purpose = async () =>
    (await ownDeclarations(own))?.declarations.map(({ words }) => words.purpose)
  const { readFile } = fs
  let isSaved = false
  vi.spyOn(fs, 'readFile').mockImplementation(async (...args) => {
    const held = await readFile(...args)
    if (args[0] === schema && !isSaved) {
      isSaved = true
      await fs.writeFile(schema, schemaWith('zwei'))
    }
    return held
  })
  onTestFinished(() => void vi.restoreAllMocks())
  expect(await purpose()).toEqual(['zwei'])
  await fs.writeFile(schema, schemaWith('eins'))
  expect(await purpose()).toEqual(['eins'])
})

/** A company with a block that takes the purpose of its declaration from elsewhere. */
const openWithPurposeFrom = async (id: (folder: string) => string) => {
  const folder = await emptyFolder()
  const save = async (name: string, text: string) => {
    const file = path.join(folder, name)
    await fs.mkdir(path.dirname(file), { recursive: true })
    await fs.writeFile(file, text)
    return file
  }
  await save(
    'blocks/preisliste/schema.ts',
    `import { defineBlock } from 'gewerk/blocks'
import { purpose } from '${id(folder)}'
export const list = defineBlock('preisliste', purpose)`,
  )
  await save('blocks/preisliste/Preisliste.tsx', 'export const Preisliste = 1')
  const interfaceFile = await save('interface.js', INTERFACE)
  const own = {
    folder: path.join(folder, 'blocks'),
    cache: path.join(folder, '.gewerk'),
    interfaceFile,
    system: [],
  }
  return { folder, save, declare: () => ownDeclarations(own) }
}

test('a package that is installed anew is compiled into the declarations that load it', async () => {
  const { save, declare } = await openWithPurposeFrom(() => 'zweck')
  const found: unknown[] = []
  for (const version of ['eins', 'zwei']) {
    await save('node_modules/zweck/package.json', '{ "main": "index.js", "type": "module" }')
    await save('node_modules/zweck/index.js', `export const purpose = '${version}'`)
    await save('node_modules/.package-lock.json', version)
    found.push((await declare())?.declarations[0]?.words.purpose)
  }
  expect(found).toEqual(['eins', 'zwei'])
})

test.each([
  'tsconfig.json',
  'package.json',
])('a slip in %s is told of blocks that were compiled before it', async (name) => {
  const { save, declare } = await openWithPurposeFrom(() => './zweck.ts')
  await save('blocks/preisliste/zweck.ts', "export const purpose = 'eins'")
  await save(name, '{}')
  expect((await declare())?.declarations).toHaveLength(1)
  await save(name, '{ "a')
  await expect(declare()).rejects.toThrow()
  await save(name, '{}')
  expect((await declare())?.declarations).toHaveLength(1)
})

test.each<[how: string, id: (folder: string) => string, words: string]>([
  ['an alias', () => '#lib/zweck.ts', 'lädt #lib/zweck.ts; das liegt außerhalb des Ordners blocks'],
  ['its place', (folder) => `${folder}/lib/zweck.ts`, 'das liegt außerhalb des Ordners blocks'],
  ['an address', (folder) => `file://${folder}/lib/zweck.ts`, 'das liegt außerhalb des Ordners'],
  ['a link', () => 'zweck', 'lädt „zweck“. Dieses Paket ist nur verknüpft'],
])('a file beside the blocks that is loaded by %s is refused', async (_, id, words) => {
  const { folder, save, declare } = await openWithPurposeFrom(id)
  await save('lib/zweck.ts', "export const purpose = 'eins'")
  await save('package.json', '{ "imports": { "#lib/*": "./lib/*" } }')
  await save('lib/package.json', '{ "main": "zweck.ts", "type": "module" }')
  await fs.mkdir(path.join(folder, 'node_modules'))
  await fs.symlink('../lib', path.join(folder, 'node_modules/zweck'))
  await expect(declare()).rejects.toThrow(words)
})
