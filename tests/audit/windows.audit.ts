import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { hydrated, newVisitor } from '../browser/harness.ts'
import { ANSWERS, differing, pack } from '../tools/packed.ts'
import { mustRun } from '../tools/run.ts'
import { replace } from '../workspace.ts'
import { freePort } from './hosts/programs.ts'
import { change, copyOf, INSTALL, installTool } from './package/company.ts'
import { FOR_WINDOWS, hasWindows, openWindows, type Windows } from './windows/windows.ts'

const GEWERK = 'node_modules/gewerk/compiled/gewerk.mjs'
const HOME = 'content/pages/home.yaml'
const TITLE = 'Aus Holz, auf Maß'

/** How far long work is, told on slow machines, and no word of Node's or of a library's. */
const NOTHING_WRONG = expect.stringMatching(/^(?:.+: [\d.]+ von [\d.]+\n)*$/)

/** The package in the Node of Windows, which Wine runs; the libraries in machine code are those of Windows, too. */
describe.runIf(hasWindows)('on Windows', () => {
  let windows: Windows
  let tool: string
  /** Tests work in copies. */
  let company: string

  beforeAll(async () => {
    const work = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-windows-'))
    windows = await openWindows(work)
    tool = await installTool(work, await pack(work), FOR_WINDOWS)
    company = path.join(work, 'Jürgen Müller', 'Website & Co')
    await windows.run(tool, GEWERK, 'new', 'site', company, ...ANSWERS)
    await mustRun(company, 'npm', ...INSTALL, ...FOR_WINDOWS)
    return async () => {
      await windows.close()
      await fs.rm(work, { recursive: true, force: true })
    }
  }, 600_000)

  const gewerk = (folder: string, ...args: string[]) => windows.run(folder, GEWERK, ...args)

  test('a site is checked, and built to the bytes that other systems make of it', async () => {
    const firma = await copyOf(company)
    expect(await gewerk(firma, 'check')).toMatchObject({ exit: 0, error: NOTHING_WRONG })
    expect(await gewerk(firma, 'build')).toMatchObject({ exit: 0, error: NOTHING_WRONG })
    const elsewhere = await copyOf(company)
    await fs.rm(path.join(elsewhere, 'node_modules'), { recursive: true })
    await mustRun(elsewhere, 'npm', ...INSTALL)
    await mustRun(elsewhere, 'npm', 'run', 'build')
    const different = await differing(path.join(firma, 'dist'), path.join(elsewhere, 'dist'))
    // Its content is named by its way from there.
    expect(different.filter((name) => name !== '.gewerk-build.json')).toEqual([])

    const again = await gewerk(firma, 'build')
    expect(again).toMatchObject({ exit: 0, out: expect.stringContaining('alle unverändert') })
  })

  test('a fault is told with its place, and mended; returns of Windows stay', async () => {
    const firma = await copyOf(company)
    await change(firma, HOME, (text) => text.replace('title:', 'titel:').replaceAll('\n', '\r\n'))
    const told = await gewerk(firma, 'check')
    expect(told).toMatchObject({ exit: 1, out: expect.stringContaining(`${HOME}:`) })
    expect(await gewerk(firma, 'check', '--fix', '--yes')).toMatchObject({ exit: 0 })
    const mended = await fs.readFile(path.join(firma, HOME), 'utf8')
    expect(mended.split('\r\n').length).toBe(mended.split('\n').length)
    expect(mended).not.toContain('titel:')
  })

  test('a value is changed by a command', async () => {
    const firma = await copyOf(company)
    const edit = ['edit', 'content/site.yaml', 'company.phone', '+49 2581 1234', '--write']
    expect(await gewerk(firma, ...edit)).toMatchObject({ exit: 0 })
    expect(await fs.readFile(path.join(firma, 'content/site.yaml'), 'utf8')).toContain(
      'phone: "+49 2581 1234"',
    )
  })

  test('machine and folder are found in order', async () => {
    const { exit, out } = await gewerk(await copyOf(company), 'doctor')
    expect(out).toContain('Rechner und Ordner sind in Ordnung.')
    expect(exit).toBe(0)
  })

  test('what is saved is on the screen, right or wrong', async () => {
    const firma = await copyOf(company)
    const port = await freePort()
    await windows.start(firma, port, /http:\/\/localhost/, GEWERK, 'dev')
    const { page } = await newVisitor()
    await page.goto(`http://localhost:${port}`)
    await hydrated(page)
    await change(firma, HOME, replace(`title: ${TITLE}`, 'title: Aus gutem Holz'))
    await page.getByRole('heading', { name: 'Aus gutem Holz' }).waitFor()
    await change(firma, HOME, replace('title: Aus gutem Holz', 'titel: Aus gutem Holz'))
    await page.getByText('Die Angabe `titel` gibt es hier nicht').waitFor()
  })
})
