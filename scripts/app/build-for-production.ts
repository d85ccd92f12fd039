import { build, type InlineConfig } from 'vite'

/** Builds as visitors get it. Vite decides by `NODE_ENV` alone, which may be set to anything. */
export const buildForProduction = async (config: InlineConfig): Promise<void> => {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    await build(config)
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}
