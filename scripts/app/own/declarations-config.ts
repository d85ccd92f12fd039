import path from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'
import { wayTo } from '../../machine/files/way-to.ts'
import { productFolder } from '../../machine/packages/product-folder.ts'
import { blocksPlugin } from '../bundle/blocks-plugin.ts'
import { fileOfModule } from '../bundle/file-of-module.ts'
import { stayInside } from '../bundle/stay-inside.ts'
import { words } from '../words.ts'
import { onlyPackages } from './only-packages.ts'

/**
 * How the schemas of a company's own blocks are compiled, for the program that runs.
 *
 * @param folder the company's `blocks/`
 * @param interfaceFile the program's `blocks.js`
 */
export const declarationsConfig = (
  folder: string,
  interfaceFile: string,
  outDir: string,
): InlineConfig => ({
  configFile: false,
  root: path.dirname(folder),
  logLevel: 'silent',
  plugins: [
    {
      name: 'gewerk:interface',
      enforce: 'pre',
      resolveId(id, importer = '') {
        if (id === 'gewerk/components')
          this.error(words.onlyShown(`blocks/${wayTo(fileOfModule(importer), folder)}`))
        return id === 'gewerk/blocks'
          ? { id: pathToFileURL(interfaceFile).href, external: 'absolute' }
          : undefined
      },
    },
    blocksPlugin([folder]),
    stayInside([folder]),
    onlyPackages(folder),
  ],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    // A schema may fail: then it is said where.
    sourcemap: true,
    rolldownOptions: {
      input: { declarations: 'virtual:gewerk/declarations' },
      output: { entryFileNames: '[name].js' },
    },
  },
})

/** What components take from elsewhere, and the app brings when it is compiled. */
const BROUGHT = /^(?:react(?:-dom)?(?:\/|$)|react-router-dom$)/

const PUBLIC = path.join(productFolder, 'src/public').replaceAll('\\', '/')

/** What the package gives to components, by its names alone: what they stand for is compiled with the app. */
const publicNames: Plugin = {
  name: 'gewerk:public-names',
  enforce: 'pre',
  resolveId(id, importer = '') {
    const [, part] = /^gewerk\/(blocks|components)$/.exec(id) ?? []
    if (part !== undefined) return `${PUBLIC}/${part}.ts`
    return importer.startsWith(`${PUBLIC}/`) ? { id, external: true } : undefined
  },
}

/**
 * How components are compiled to see whether they can be: nothing of it is kept.
 *
 * @param folder the company's `blocks/`
 * @param files of the components and of their styles
 */
export const componentsConfig = (folder: string, files: string[]): InlineConfig => ({
  configFile: false,
  root: path.dirname(folder),
  logLevel: 'silent',
  // As in the app: the company's own settings of TypeScript may leave JSX as it is.
  plugins: [react(), publicNames, stayInside([folder]), onlyPackages(folder)],
  css: { transformer: 'lightningcss' },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    // What a style sheet loads is part of it: the bundler fails where it is left out.
    ssrEmitAssets: true,
    write: false,
    rolldownOptions: { input: files, external: BROUGHT },
  },
})
