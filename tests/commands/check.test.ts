import { execFile } from 'node:child_process'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { check as checkCommand } from '../../scripts/commands/check.ts'
import { productFolder as root } from '../../scripts/machine/packages/product-folder.ts'
import { call, type Outcome } from '../call.ts'
import { BAKERY, contentFolder, emptyFolder, replace, siteOf, TODAY } from '../workspace.ts'

/** Runs `check` as a process of its own, as CI does. */
const runCheck = (folder: string, day: string): Promise<Outcome> =>
  new Promise((resolve) => {
    const env = { ...process.env, TODAY: day, CONTENT_DIR: folder }
    const options = { env, cwd: root }
    const command = [path.join(root, 'scripts/run.mjs'), 'gewerk', 'check']
    const child = execFile(process.execPath, command, options, (_, out, error) =>
      resolve({ exit: child.exitCode ?? -1, out, error }),
    )
  })

const check = (folder: string, ...args: string[]) => call(checkCommand, siteOf(folder), ...args)

const faulty = () =>
  contentFolder({
    'site.yaml': replace('titleSuffix:', 'titelSuffix:'),
    'values.yaml': replace('title: Zeit', 'title: "Zeit'),
  })

test('below the company’s folder it says where that is', async () => {
  const folder = await contentFolder()
  const { out } = await check(path.join(folder, 'pages/content'))
  expect(out).toContain(`cd ${path.dirname(folder)}\n`)
})

describe('exit code', () => {
  test('0 where the content is in order', async () => {
    // A slow machine says there how far it has got.
    const error = expect.not.stringMatching(/Error|^ +at /m)
    const out = expect.stringMatching(/^Der Inhalt ist in Ordnung/)
    expect(await runCheck(BAKERY, TODAY)).toEqual({ exit: 0, out, error })
  })

  test('1 where it has problems, which are all named', async () => {
    const { exit, out, error } = await check(await faulty())
    expect({ exit, error }).toEqual({ exit: 1, error: '' })
    expect(out).toContain('content/site.yaml:5:1\n')
    expect(out).toContain('content/values.yaml:2:10\n')
    expect(out.trimEnd()).toMatch(/\n2 Fehler\.$/)
  })

  test('1 where it has problems when a calendar is asked for, in which they do not stand', async () => {
    const asked = ['--until', '2027-12-31', '--format', 'ics']
    const { exit, out, error } = await check(await faulty(), ...asked)
    expect({ exit, out }).toEqual({ exit: 1, out: '' })
    expect(error).toContain('content/values.yaml:2:10\n')
  })

  test('2 where there is no folder, without a stack trace', async () => {
    const { exit, out, error } = await check('/gibt/es/nicht')
    expect({ exit, error }).toEqual({ exit: 2, error: '' })
    expect(out).toContain('/gibt/es/nicht')
    expect(out).not.toMatch(/\n\s+at /)
  })

  test.each([
    [['--format', 'xml'], 'Zur Wahl stehen text, json, github, gitlab, markdown, suggestions.'],
    [['--fromat', 'json'], 'Meinten Sie --format?'],
    [['pages'], 'Mit „pages“ kann der Befehl nichts anfangen.'],
    [['--until', '2099-12-31', '--fix'], '--until und --fix gehen nicht zusammen.'],
    [['--live', 'https://x.invalid', '--fix'], '--live und --fix gehen nicht zusammen.'],
    [['--live', 'https://x.invalid', '--until', '2099-12-31'], '--until und --live gehen nicht'],
    [['--yes'], '--yes gehört zu --fix.'],
  ])('2 for arguments that it does not know: %j', async (args, words) => {
    const { exit, out, error } = await check(await contentFolder(), ...args)
    expect({ exit, out }).toEqual({ exit: 2, out: '' })
    expect(error).toContain(words)
    expect(error).not.toMatch(/\n\s+at |fault of the program/)
  })

  test('1 for an empty folder', async () => {
    const { exit, out } = await check(await emptyFolder(), '--format', 'json')
    expect(exit).toBe(1)
    expect(
      JSON.parse(out)
        .problems.map(({ code }: { code: string }) => code)
        .sort(),
    ).toEqual(['missing-file', 'no-pages'])
  })
})

describe('format', () => {
  test('json is one object', async () => {
    const { exit, out } = await check(await faulty(), '--format', 'json')
    expect(exit).toBe(1)
    expect(JSON.parse(out)).toEqual({
      ok: false,
      problems: [
        {
          file: 'content/site.yaml',
          line: 5,
          column: 1,
          endLine: 5,
          endColumn: 12,
          severity: 'error',
          code: 'unknown-key',
          message: 'Die Angabe `titelSuffix` gibt es hier nicht.',
          hint: 'Meinten Sie `titleSuffix`?',
        },
        {
          file: 'content/values.yaml',
          line: 2,
          column: 10,
          endLine: 2,
          endColumn: 15,
          severity: 'error',
          code: 'open-quote',
          message: 'Hier beginnt ein Anführungszeichen ", das nirgends geschlossen wird.',
          hint: 'Setzen Sie ans Ende des Textes ein ", so: "Zeit"',
        },
      ],
    })
  })

  test('github is a line for each problem', async () => {
    const { exit, out } = await check(await faulty(), '--format', 'github')
    expect(exit).toBe(1)
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => line.split('::')[1]),
    ).toEqual([
      'error file=content/site.yaml,line=5,endLine=5,col=1,endColumn=12,title=Fehler',
      'error file=content/values.yaml,line=2,endLine=2,col=10,endColumn=15,title=Fehler',
    ])
  })
})

test('--release fails on placeholders', async () => {
  const folder = await contentFolder({
    'site.yaml': replace('titleSuffix: ', 'titleSuffix: !platzhalter '),
  })
  const { exit, out } = await check(folder, '--release')
  expect(exit).toBe(1)
  expect(out).toContain('content/site.yaml:5:14')
})

test('--release fails on what the law asks of a site', async () => {
  const folder = await contentFolder({
    'pages/kontakt.yaml': replace('Wir heben', 'Nach § 13 TMG heben wir'),
  })
  const before = await check(folder, '--format', 'json')
  expect(before.exit).toBe(0)
  expect(JSON.parse(before.out).problems).toMatchObject([
    { severity: 'warning', code: 'outdated-law', file: 'content/pages/kontakt.yaml', line: 37 },
  ])
  const { exit, out } = await check(folder, '--format', 'json', '--release')
  expect(exit).toBe(1)
  expect(JSON.parse(out).problems).toContainEqual(
    expect.objectContaining({ severity: 'error', code: 'outdated-law' }),
  )
})

test('2 for a day that is none', async () => {
  const { exit, out, error } = await runCheck(BAKERY, 'morgen')
  expect({ exit, out }).toEqual({ exit: 2, out: '' })
  expect(error).toContain('ist kein Tag. Schreiben Sie ihn wie 2026-12-24')
  expect(error).not.toMatch(/\n\s+at /)
})
