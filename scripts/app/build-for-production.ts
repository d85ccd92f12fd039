import { build, type InlineConfig, type Rolldown } from 'vite'

/** Builds as visitors get it. Vite decides by `NODE_ENV` alone, which may be set to anything. */
export const buildForProduction = async (
  config: InlineConfig,
): Promise<Rolldown.RolldownOutput> => {
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
