import type { AppSources } from './app-config.ts'

/** A loader's code, in one piece: it becomes a part of documents. */
export const loaderConfig = ({ root }: AppSources, name: string) => ({
  root,
  configFile: false as const,
  logLevel: 'warn' as const,
  mode: 'production',
  publicDir: false as const,
  build: {
    write: false,
    target: 'baseline-widely-available' as const,
    modulePreload: false as const,
    rolldownOptions: { input: `src/loader/${name}.ts`, output: { format: 'iife' as const } },
  },
})
