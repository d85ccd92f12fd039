import { promises as fs } from 'node:fs'
import path from 'node:path'
import { partsOf } from '../app/app.ts'
import { buildForProduction } from '../app/build-for-production.ts'
import { compileApp } from '../app/compile-app.ts'
import { compileCommands } from '../app/compile-commands.ts'
import { systemBlocks } from '../app/system-blocks.ts'
import { devConfig } from '../app/vite-config.ts'
import { productFolder as root } from '../machine/product-folder.ts'
import { licencesOf, notePackages } from './licences.ts'

const compiled = path.join(root, 'compiled')
const app = path.join(compiled, 'app')
const packages = new Set<string>()
const plugins = [notePackages(packages)]
const sources = { root, blockFolders: [systemBlocks], plugins }

const FONTS = ['archivo', 'bricolage-grotesque', 'source-sans-3', 'source-serif-4']

/** The typefaces, for companies that compile the app with blocks of their own. */
const copyFonts = async (): Promise<void> => {
  await fs.mkdir(path.join(compiled, 'fonts'), { recursive: true })
  for (const font of FONTS) {
    const file = `${font}-latin-wght-normal.woff2`
    const from = path.join(root, 'node_modules/@fontsource-variable', font, 'files', file)
    await fs.copyFile(from, path.join(compiled, 'fonts', file))
  }
}

/**
 * Compiles all that the package needs beside the sources: run by `npm pack` and `npm publish` before they
 * collect its files.
 */
await fs.rm(compiled, { recursive: true, force: true })
const programs = { gewerk: 'scripts/commands/gewerk.ts', blocks: 'src/public/blocks.ts' }
await compileCommands(root, programs, compiled, plugins)
await compileApp(sources, app)
await buildForProduction(devConfig(sources, partsOf(app).dev))
await copyFonts()
await fs.writeFile(path.join(compiled, 'LICENCES.txt'), await licencesOf(packages))
