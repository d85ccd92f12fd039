import { spawn } from 'node:child_process'
import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { launchBrowser } from '../browser.ts'
import { productFolder } from '../machine/packages/product-folder.ts'
import { measureProgram, middleOf, runNpm, type Taken } from './measure-program.ts'

/** What a company's commands may take, in seconds of processor time. */
const GOALS = { check: 0.3, cold: 3, again: 1 }

const INSTALL = ['install', '--no-audit', '--no-fund', '--loglevel=error']

const ANSWERS = [
  ...['--trade', 'joinery', '--name', 'Tischlerei Muster', '--town', 'Musterstadt'],
  ...['--phone', '+49 2581 000000', '--email', 'info@muster.example'],
]

/** An odd number: the one in the middle is shown. */
const RUNS = 5

/** A port that other servers here do not take. */
const PORT = '5973'

export interface PackageTime {
  what: string
  /** Seconds by the clock. */
  wall: number
  /** Seconds of processor time. */
  processor?: number
  goal?: number
}

const rounded = (seconds: number) => Math.round(seconds * 100) / 100

const row = (what: string, { wall, processor }: Taken, goal?: number): PackageTime => ({
  what,
  wall: rounded(wall),
  processor: rounded(processor),
  goal,
})

/** The package, installed outside of the repository. */
export interface Installed {
  /** Its program. */
  gewerk: string
  /** Where companies find it, as long as they lie in here. */
  folder: string
  /** Seconds by the clock that `npm install` took. */
  wall: number
}

/** Packs and installs the package. */
export const installPackage = async (): Promise<Installed> => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-bench-'))
  await runNpm(productFolder, 'pack', '--silent', '--pack-destination', folder)
  const [file = ''] = (await fs.readdir(folder)).filter((name) => name.endsWith('.tgz'))
  await fs.writeFile(path.join(folder, 'package.json'), '{}')
  const wall = await runNpm(folder, ...INSTALL, path.join(folder, file))
  return { gewerk: path.join(folder, 'node_modules/gewerk/compiled/gewerk.mjs'), folder, wall }
}

/** Resolves once the development server of a company says where it is. */
const startDev = async (gewerk: string, firma: string) => {
  const server = spawn(process.execPath, [gewerk, 'dev'], {
    cwd: firma,
    env: { ...process.env, PORT },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(server.stdout)) {
    const [address] = /^http:\S+/.exec(line) ?? []
    if (address) return { server, address }
  }
  throw new Error('gewerk dev has ended')
}

/** From the call of `gewerk new site` until its page is alive in the browser. */
const createToPage = async (gewerk: string, firma: string): Promise<number> => {
  const browser = await launchBrowser()
  const page = await browser.newPage()
  const begun = performance.now()
  await measureProgram(path.dirname(firma), gewerk, 'new', 'site', firma, ...ANSWERS)
  const { server, address } = await startDev(gewerk, firma)
  await page.goto(address)
  await page.mouse.move(10, 10)
  await page.locator('html[data-app="ready"]').waitFor()
  const wall = (performance.now() - begun) / 1_000
  await browser.close()
  server.kill()
  return wall
}

/** Measures what a new company waits for that has the package. */
export const measurePackage = async ({
  gewerk,
  folder,
  wall,
}: Installed): Promise<PackageTime[]> => {
  const firma = path.join(folder, 'firma')
  const first = await createToPage(gewerk, firma)
  await fs.rm(path.join(firma, '.gewerk'), { recursive: true })
  const cold = await measureProgram(firma, gewerk, 'build')
  const again = await middleOf(RUNS, () => measureProgram(firma, gewerk, 'build'))
  const check = await middleOf(RUNS, () => measureProgram(firma, gewerk, 'check'))
  return [
    { what: 'npm install', wall: rounded(wall) },
    { what: 'gewerk new site → first page in the browser', wall: rounded(first) },
    row('gewerk build, the first time', cold, GOALS.cold),
    row('gewerk build, again', again, GOALS.again),
    row('gewerk check', check, GOALS.check),
  ]
}
