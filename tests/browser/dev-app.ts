import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { appPaths } from '../../scripts/app/app.ts'
import { appOf } from '../../scripts/app/app-of.ts'
import { buildForProduction } from '../../scripts/app/bundle/build-for-production.ts'
import { devConfig } from '../../scripts/app/bundle/client-config.ts'
import { systemBlocks } from '../../scripts/app/system-blocks.ts'
import { productFolder as root } from '../../scripts/machine/packages/product-folder.ts'
import { removeFolder } from '../workspace.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the app with the scripts of the development server, as it comes with the package. */
    devApp: string
  }
}

/** Compiles once what a company's `dev` serves: from sources each test would compile the same again. */
export const provideDevApp = async ({ provide }: TestProject) => {
  const { client } = await appOf({ cache: path.join(root, '.gewerk'), ownBlocks: undefined })
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-app-'))
  await fs.cp(path.dirname(client), folder, { recursive: true })
  await buildForProduction(devConfig({ root, blockFolders: [systemBlocks] }, appPaths(folder).dev))
  provide('devApp', folder)
  return () => removeFolder(folder)
}
