import {
  type AppSources,
  appConfig,
  hasOwnBlocks,
  interfaceAliases,
  logLevel,
} from './app-config.ts'
import { ONLY_LEGAL } from './only-legal.ts'
import { productionRouter, renderAtOnce } from './production-modules.ts'

/** The renderer. It collects the styles, so files that styles name, such as a font, belong to it. */
export const serverConfig = (sources: AppSources, outDir: string) => ({
  ...appConfig(sources),
  configFile: false as const,
  logLevel: logLevel(sources),
  mode: 'production',
  // Of React, too, only what visitors get: it would ask for this each time that it starts.
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    ...appConfig(sources).resolve,
    alias: [
      ...interfaceAliases(sources),
      productionRouter(sources.root),
      renderAtOnce(sources.root),
    ],
  },
  ssr: {
    noExternal: true as const,
    // Of the router's modules what is used; what `node` leads to by itself would be all of it.
    resolve: { conditions: ['module-sync', 'module', 'node', 'production'] },
  },
  build: {
    outDir,
    emptyOutDir: true,
    ssr: true,
    ssrEmitAssets: true,
    // Styles are collected by block and written by the renderer.
    cssMinify: 'lightningcss' as const,
    // Scripts may be missed, the layout may not: phones that get no newer (iOS 15) know no ranges in media queries.
    cssTarget: ['chrome109', 'firefox114', 'safari15.4'],
    // A company's own block may fail: then it is said where.
    sourcemap: hasOwnBlocks(sources) && ('hidden' as const),
    rolldownOptions: { input: 'src/entry-server.tsx', output: { comments: ONLY_LEGAL } },
  },
})
