import { execFile } from 'node:child_process'
import { promises as fs } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { ARGUMENTS, ensureBrowser } from '../browser.ts'
import { builtSite } from '../serve/built-site.ts'
import type { Handler } from '../serve/handler.ts'
import { serve } from '../serve/serve.ts'

/** Fetched when it is asked for: its two hundred packages are no part of this repository. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

const run = promisify(execFile)

/** What Lighthouse says of a page as a phone on slow 4G has it: of several runs the median. */
export interface PageScore {
  route: string
  /** Of 100. */
  performance: number
  accessibility: number
  'best practices': number
  seo: number
  /** Total blocking time, in milliseconds. */
  blocking: number
  /** Largest contentful paint, in milliseconds. */
  largest: number
}

interface Report {
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', { score: number }>
  audits: Record<'total-blocking-time' | 'largest-contentful-paint', { numericValue: number }>
}

const median = (numbers: readonly number[]): number =>
  Math.round(numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN)

const askOnce = async (address: string): Promise<Report> => {
  const flags = `--chrome-flags=--headless ${ARGUMENTS.join(' ')}`
  const { stdout } = await run(
    'npx',
    ['--yes', LIGHTHOUSE, address, flags, '--output=json', '--quiet'],
    { env: { ...process.env, CHROME_PATH: ensureBrowser() }, maxBuffer: 2 ** 27 },
  )
  return JSON.parse(stdout)
}

/** A browser that has just started now and then records nothing; twice in a row it is no accident. */
const ask = (address: string): Promise<Report> => askOnce(address).catch(() => askOnce(address))

const scoreOf = (route: string, reports: readonly Report[]): PageScore => {
  const score = (name: keyof Report['categories']) =>
    median(reports.map(({ categories }) => categories[name].score * 100))
  const milliseconds = (name: keyof Report['audits']) =>
    median(reports.map(({ audits }) => audits[name].numericValue))
  return {
    route,
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    seo: score('seo'),
    blocking: milliseconds('total-blocking-time'),
    largest: milliseconds('largest-contentful-paint'),
  }
}

/** The routes of a built site, as its documents lie in it. */
const routesIn = async (directory: string): Promise<string[]> =>
  (await fs.readdir(directory, { recursive: true }))
    .filter((name) => path.basename(name) === 'index.html')
    .map((name) => `/${path.dirname(name).replaceAll(path.sep, '/').replace(/^\.$/, '')}`)
    .toSorted()

/** What the machine and the browser cost by themselves: no page here can be better than it. */
const EMPTY = '/gewerk-empty'

const TEXT = '<!doctype html><html lang="de"><title>Leer</title><p>Eine Zeile Text.</p></html>'

const emptyPage: Handler = ({ url }, response, next) =>
  url === EMPTY ? void response.setHeader('Content-Type', 'text/html').end(TEXT) : next()

/**
 * Has Lighthouse judge pages of a built site, one after the other; before them one with nothing but a
 * line of text, as a measure of the machine.
 *
 * @param routes of some; left out for all
 * @param runs how often each is looked at
 */
export const measureScores = async (
  directory: string,
  routes: readonly string[] | undefined,
  runs: number,
): Promise<PageScore[]> => {
  const server = await serve([emptyPage, ...(await builtSite(directory))], 0)
  const site = `http://localhost:${(server.address() as AddressInfo).port}`
  const scores: PageScore[] = []
  for (const route of [EMPTY, ...(routes ?? (await routesIn(directory)))]) {
    const reports: Report[] = []
    while (reports.length < runs) reports.push(await ask(site + route))
    scores.push(scoreOf(route, reports))
  }
  server.closeAllConnections()
  server.close()
  return scores
}
