import { promises as fs } from 'node:fs'
import path from 'node:path'
import { name } from '../../package.json'
import { appPaths } from '../app/app.ts'
import { buildForProduction } from '../app/bundle/build-for-production.ts'
import { devConfig } from '../app/bundle/client-config.ts'
import { compileApp } from '../app/bundle/compile-app.ts'
import { compileCommands } from '../app/commands/compile-commands.ts'
import { systemBlocks } from '../app/system-blocks.ts'
import { modelSchemas } from '../json-schema/model-schemas.ts'
import { PACKAGED_SCHEMAS } from '../json-schema/packaged.ts'
import { packageFiles } from '../machine/packages/half-installed.ts'
import { productFolder as root } from '../machine/packages/product-folder.ts'
import { product } from '../product/product.ts'
import { compileBegin } from './compile-begin.ts'
import { enclose } from './enclose.ts'
import { licencesOf, notePackages } from './licences.ts'
import { billOfMaterials } from './sbom.ts'

const compiled = path.join(root, 'compiled')
const app = path.join(compiled, 'app')
const packages = new Set<string>()
const plugins = [notePackages(packages)]
const sources = { root, blockFolders: [systemBlocks], plugins }

/**
 * Compiles all that the package needs beside the sources: run by `npm pack` and `npm publish` before they
 * collect its files.
 */
await fs.rm(compiled, { recursive: true, force: true })
const programs = {
  program: 'scripts/commands/gewerk.ts',
  thread: 'scripts/commands/thread.ts',
  blocks: 'src/public/blocks.ts',
}
await compileCommands(root, programs, compiled, plugins)
await compileBegin(root, compiled, plugins)
await compileApp(sources, app)
await buildForProduction(devConfig(sources, appPaths(app).dev))
await enclose(root, plugins)
await fs.writeFile(PACKAGED_SCHEMAS, JSON.stringify([...modelSchemas(product.model)]))
await fs.writeFile(path.join(compiled, 'LICENCES.txt'), await licencesOf(packages))
await fs.writeFile(path.join(compiled, 'sbom.cdx.json'), await billOfMaterials(root, name))
// The last: it names all the others.
const { file, text } = packageFiles(root)
await fs.writeFile(file, text)
