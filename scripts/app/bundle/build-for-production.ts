import { build, type InlineConfig, type Rolldown } from 'vite'
import { makeFolder } from '../../machine/files/make-folder.ts'

/** Builds as visitors get it. Vite decides by `NODE_ENV` alone, which may be set to anything. */
export const buildForProduction = async (
  config: InlineConfig,
): Promise<Rolldown.RolldownOutput> => {
  // The bundler has words of its own for a folder that can't be written, and none that say what to do.
  if (config.build?.outDir !== undefined) makeFolder(config.build.outDir)
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    // Neither watched nor in several formats: it is the one output.
    return (await build(config)) as Rolldown.RolldownOutput
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}
