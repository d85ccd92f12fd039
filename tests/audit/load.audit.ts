import { execFileSync } from 'node:child_process'
import { promises as fs } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { find, install } from './hosts/programs.ts'
import { buildForHosts } from './hosts/site.ts'
import { servers } from './hosts/start-servers.ts'

const has = install({ hey: 'hey' })
const names = Object.keys(servers).filter((name) => ['nginx', 'Caddy', 'Apache'].includes(name))

/**
 * A busy day of such a company: 500 visitors with 4 pages and 30 files each, a third of them in one hour, is
 * some six requests a second. Ten times that has to be nothing.
 */
const TEN_BUSY_DAYS = 60

const REQUESTS = Number(process.env.REQUESTS ?? 3_000)

/** What hey says: requests in a second, and the milliseconds within which 99 of 100 were answered. */
const readReport = (report: string) => ({
  rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]),
  slowest: Number(/99% in ([\d.]+) secs/.exec(report)?.[1]) * 1_000,
  statuses: [...report.matchAll(/\[(\d+)\]\s+(\d+) responses/g)].map(([, status]) => status),
  hasErrors: report.includes('Error distribution'),
})

test.runIf(has).each(names)('%s answers ten times a busy day', async (name) => {
  const site = await buildForHosts('https://www.erlenbeck.example')
  onTestFinished(() => fs.rm(site.work, { recursive: true, force: true }))
  const server = await (servers[name] as (typeof servers)[string])(site)
  onTestFinished(server.end)
  for (const path of ['/', '/heating', '/nirgends']) {
    const args = ['-n', String(REQUESTS), '-c', '50', '-host', server.host, '-H']
    const address = `https://127.0.0.1:${server.port}${path}`
    const report = execFileSync(find('hey') ?? 'hey', [...args, 'Accept-Encoding: br', address], {
      encoding: 'utf8',
    })
    const { rate, slowest, statuses, hasErrors } = readReport(report)
    console.log(`${name} ${path}: ${Math.round(rate)} a second, 99 % within ${slowest} ms`)
    expect([statuses, hasErrors]).toEqual([[path === '/nirgends' ? '404' : '200'], false])
    expect(rate).toBeGreaterThan(TEN_BUSY_DAYS)
  }
})
