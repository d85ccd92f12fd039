import { promises as fs } from 'node:fs'
import path from 'node:path'
import type { Manifest, Plugin } from 'vite'
import type { AppSources } from './app-config.ts'
import { buildForProduction } from './build-for-production.ts'
import { clientConfig } from './client-config.ts'
import { fileOfModule } from './file-of-module.ts'

/** What the admin mode takes from the commands: it splices files, and checks what is written. */
const ENTRIES = [
  'scripts/edit/lines/patch-fields.ts',
  'scripts/edit/change/change-files.ts',
  'scripts/edit/check/check-field.ts',
  'scripts/edit/form/form.ts',
]

const MANIFEST = '.vite/engine.json'
const LICENCES = '.vite/engine-licences.txt'

/** Files of the admin mode alone, and what the browser's code has to know of them. */
export interface Engine {
  /** Leads the admin mode to them. */
  plugin: Plugin
  /** Licences of what is in them. */
  licences: string
}

const engineConfig = (sources: AppSources, outDir: string) => {
  const client = clientConfig(sources, '', outDir)
  return {
    ...client,
    build: {
      ...client.build,
      manifest: MANIFEST,
      license: { fileName: LICENCES },
      rolldownOptions: { input: ENTRIES, preserveEntrySignatures: 'strict' as const },
    },
  }
}

const leadTo = (files: ReadonlyMap<string, string>): Plugin => ({
  name: 'gewerk:engine',
  enforce: 'pre',
  resolveId(id, importer) {
    const wanted = importer && path.resolve(path.dirname(fileOfModule(importer)), id)
    const file = wanted && files.get(wanted)
    return file ? { id: file, external: true } : undefined
  },
})

/**
 * Builds what only the admin mode needs, apart from the browser's code: a module that both use would else come to
 * lie in a file of its own, which visitors had to ask for.
 */
export const buildEngine = async (sources: AppSources, outDir: string): Promise<Engine> => {
  await buildForProduction(engineConfig(sources, outDir))
  const read = (name: string) => fs.readFile(path.join(outDir, name), 'utf8')
  const manifest = JSON.parse(await read(MANIFEST)) as Manifest
  const files = ENTRIES.map((entry): [string, string] => [
    path.join(sources.root, entry),
    `./${path.posix.basename(manifest[entry]?.file ?? '')}`,
  ])
  return { plugin: leadTo(new Map(files)), licences: await read(LICENCES) }
}
