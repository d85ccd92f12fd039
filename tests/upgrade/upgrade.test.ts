import { promises as fs } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { upgrade } from '../../scripts/commands/upgrade.ts'
import { splice } from '../../scripts/edit/settle.ts'
import { openSheet } from '../../scripts/edit/sheet.ts'

import type { Migration } from '../../scripts/upgrade/migration.ts'
import { migrations } from '../../scripts/upgrade/migrations.ts'
import { upgradeTexts } from '../../scripts/upgrade/upgrade-texts.ts'
import { compileWith, contentFolder, type Overrides, replace, show, siteOf } from '../workspace.ts'

const FORMAT_LINES = '\n# Fassung des Inhalts. Diese Zeile schreibt gewerk upgrade.\nformat: 2\n'

/** As content of the first version was: neither the format nor the forms of the theme are said. */
const old: Overrides = {
  'site.yaml': (text) =>
    text
      .replace(FORMAT_LINES, '')
      .replace('  font: source-serif\n  ornament: rule\n  corner: round\n  picture: plain\n', '')
      .replace('  highlight: "#e0a800"', '  highlight: "#e0a800"   # wie die Kruste'),
}

let said: string[]
beforeEach(() => {
  said = []
  for (const way of ['log', 'error'] as const) {
    vi.spyOn(console, way).mockImplementation((words) => void said.push(String(words)))
  }
})
afterEach(() => vi.restoreAllMocks())

const run = async (overrides: Overrides, ...args: string[]) => {
  const content = await contentFolder(overrides)
  const file = path.join(content, 'site.yaml')
  const before = await fs.readFile(file, 'utf8')
  const exit = await upgrade(siteOf(content), args)
  return { exit, before, after: await fs.readFile(file, 'utf8'), said: said.join('\n') }
}

describe('content of an older format', () => {
  test('is told in one sentence, and nothing else is', async () => {
    const { problems, site } = await compileWith({
      ...old,
      'pages/home.yaml': replace('route: /', 'ruote: /'),
    })
    expect(problems.map(({ code }) => code)).toEqual(['old-format'])
    expect(site).toBeUndefined()
  })

  test('is brought to the present one by the lines that it lacks', async () => {
    const { exit, before, after } = await run(old, '--yes')
    const lines = '\n  font: bricolage\n  ornament: pipe\n  corner: soft\n  picture: faded'
    const comment = '# wie die Kruste'
    expect(exit).toBe(0)
    expect(after).toBe(before.replace(comment, comment + lines) + FORMAT_LINES)
  })

  test.each([
    '\n',
    '\r\n',
  ])('gets the deleted line of the format back below its words: %j', async (lineBreak) => {
    const content = await contentFolder({ 'site.yaml': (text) => text.replaceAll('\n', lineBreak) })
    const file = path.join(content, 'site.yaml')
    const whole = await fs.readFile(file, 'utf8')
    await fs.writeFile(file, whole.replace(`format: 2${lineBreak}`, ''))
    expect(await upgrade(siteOf(content), ['--yes'])).toBe(0)
    expect(await fs.readFile(file, 'utf8')).toBe(whole)
  })

  test('keeps the line ends of Windows', async () => {
    const windows: Overrides = {
      'site.yaml': (text) =>
        (old['site.yaml'] as (text: string) => string)(text).replaceAll('\n', '\r\n'),
    }
    const { after } = await run(windows, '--yes')
    expect(after.replaceAll('\r\n', '')).not.toContain('\n')
    expect(after).toContain('\r\n  ornament: pipe\r\n')
  })

  test('is shown before, and left as it is where nobody agrees', async () => {
    const { exit, before, after, said: words } = await run(old)
    expect({ exit, after }).toEqual({ exit: 1, after: before })
    expect(words).toContain('+  ornament: pipe')
    expect(words).toContain('npm run upgrade -- --yes --folder ')
  })

  test('is in order afterwards', async () => {
    const content = await contentFolder(old)
    await upgrade(siteOf(content), ['--yes'])
    const site = await fs.readFile(path.join(content, 'site.yaml'), 'utf8')
    const { problems } = await compileWith({ 'site.yaml': site })
    expect(problems.map(show)).toEqual([])
  })
})

describe('however a theme is written', () => {
  const LOOKS = 'font: bricolage, ornament: pipe, corner: soft, picture: faded'
  const upgraded = (theme: string) =>
    upgradeTexts(new Map([['site.yaml', `${theme}\nende: 1\n`]]), 1, migrations).get('site.yaml')
  const lines = (indent: string) =>
    LOOKS.split(', ')
      .map((look) => `\n${indent}${look}`)
      .join('')
  const rest = `\nende: 1\n${FORMAT_LINES}`

  test.each([
    [
      'quoted keys',
      `"theme":\n    'paper': "#fff"`,
      `"theme":\n    'paper': "#fff"${lines('    ')}`,
    ],
    ['no final value', 'theme:\n  ink:', `theme:\n  ink:${lines('  ')}`],
    ['a text in lines', 'theme:\n  paper: >-\n    Ä', `theme:\n  paper: >-\n    Ä${lines('  ')}`],
    ['brackets', 'theme: { paper: "#fff" } # Ü', `theme: { paper: "#fff", ${LOOKS} } # Ü`],
    ['nothing', 'theme:', `theme:${lines('  ')}`],
    ['no theme', 'name: Brot', 'name: Brot'],
  ])('%s', (_, theme, after) => {
    expect(upgraded(theme)).toBe(after + rest)
  })

  test('no theme of another file', () => {
    const texts = new Map([['collections/leaflets.yaml', 'theme:\n  ink: a\n']])
    expect(upgradeTexts(texts, 1, migrations)).toEqual(texts)
  })

  test('before a mark that ends the document', () => {
    const text = `theme:\n  ink: a\n...\n`
    const after = upgradeTexts(new Map([['site.yaml', text]]), 1, migrations)
    expect(after.get('site.yaml')).toBe(`theme:\n  ink: a${lines('  ')}\n${FORMAT_LINES}...\n`)
  })
})

describe('other content', () => {
  test('that can not be read is told by its line, and left alone', async () => {
    const open: Overrides = {
      'site.yaml': (text) =>
        (old['site.yaml'] as (text: string) => string)(text).replace(
          'city: Senftenberg',
          'city: "Senftenberg',
        ),
    }
    const { exit, before, after, said: words } = await run(open, '--yes')
    expect({ exit, after }).toEqual({ exit: 1, after: before })
    expect(words).toContain('Hier beginnt ein Anführungszeichen')
  })

  test('that says a thing twice is left alone, and told where', async () => {
    const twice: Overrides = {
      'site.yaml': (text) =>
        `${(old['site.yaml'] as (text: string) => string)(text)}language: de\n`,
    }
    const { exit, before, after, said: words } = await run(twice, '--yes')
    expect({ exit, after }).toEqual({ exit: 1, after: before })
    expect(words).toMatch(/content\/site\.yaml:\d+:1\n/)
  })

  test('whose theme is no group is left alone, and told where', async () => {
    const list: Overrides = {
      'site.yaml': (text) =>
        (old['site.yaml'] as (text: string) => string)(text).replace(
          /^theme:\n(?: .*\n)+/m,
          'theme:\n  - ink\n',
        ),
    }
    const { exit, before, after, said: words } = await run(list, '--yes')
    expect({ exit, after }).toEqual({ exit: 1, after: before })
    expect(words).toMatch(/content\/site\.yaml:\d+:\d+\n/)
  })

  test('of the present format is left alone', async () => {
    const { exit, before, after, said: words } = await run({}, '--yes')
    expect({ exit, after }).toEqual({ exit: 0, after: before })
    expect(words).toBe('Der Inhalt ist auf dem neuesten Stand (Format 2).')
  })

  test('of a newer format is told, by the check and by the upgrade', async () => {
    const newer = { 'site.yaml': replace('format: 2', 'format: 3') }
    const { problems } = await compileWith(newer)
    expect(problems.map(show)).toEqual([
      expect.stringMatching(/^content\/site.yaml:\d+:9 new-format$/),
    ])
    expect(await run(newer)).toMatchObject({ exit: 1, said: expect.stringContaining('Format 3') })
    // Who is behind a colleague's upgrade has the version in package.json already, and maybe as a file.
    const { said } = await run(newer)
    expect(said).toContain('genügt npm install.')
    expect(said).toContain('npm install ./gewerk-….tgz')
  })

  test.each([
    ['fromat: 2', 'unknown-key'],
    ['format: zwei', 'wrong-type'],
  ])('where the line is wrong (%s) has that fault', async (line, code) => {
    const { problems } = await compileWith({ 'site.yaml': replace('format: 2', line) })
    expect(problems.map((problem) => problem.code)).toEqual([code])
  })
})

test('who is cut off between two files can begin again: the version is noted behind all others', async () => {
  const everywhere: Migration = {
    to: 2,
    what: 'Alles',
    change: (sheet) => openSheet(`# neu\n${sheet.text.replace(/^# neu\n/, '')}`),
  }
  ;(migrations as Migration[]).push(everywhere)
  onTestFinished(() => void (migrations as Migration[]).pop())
  const content = await contentFolder(old)
  const rename = vi.spyOn(fs, 'rename')
  expect(await upgrade(siteOf(content), ['--yes'])).toBe(0)
  const names = rename.mock.calls.map(([, to]) => path.relative(content, String(to)))
  const written = names.filter((name) => name.endsWith('.yaml') && !name.startsWith('..'))
  expect(written.length).toBeGreaterThan(2)
  expect(written.at(-1)).toBe('site.yaml')
})

test('several versions follow one another, file by file', () => {
  const rename = (from: string, to: string, version: number): Migration => ({
    to: version,
    what: `${from} heißt ${to}`,
    change: (sheet) => {
      const key = sheet.document.root.entries.get(from)?.key
      return key ? openSheet(splice(sheet, key, to)) : sheet
    },
  })
  const steps = [rename('telefon', 'tel', 2), rename('tel', 'phone', 3)]
  const texts = new Map([
    ['site.yaml', '# Büro\ntelefon: 1 # Zentrale\n'],
    ['pages/office.yaml', 'telefon: 2\n'],
    ['damaged.yaml', 'a: "b'],
  ])
  expect([...upgradeTexts(texts, 1, steps)]).toEqual([
    [
      'site.yaml',
      '# Büro\nphone: 1 # Zentrale\n\n# Fassung des Inhalts. Diese Zeile schreibt gewerk upgrade.\nformat: 3\n',
    ],
    ['pages/office.yaml', 'phone: 2\n'],
    ['damaged.yaml', 'a: "b'],
  ])
  expect(upgradeTexts(texts, 3, steps)).toEqual(texts)
})
