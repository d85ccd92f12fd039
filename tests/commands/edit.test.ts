import { spawnSync } from 'node:child_process'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { check } from '../../scripts/commands/check.ts'
import { edit as editCommand } from '../../scripts/commands/edit.ts'
import { ownMark } from '../../scripts/machine/files/own-mark.ts'
import { productFolder as root } from '../../scripts/machine/packages/product-folder.ts'
import { explainDiskFault } from '../../scripts/problem/explain-disk-fault.ts'
import { call, type Outcome } from '../call.ts'
import { goneMark } from '../gone-mark.ts'
import { bakeryText, contentFolder, replace, siteOf, TODAY } from '../workspace.ts'

const edit = (folder: string, ...args: string[]) => call(editCommand, siteOf(folder), ...args)

const read = (folder: string, name: string) => fs.readFile(path.join(folder, name), 'utf8')

/** Every file of a folder as one text. */
const allOf = async (folder: string) =>
  Promise.all(['site.yaml', 'services.yaml', 'news/ofen.md'].map((name) => read(folder, name)))

/** What a program gets that asks for JSON. */
const answerOf = ({ out }: Outcome) =>
  JSON.parse(out) as { ok: boolean; problems: Record<string, unknown>[]; diff: string }

const PHONE = ['content/site.yaml', 'company.phone', '+49 3573 1234']

describe('a folder that can’t be written', () => {
  afterEach(() => void vi.restoreAllMocks())

  test('is told by the file that was to change, with no word of a site that is not made here', async () => {
    const folder = await contentFolder()
    const { writeFile } = fs
    vi.spyOn(fs, 'writeFile').mockImplementation(async (draft, ...rest) => {
      if (path.dirname(String(draft)) !== folder) return writeFile(draft, ...rest)
      throw Object.assign(new Error('EACCES'), { code: 'EACCES', path: draft })
    })
    const error = await edit(folder, ...PHONE, '--write').catch((thrown: unknown) => thrown)
    const [said] = explainDiskFault(error, undefined, 'linux')?.split('\n') ?? []
    const file = path.join(folder, 'site.yaml')
    expect(said).toBe(
      `Abgebrochen: Für eine Datei oder einen Ordner fehlt Ihnen die Berechtigung (${file}).`,
    )
  })
})

describe('a single value', () => {
  test('is shown as a change that git takes, and not written', async () => {
    const folder = await contentFolder()
    const before = await read(folder, 'site.yaml')
    const { exit, out, error } = await edit(folder, ...PHONE)
    expect(exit).toBe(0)
    expect(out).toContain('--- a/content/site.yaml\n+++ b/content/site.yaml\n')
    expect(out).toContain('\n-  phone: "+49 3573 000000"\n+  phone: "+49 3573 1234"\n')
    expect(error).toContain('--write')
    expect(await read(folder, 'site.yaml')).toBe(before)
  })

  test('is written with --write, and nothing else is', async () => {
    const folder = await contentFolder()
    const before = await read(folder, 'site.yaml')
    expect((await edit(folder, ...PHONE, '--write')).exit).toBe(0)
    expect(await read(folder, 'site.yaml')).toBe(before.replace('+49 3573 000000', '+49 3573 1234'))
  })

  test('is written where nothing can be kept for the next time', async () => {
    const folder = await contentFolder()
    await fs.writeFile(siteOf(folder).cache, 'eine Datei')
    expect(await edit(folder, ...PHONE, '--write')).toMatchObject({ exit: 0 })
    expect(await read(folder, 'site.yaml')).toContain('+49 3573 1234')
  })

  test('leaves nothing beside the file of who was stopped while writing it, nor touches who still writes', async () => {
    const folder = await contentFolder()
    const living = `.site.yaml.${process.ppid}${ownMark.replace(/^\d+/, '')}`
    await fs.writeFile(path.join(folder, `.site.yaml.${goneMark()}`), 'half')
    await fs.writeFile(path.join(folder, living), 'half')
    expect((await edit(folder, ...PHONE, '--write')).exit).toBe(0)
    const hidden = (await fs.readdir(folder)).filter((name) => name.startsWith('.'))
    expect(hidden).toEqual([living])
  })

  test('is written by way of a name that tells whose it is', async () => {
    const folder = await contentFolder()
    const rename = vi.spyOn(fs, 'rename')
    await edit(folder, ...PHONE, '--write')
    const drafts = rename.mock.calls.map(([from]) => path.basename(String(from)))
    rename.mockRestore()
    expect(drafts).toContain(`.site.yaml.${ownMark}`)
  })

  test.each([
    ['the lines of an old Mac', (text: string) => text.replaceAll('\n', '\r')],
    ['one line that ends like those', (text: string) => text.replace('\n', '\r')],
  ])('keeps %s', async (_, change) => {
    const before = change(bakeryText('site.yaml'))
    const folder = await contentFolder({ 'site.yaml': () => before })
    expect((await edit(folder, ...PHONE, '--write')).exit).toBe(0)
    expect(await read(folder, 'site.yaml')).toBe(before.replace('+49 3573 000000', '+49 3573 1234'))
  })

  test('leaves a file to those who could write it', async () => {
    const folder = await contentFolder()
    const file = path.join(folder, 'site.yaml')
    await fs.chmod(file, 0o666)
    expect((await edit(folder, ...PHONE, '--write')).exit).toBe(0)
    expect((await fs.stat(file)).mode & 0o777).toBe(0o666)
  })

  test('is not written into a file whose umlauts nobody knows, and that is said', async () => {
    const folder = await contentFolder()
    const file = path.join(folder, 'site.yaml')
    const before = Buffer.from(`# Büro\n${await read(folder, 'site.yaml')}`, 'latin1')
    await fs.writeFile(file, before)
    const { exit, error } = await edit(folder, ...PHONE, '--write')
    expect(error).toContain('nicht in UTF-8 gespeichert')
    expect(error).toContain('Geschrieben wurde nichts.')
    expect(error).not.toContain('von jemand anderem')
    expect(exit).toBe(1)
    expect(await fs.readFile(file)).toEqual(before)
  })

  test('keeps the mark of Windows and its line ends', async () => {
    const folder = await contentFolder({
      'site.yaml': (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`,
    })
    const before = await read(folder, 'site.yaml')
    expect((await edit(folder, ...PHONE, '--write')).exit).toBe(0)
    expect(await read(folder, 'site.yaml')).toBe(before.replace('000000"', '1234"'))
  })

  test('that comes back is written as it was', async () => {
    const folder = await contentFolder()
    const before = await read(folder, 'services.yaml')
    const title = ['services.yaml', 'brot.title']
    await edit(folder, ...title, 'Brot: sauer', '--write')
    expect(await read(folder, 'services.yaml')).not.toBe(before)
    await edit(folder, ...title, 'Sauerteigbrot', '--write')
    expect(await read(folder, 'services.yaml')).toBe(before)
  })
})

describe('lists', () => {
  test.each([
    [['--insert', 'services.yaml', 'brot.features', 'Frisch'], /Kruste: kräftig"\n {4}- Frisch\n/],
    [['--remove', 'services.yaml', 'brot.features.0'], /features:\n {4}- "Kruste/],
    [['services.yaml', 'torte', '0', '--move'], /^- id: torte[\s\S]*\n\n- id: brot/],
  ])('%j', async (args, expected) => {
    const folder = await contentFolder()
    expect(await edit(folder, ...args, '--write')).toMatchObject({ exit: 0 })
    expect(await read(folder, 'services.yaml')).toMatch(expected)
  })
})

describe('what the check would refuse', () => {
  test.each([
    ['site.yaml', 'company.phone', 'morgen', replace('"+49 3573 000000"', '"morgen"')],
    ['site.yaml', 'theme.fone', 'x', replace('picture: plain', 'picture: plain\n  fone: x')],
    ['services.yaml', 'brot.href', '/nirgends', replace('href: /sortiment', 'href: /nirgends')],
    ['services.yaml', 'brot.id', 'torte', replace('id: brot', 'id: torte')],
    [
      'services.yaml',
      'torte.title',
      '{stats.tarten}',
      replace('Hochzeitstorte', '"{stats.tarten}"'),
    ],
  ])('%s %s %j', async (name, place, value, change) => {
    const folder = await contentFolder()
    const before = await allOf(folder)
    const outcome = await edit(folder, name, place, value, '--write', '--json')
    const { ok, problems, diff } = answerOf(outcome)
    expect({ exit: outcome.exit, ok, diff }).toEqual({ exit: 1, ok: false, diff: '' })
    expect(await allOf(folder)).toEqual(before)

    const broken = await contentFolder({ [name]: change })
    const told = answerOf(await call(check, siteOf(broken), '--format', 'json')).problems
    const isError = ({ severity }: Record<string, unknown>) => severity === 'error'
    expect(problems.filter(isError)).toEqual(told.filter(isError))
  })

  test('is a name in a file that is gone, whatever else is named in it', async () => {
    const folder = await contentFolder({ 'testimonials.yaml': null })
    const place = ['portfolio.yaml', 'schlosshochzeit.testimonial']
    const { exit, out } = await edit(folder, ...place, 'neu', '--json')
    expect(exit).toBe(1)
    expect(answerOf({ exit, out, error: '' }).problems).toMatchObject([
      {
        file: 'content/portfolio.yaml',
        code: 'unknown-entry',
        message: expect.stringContaining('`neu`'),
      },
    ])
  })

  test('is not that one of several such names goes', async () => {
    const folder = await contentFolder({ 'testimonials.yaml': null })
    const place = ['portfolio.yaml', 'schlosshochzeit.testimonial']
    expect(await edit(folder, '--remove', ...place, '--json')).toMatchObject({ exit: 0 })
  })

  test('was wrong before: the edit is made all the same', async () => {
    const folder = await contentFolder({ 'services.yaml': replace('href: /sortiment', 'href: /x') })
    const { exit, out } = await edit(folder, ...PHONE, '--json')
    expect(exit).toBe(0)
    expect(answerOf({ exit, out, error: '' })).toMatchObject({ ok: true, problems: [] })
    expect((await edit(folder, 'services.yaml', 'brot.href', '/sortiment', '--write')).exit).toBe(0)
  })

  test('a file that can not be read is told of as the check tells of it', async () => {
    const folder = await contentFolder({ 'site.yaml': replace('city: Senf', 'city: "Senf') })
    const { exit, out } = await edit(folder, ...PHONE, '--json')
    const [problem] = answerOf({ exit, out, error: '' }).problems
    expect({ exit, code: problem?.code }).toEqual({ exit: 1, code: 'open-quote' })
  })

  describe('a block that no name is known of, as one of its list has no type,', () => {
    const codes = async (place: string, ...changes: [string, string][]) => {
      const folder = await contentFolder({
        'pages/sortiment.yaml': (text) =>
          changes.reduce((before, [words, by]) => replace(words, by)(before), text),
      })
      const { exit, out } = await edit(folder, 'pages/sortiment.yaml', place, 'Neu', '--json')
      const { problems } = answerOf({ exit, out, error: '' })
      return problems.map(({ code, line }) => `${code} ${line}`)
    }
    const noType: [string, string] = ['- type: services', '- typ: services']

    test('is told of as the check tells of that one', async () => {
      expect(await codes('blocks.hero.title', noType)).toEqual(['unknown-key 20'])
    })

    test('is told as it is where nothing is wrong with its list', async () => {
      const wrong: [string, string] = ['title: Sortiment\n\n', 'titel: Sortiment\n\n']
      expect(await codes('blocks.heroo.title', wrong)).toEqual(['edit-unknown-place 7'])
    })
  })
})

/** Runs `gewerk edit --stdin` as a process of its own. */
const runWithInput = (folder: string, input: string, ...args: string[]): Outcome => {
  const env = { ...process.env, TODAY, CONTENT_DIR: folder }
  const program = [path.join(root, 'scripts/run.mjs'), 'gewerk', 'edit', '--stdin', ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, program, {
    env,
    cwd: root,
    input,
    encoding: 'utf8',
  })
  return { exit: status ?? -1, out: stdout, error: stderr }
}

const EDITS = [
  { file: 'content/site.yaml', path: 'company.city', before: 'Senftenberg', after: 'Lauta' },
  { path: 'services.yaml#brot.features', op: 'insert', at: 0, after: 'Neu: "ja"' },
  { path: ['brot', 'title'], file: 'services.yaml', after: '007' },
  { path: 'news/ofen:content', after: 'Ein neuer Text.' },
]

describe('a list of edits', () => {
  test('is made as a whole', async () => {
    const folder = await contentFolder()
    const { exit, out } = runWithInput(folder, JSON.stringify(EDITS), '--json', '--write')
    expect({ exit, ...answerOf({ exit, out, error: '' }) }).toMatchObject({ exit: 0, ok: true })
    expect(await read(folder, 'site.yaml')).toContain('city: Lauta\n')
    expect(await read(folder, 'services.yaml')).toContain(`title: "007"\n`)
    expect(await read(folder, 'services.yaml')).toContain(`    - 'Neu: "ja"'\n    - Mehl`)
    expect(await read(folder, 'news/ofen.md')).toMatch(/---\n\nEin neuer Text\.\n$/)
  })

  test('or not at all', async () => {
    const folder = await contentFolder()
    const before = await allOf(folder)
    const edits = [...EDITS, { path: 'services.yaml#torte.title', before: 'Torte', after: 'x' }]
    const outcome = runWithInput(folder, JSON.stringify(edits), '--json', '--write')
    const { problems } = answerOf(outcome)
    expect(problems).toMatchObject([{ code: 'edit-conflict', file: 'content/services.yaml' }])
    expect(outcome.exit).toBe(1)
    expect(await allOf(folder)).toEqual(before)
  })
})

describe('the file of the admin mode', () => {
  const FIRST = [
    { file: 'site.yaml', path: ['company', 'city'], before: 'Senftenberg', after: 'Lauta' },
    { file: 'services.yaml', path: ['brot', 'title'], before: 'Sauerteigbrot', after: 'Brote' },
    { file: 'services.yaml', path: ['brot', 'features'], op: 'remove' },
    { file: 'services.yaml', path: ['torte'], op: 'move', to: 'brot' },
    { file: 'news/ofen.md', path: ['content'], after: 'Ein neuer Text.\n' },
  ]
  const LATER = { file: 'site.yaml', path: ['company', 'street'], after: 'Mühlengang 9' }
  const takeOver = (folder: string, edits: unknown[]) =>
    runWithInput(folder, JSON.stringify({ version: 2, pages: {}, edits }), '--write')

  test('is taken over once more with what came later: what is made already is passed over', async () => {
    const folder = await contentFolder()
    expect(takeOver(folder, FIRST)).toMatchObject({ exit: 0 })
    const once = await allOf(folder)
    expect(takeOver(folder, FIRST)).toMatchObject({ exit: 0, out: '' })
    expect(await allOf(folder)).toEqual(once)
    const { exit, out } = takeOver(folder, [...FIRST, LATER])
    expect({ exit, changed: out.match(/^\+ .*/gm) }).toEqual({
      exit: 0,
      changed: ['+  street: Mühlengang 9'],
    })
  })

  test('is refused where somebody has written something else since', async () => {
    const folder = await contentFolder()
    expect(takeOver(folder, [{ ...LATER, before: 'Feldweg 1' }])).toMatchObject({
      exit: 1,
      error: expect.stringContaining('Hier steht inzwischen etwas anderes'),
    })
  })
})

describe('wrong usage', () => {
  test.each([
    [[]],
    [['site.yaml']],
    [['site.yaml', 'company.phone']],
    [['site.yaml', 'company.phone', 'x', 'y']],
    [['--wirte', ...PHONE]],
    [['--insert', '--remove', ...PHONE]],
  ])('%j', async (args) => {
    const { exit, out, error } = await edit(await contentFolder(), ...args)
    expect({ exit, out }).toEqual({ exit: 2, out: '' })
    expect(error).not.toMatch(/\n\s+at /)
  })

  test('what is no list of edits', async () => {
    const { exit, out, error } = runWithInput(await contentFolder(), '[{"path": 1}]')
    expect({ exit, out }).toEqual({ exit: 2, out: '' })
    expect(error).toMatch(/^1\. Änderung: `1` ist bei `path` nicht möglich\.\n/)
    expect(error).not.toMatch(/\n\s+at /)
  })
})

test('a value that is still marked as a sample is told', async () => {
  const folder = await contentFolder({
    'site.yaml': replace('street: Mühlengang 7', 'street: !platzhalter Mühlengang 7'),
  })
  const marked = await edit(folder, 'site.yaml', 'company.street', 'Mühlengang 9')
  expect(marked).toMatchObject({ exit: 0, error: expect.stringContaining('noch !platzhalter') })
  const plain = await edit(folder, 'site.yaml', 'company.city', 'Lauta')
  expect(plain.error).not.toContain('!platzhalter')
})

test.each([
  ['whole', '- !platzhalter\n  id: zeit'],
  ['whole, with a remark behind the mark', '- !platzhalter # noch offen\n  id: zeit'],
  ['in the next one', '- id: zeit', 'nachbarn'],
])('a value of an entry that is marked as a sample is told: %s', async (_, by, other = 'zeit') => {
  const mark = (text: string) =>
    text
      .replace('- id: zeit', by)
      .replace('- id: nachbarn', (entry) =>
        other === 'zeit' ? entry : '- !platzhalter\n  id: nachbarn',
      )
  const folder = await contentFolder({ 'values.yaml': mark })
  const told = async (id: string) =>
    (await edit(folder, 'values.yaml', `${id}.description`, 'Neu.')).error
  expect(await told(other)).toContain('noch !platzhalter')
  expect(await told(other === 'zeit' ? 'nachbarn' : 'zeit')).not.toContain('!platzhalter')
})

test('a key that is only misspelt is told, with the one that was meant', async () => {
  const args = ['site.yaml', 'company.phnoe', '+49 3573 1', '--json']
  const { exit, out } = await edit(await contentFolder(), ...args)
  expect(exit).toBe(1)
  expect(answerOf({ exit, out, error: '' }).problems).toMatchObject([
    { code: 'unknown-key', hint: expect.stringContaining('`phone`; das steht schon in Zeile 15') },
  ])
})

test('a file that is not there is told, with the one that was meant', async () => {
  const args = ['content/sevices.yaml', 'x', 'y', '--json']
  const { exit, out } = await edit(await contentFolder(), ...args)
  expect(exit).toBe(1)
  expect(answerOf({ exit, out, error: '' }).problems).toMatchObject([
    { code: 'edit-unknown-file', hint: 'Meinten Sie `content/services.yaml`?' },
  ])
})
