import { promises as fs } from 'node:fs'
import path from 'node:path'
import { DEV_BUDGET, measureDev } from '../bench/dev.ts'
import { measurePackage } from '../bench/package.ts'
import { BUDGETS, measureSizes } from '../bench/sizes.ts'
import { buildSite } from '../commands/build-site.ts'
import { openSite } from '../commands/open-site.ts'

const site = await openSite({ folder: process.cwd(), env: process.env })
const out = path.join(site.cache, 'bench-dist')

const code = await buildSite({ ...site, out })
if (code !== 0) process.exit(code)
const sizes = await measureSizes(out)
await fs.rm(out, { recursive: true })

const budgets = Object.entries(BUDGETS).map(([name, bytes]) => `${name} ${bytes}`)
console.log(`\nBytes in brotli, fonts as they are; budgets: ${budgets.join(', ')}`)
console.table(sizes)
process.exitCode = sizes.some(({ over }) => over) ? 1 : 0

console.log(`\nMilliseconds while editing; budget ${DEV_BUDGET}`)
console.table(await measureDev(site))

console.log('\nSeconds of a new company with the package; goals in processor time')
console.table(await measurePackage())
