import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { writeArchive } from '../../scripts/bench/archives/write-archive.ts'
import { productFolder as root } from '../../scripts/machine/packages/product-folder.ts'
import { tradeNames } from '../../scripts/new/site/trades.ts'
import { bar, editable, write } from '../browser/admin/editing.ts'
import { hydrated, newVisitor } from '../browser/harness.ts'
import { ANSWERS, differing, pack } from '../tools/packed.ts'
import { mustRun, run } from '../tools/run.ts'
import { BAKERY, emptyFolder, readAll, replace, TODAY } from '../workspace.ts'
import { change, copyOf, INSTALL, installTool, makeCompany } from './package/company.ts'
import { startScript } from './package/live.ts'

/** The package as npm has installed it, alone in a folder. */
let tool: string
/** A company that has installed it: tests work in copies. */
let company: string

beforeAll(async () => {
  const work = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-package-'))
  const file = await pack(work)
  tool = await installTool(work, file)
  company = await makeCompany(tool)
  return () => fs.rm(work, { recursive: true, force: true })
}, 600_000)

const HOME = 'content/pages/home.yaml'
const TITLE = 'Aus Holz, auf Maß'

/** What the page of an address shows, once the app has taken it over. */
const open = async (address: string) => {
  const { page, complaints } = await newVisitor()
  await page.goto(address)
  await hydrated(page)
  return { page, complaints }
}

describe('what npm installs for a company', () => {
  test('is at most 15 packages and 60 MB', async () => {
    const modules = path.join(company, 'node_modules')
    const lock = JSON.parse(await fs.readFile(path.join(modules, '.package-lock.json'), 'utf8'))
    const files = [...(await readAll(modules)).values()]
    const megabytes = files.reduce((sum, { length }) => sum + length, 0) / 1e6
    console.log(`${Object.keys(lock.packages).length} packages, ${megabytes.toFixed(1)} MB`)
    expect(Object.keys(lock.packages).length).toBeLessThanOrEqual(15)
    expect(megabytes).toBeLessThanOrEqual(60)
  })
})

describe('a new company', () => {
  test('is checked and built', async () => {
    const firma = await copyOf(company)
    expect(await mustRun(firma, 'npm', 'run', 'check')).toContain('Der Inhalt ist in Ordnung.')
    await mustRun(firma, 'npm', 'run', 'build')
    expect(await fs.readFile(path.join(firma, 'dist/index.html'), 'utf8')).toContain(TITLE)
  })

  test('is served, and alive', async () => {
    const { page, complaints } = await open(await startScript(await copyOf(company), 'start'))
    await page.getByRole('link', { name: 'Vorbeikommen' }).first().click()
    await page.waitForURL(/\/kontakt$/)
    expect(complaints).toEqual([])
  })

  test('is on the screen as it is saved, right or wrong', async () => {
    const firma = await copyOf(company)
    const { page } = await open(await startScript(firma, 'dev'))
    await change(firma, HOME, replace(`title: ${TITLE}`, 'title: Aus gutem Holz'))
    await page.getByRole('heading', { name: 'Aus gutem Holz' }).waitFor()
    await change(firma, HOME, replace('title: Aus gutem Holz', 'titel: Aus gutem Holz'))
    await page.getByText('Die Angabe `titel` gibt es hier nicht').waitFor()
  })
})

describe('a block of a company’s own', () => {
  const BLOCK = path.join(root, 'tests/fixtures/blocks')
  const ENTRY = `
  - type: preisliste
    title: Was Treppen kosten
    rows:
      - service: Aufarbeiten
        price: ab 900 €
`

  const withBlock = async (): Promise<string> => {
    const firma = await copyOf(company)
    await fs.cp(BLOCK, path.join(firma, 'blocks'), { recursive: true })
    await change(firma, HOME, (text) => text.trimEnd() + ENTRY)
    return firma
  }

  test('is compiled once what that needs is installed by the command that the check names', async () => {
    const firma = await withBlock()
    const refused = await run(firma, 'npm', 'run', 'check')
    expect(refused).toMatchObject({ exit: 2, error: expect.stringContaining('npm install') })
    const [, names = ''] = /npm install (--save-dev .+)/.exec(refused.error) ?? []
    await mustRun(firma, 'npm', ...INSTALL, ...names.split(' '))

    expect(await mustRun(firma, 'npm', 'run', 'check')).toContain('Der Inhalt ist in Ordnung.')
    await mustRun(firma, 'npm', 'run', 'build')
    const html = await fs.readFile(path.join(firma, 'dist/index.html'), 'utf8')
    expect(html).toMatch(/<td>ab\s900\s€<\/td>/)
    expect(html).toContain('padding:.5rem 0')

    const { page, complaints } = await open(await startScript(firma, 'dev'))
    await page.getByRole('heading', { name: 'Was Treppen kosten' }).waitFor()
    await change(firma, 'blocks/preisliste/style.css', replace('0.5rem 0', '2.5rem 0'))
    await page.waitForFunction(() => {
      const cell = document.querySelector('.preisliste td')
      return cell !== null && getComputedStyle(cell).paddingTop === '40px'
    })

    // What checks a text comes as it is written, and must not take the page with it.
    await page.goto(`${page.url()}?admin=on`)
    await editable(page)
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
    await write(page.getByRole('heading', { name: 'Was Treppen kosten' }), '{company.nam}')
    await bar(page).getByText('Meinten Sie').waitFor()
    expect(await page.locator('html[data-same]').count()).toBe(1)
    expect(complaints).toEqual([])
  })
})

test.each(['20', '22', '24'])('nothing but what was asked for is said on Node %s', async (node) => {
  const gewerk = path.join(tool, 'node_modules/gewerk/compiled/gewerk.mjs')
  const call = ['--yes', '--package', `node@${node}`, '--', 'node', gewerk, '--version']
  expect(await run(await emptyFolder(), 'npx', ...call)).toEqual({
    exit: 0,
    out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    error: '',
  })
})

test('content of an older format is told, and brought to the present one', async () => {
  const firma = await copyOf(company)
  const later = /^(?: {2}(?:font|ornament|corner|picture): .*|# Fassung .*|format: .*)\n/gm
  await change(firma, 'content/site.yaml', (text) => text.replace(later, ''))
  const refused = await run(firma, 'npx', 'gewerk', 'check')
  expect(refused.exit).toBe(1)
  expect(refused.out).toMatch(/npm run upgrade.*\n1 Fehler\.\n$/s)

  expect(await mustRun(firma, 'npx', 'gewerk', 'upgrade', '--yes')).toContain('+format: 2')
  expect(await mustRun(firma, 'npm', 'run', 'check')).toContain('Der Inhalt ist in Ordnung.')
})

describe('the package builds the same bytes as the repository', () => {
  /** Builds the same content by both, each in a folder of its own. */
  const buildBoth = async (makeContent: (folder: string) => Promise<unknown>) => {
    const gewerk = path.join(tool, 'node_modules/gewerk/compiled/gewerk.mjs')
    const commands = [[gewerk], [path.join(root, 'scripts/run.mjs'), 'gewerk']]
    const folders = commands.map(async (command) => {
      const firma = path.join(await emptyFolder(), 'firma')
      await makeContent(firma)
      await mustRun(root, process.execPath, ...command, 'build', '--folder', firma)
      return path.join(firma, 'dist')
    })
    return Promise.all(folders) as Promise<[string, string]>
  }

  test.each([
    ['the sample', path.join(root, 'content')],
    ['the bakery', BAKERY],
  ])('%s', async (_, content) => {
    const copy = (firma: string) => fs.cp(content, path.join(firma, 'content'), { recursive: true })
    expect(await differing(...(await buildBoth(copy)))).toEqual([])
  })

  test.each(tradeNames)('a new site: %s', async (trade) => {
    const answers = ANSWERS.map((word) => (word === 'joinery' ? trade : word))
    const create = (firma: string) =>
      mustRun(tool, 'npx', 'gewerk', 'new', 'site', firma, ...answers)
    expect(await differing(...(await buildBoth(create)))).toEqual([])
  })
})

/** On one core there are no threads. */
const ONE_CORE = ['taskset', '-c', '0']

/** So many that threads share them; see `team.ts`. */
const MANY = 1500

test.skipIf(process.platform !== 'linux')(
  'all cores make of many articles what one does',
  async () => {
    const firma = await emptyFolder()
    const article = { title: 'Neues vom Ofen', body: 'Er *backt* jetzt mit Holz.' }
    await writeArchive(path.join(firma, 'content'), [article], MANY, TODAY)
    const gewerk = path.join(tool, 'node_modules/gewerk/compiled/gewerk.mjs')
    const build = async (...before: string[]) => {
      const [program = '', ...args] = [...before, process.execPath, gewerk, 'build']
      await fs.rm(path.join(firma, '.gewerk'), { recursive: true, force: true })
      await mustRun(firma, program, ...args)
    }
    await build()
    await fs.rename(path.join(firma, 'dist'), path.join(firma, 'by-all'))
    await build(...ONE_CORE)
    expect(await differing(path.join(firma, 'by-all'), path.join(firma, 'dist'))).toEqual([])
  },
)
