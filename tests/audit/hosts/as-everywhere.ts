import { expect } from 'vitest'
import { ask, type Reached } from './server.ts'
import type { BuiltSite } from './site.ts'
import { differences, type Row, tableFor } from './table.ts'

/**
 * What a server answers otherwise than all others do; one without brotli sends what gzip has made.
 *
 * @param own address that is a program's on this server, and nothing on others
 */
export const asEverywhere = async (
  site: BuiltSite,
  reached: Reached,
  coding = 'br',
  below = '',
  own?: string,
) => {
  const server = { ...reached, end: async () => undefined }
  const isThere = async () =>
    (await ask(server, { path: `${below}/` }).catch(() => undefined))?.status
  await expect.poll(isThere, { timeout: 20_000 }).toBe(200)
  const table = (await tableFor(site, below))
    .filter(([{ path }]) => path !== own)
    .map(
      ([question, expected]): Row => [
        question,
        expected.coding === 'br' ? { ...expected, coding } : expected,
      ],
    )
  return differences(server, table)
}
