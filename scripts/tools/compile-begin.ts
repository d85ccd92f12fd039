import type { Plugin } from 'vite'
import { buildForProduction } from '../app/bundle/build-for-production.ts'

/**
 * Compiles what begins the installed program by itself: what it shared with others would lie in a file of theirs. By its
 * name it is a module, so that it runs where package.json, which tells that of the others, is missing or cut off.
 */
export const compileBegin = (
  root: string,
  outDir: string,
  plugins: readonly Plugin[],
): Promise<unknown> =>
  buildForProduction({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [...plugins],
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: {
        input: { gewerk: 'scripts/commands/begin.ts' },
        output: { entryFileNames: '[name].mjs', codeSplitting: false },
      },
    },
  })
