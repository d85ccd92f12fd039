import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { version } from '../../package.json'
import { measureArchives, measureSample } from '../bench/archives/archives.ts'
import { benchDocument } from '../bench/archives/document.ts'
import { DEV_BUDGET, measureDev } from '../bench/dev.ts'
import { measureScores } from '../bench/lighthouse.ts'
import { type Installed, installPackage, measurePackage } from '../bench/package.ts'
import { BUDGETS, measureSizes } from '../bench/sizes.ts'
import { buildSite } from '../commands/build-site.ts'
import { openSite } from '../commands/open-site.ts'
import { productFolder } from '../machine/packages/product-folder.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Folder of Markdown articles, in the place of invented ones. */
    corpus: { type: 'string', default: process.env.CORPUS },
    sizes: { type: 'string', default: '100,1000' },
    /** With ten thousand articles as well. */
    all: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    /** For Lighthouse: pages, `/,/contact`, in the place of all, and how often each is looked at. */
    routes: { type: 'string' },
    runs: { type: 'string', default: '1' },
  },
})

const site = await openSite({ folder: process.cwd(), env: process.env })

/** Builds the site for as long as it is measured. */
const withSite = async <Measured>(
  measure: (out: string) => Promise<Measured>,
): Promise<Measured> => {
  const out = path.join(site.cache, 'bench-dist')
  const code = await buildSite({ ...site, out })
  if (code !== 0) process.exit(code)
  const measured = await measure(out)
  await fs.rm(out, { recursive: true })
  return measured
}

const sizes = async (): Promise<void> => {
  const measured = await withSite(measureSizes)
  const budgets = Object.entries(BUDGETS).map(([name, bytes]) => `${name} ${bytes}`)
  console.log(`\nBytes in brotli, fonts as they are; budgets: ${budgets.join(', ')}`)
  console.table(measured)
  process.exitCode = measured.some(({ over }) => over) ? 1 : 0
}

const lighthouse = async (): Promise<void> => {
  const runs = Number(values.runs)
  const scores = await withSite((out) => measureScores(out, values.routes?.split(','), runs))
  console.log(`\nLighthouse for phones, median of ${runs}; goal 100`)
  console.table(scores)
}

const dev = async (): Promise<void> => {
  console.log(`\nMilliseconds while editing; budget ${DEV_BUDGET}`)
  console.table(await measureDev(site))
}

const newCompany = async (installed: Installed): Promise<void> => {
  console.log('\nSeconds of a new company with the package; goals in processor time')
  console.table(await measurePackage(installed))
}

const machine = (): string => {
  const [cpu] = os.cpus()
  const memory = Math.round(os.totalmem() / 2 ** 30)
  return `${os.availableParallelism()} cores (${cpu?.model.trim()}), ${memory} GiB, ${os.type()}`
}

/** Before anything of ours runs. */
const [load = 0] = os.loadavg()

const archives = async (installed: Installed): Promise<void> => {
  const { corpus, seed } = values
  const counts = [...values.sizes.split(',').map(Number), ...(values.all ? [10_000] : [])]
  const sample = await measureSample(installed, site)
  const measured = await measureArchives(installed, site, {
    sizes: counts,
    corpus,
    seed: Number(seed),
  })
  const articles = corpus
    ? `articles of the folder \`${path.basename(corpus)}\``
    : `invented articles of about 500 words, seed ${seed}`
  const circumstances = { day: site.today(), version, node: process.versions.node }
  const text = benchDocument(
    { ...circumstances, machine: machine(), load, articles },
    sample,
    measured,
  )
  await fs.writeFile(path.join(productFolder, 'docs/bench.md'), text)
  console.log(`\n${text}`)
}

/** Measured in this order; some by their names: `npm run bench -- archives`. */
const parts = { sizes, dev, package: newCompany, archives, lighthouse }

const isWanted = (name: string) => positionals.length === 0 || positionals.includes(name)
const unknown = positionals.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}; choose from ${Object.keys(parts).join(', ')}`)
  process.exit(2)
}

if (isWanted('sizes')) await sizes()
if (isWanted('dev')) await dev()
if (isWanted('package') || isWanted('archives')) {
  const installed = await installPackage()
  if (isWanted('package')) await newCompany(installed)
  if (isWanted('archives')) await archives(installed)
  await fs.rm(installed.folder, { recursive: true })
}
// Takes a quarter of an hour, and the registry.
if (positionals.includes('lighthouse')) await lighthouse()
