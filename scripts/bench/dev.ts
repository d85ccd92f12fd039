import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { launchBrowser } from '../browser.ts'
import { startDev } from '../dev/server.ts'
import type { Site } from '../site/site.ts'

export const DEV_BUDGET = 200

const RUNS = 15
const ROUTE = /^route: (\/[a-z0-9/-]*)$/m
const TITLE = /^( {4}|)(title: ).*$/m

/** A file in the content folder, and the page that shows its title. */
export interface Edited {
  file: string
  route: string
}

/** A page with an address of its own and a title that can be changed. */
const findPage = async (directory: string): Promise<Edited> => {
  for (const name of await fs.readdir(path.join(directory, 'pages'))) {
    const file = path.join('pages', name)
    const text = await fs.readFile(path.join(directory, file), 'utf8')
    const route = ROUTE.exec(text)?.[1]
    if (route && TITLE.test(text)) return { file, route }
  }
  throw new Error('No page has a block that begins with its title')
}

/** A text with another title, one that begins with a key that there is not, and an article that goes on. */
const changesOf = (text: string) => ({
  right: (title: string) => text.replace(TITLE, `$1$2${title}`),
  wrong: (key: string) => text.replace(/^(---\n)?/, `$1${key}: 1\n`),
  longer: (words: string) => `${text}\n${words}\n`,
})

/** Resolves with the time at which `text` has been painted. */
const painted = async (page: Page, text: string): Promise<number> => {
  await page.waitForFunction((wanted) => document.body.textContent?.includes(wanted), text, {
    polling: 'raf',
  })
  // A frame begins before it is painted; the next one begins after that.
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(Date.now())))
      }),
  )
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** What a save takes until it is on the screen, in milliseconds. */
interface SaveTime {
  wall: number
  /** Of this process, which serves; the browser's is its own. */
  processor: number
}

export interface DevTimes {
  what: string
  fastest: number
  median: number
  slowest: number
  /** In the middle. */
  processor: number
}

const summed = (what: string, times: readonly SaveTime[]): DevTimes => {
  const walls = times.map(({ wall }) => wall)
  const processor = Math.round(median(times.map((time) => time.processor)))
  const [fastest, slowest] = [Math.min(...walls), Math.max(...walls)]
  return { what, fastest, median: median(walls), slowest, processor }
}

const processorTime = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1_000
}

/** Saves a file again and again, right and wrong, and measures how long the screen takes. */
export const measureDev = async (site: Site, wanted?: Edited): Promise<DevTimes[]> => {
  const work = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-bench-'))
  const directory = path.join(work, 'content')
  await fs.cp(site.content, directory, { recursive: true })
  const { file, route } = wanted ?? (await findPage(directory))
  const location = path.join(directory, file)
  const { right, wrong, longer } = changesOf(await fs.readFile(location, 'utf8'))
  const edited = { ...site, content: directory, folder: work, cache: path.join(work, '.gewerk') }
  const server = await startDev(edited, { port: 0, report: () => undefined })
  const browser = await launchBrowser()
  const page = await browser.newPage()
  await page.goto(server.address + route)
  await page.mouse.move(10, 10)
  await page.locator('html[data-app="ready"]').waitFor()

  const save = async (changed: string, shown: string): Promise<SaveTime> => {
    const seen = painted(page, shown)
    const saved = Date.now()
    const before = process.cpuUsage()
    await fs.writeFile(location, changed)
    return { wall: (await seen) - saved, processor: processorTime(before) }
  }
  const times = { page: [] as SaveTime[], problem: [] as SaveTime[], text: [] as SaveTime[] }
  for (let run = 0; run < RUNS; run += 1) {
    const title = `Gespeichert zum ${run}. Mal`
    times.page.push(await save(right(title), title))
    const key = `falsch${run}`
    times.problem.push(await save(wrong(key), key))
  }
  // As people write: one text after the other, and nothing else comes of it.
  for (let run = 0; file.endsWith('.md') && run < RUNS; run += 1) {
    const words = `Geschrieben zum ${run}. Mal.`
    times.text.push(await save(longer(words), words))
  }
  await browser.close()
  await server.close()
  await fs.rm(work, { recursive: true })
  const rows: [what: string, times: SaveTime[]][] = [
    ['title saved → page painted', times.page],
    ['fault saved → problem painted', times.problem],
    ['text saved → page painted', times.text],
  ]
  // The first run warms up.
  return rows.flatMap(([what, all]) => (all.length > 1 ? [summed(what, all.slice(1))] : []))
}
