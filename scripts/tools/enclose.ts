import { promises as fs } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { buildForProduction } from '../app/build-for-production.ts'
import { ENCLOSED_FONTS, ENCLOSED_PACKAGES, enclosedIn } from '../app/enclosed.ts'

const compilePackages = (root: string, outDir: string, plugins: readonly Plugin[]) =>
  buildForProduction({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [...plugins],
    build: {
      outDir,
      target: 'esnext',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(ENCLOSED_PACKAGES.map((name) => [name, name])),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
      },
    },
  })

const copyFont = async (root: string, font: string, folder: string): Promise<void> => {
  const file = `${font}-latin-wght-normal.woff2`
  const from = path.join(root, 'node_modules/@fontsource-variable', font, 'files', file)
  await fs.copyFile(from, path.join(folder, file))
}

/** Puts into the package what its sources need of other packages, as browsers get it. */
export const enclose = async (root: string, plugins: readonly Plugin[]): Promise<void> => {
  const { packages, fonts } = enclosedIn(root)
  await compilePackages(root, packages, plugins)
  await fs.mkdir(fonts, { recursive: true })
  await Promise.all(ENCLOSED_FONTS.map((font) => copyFont(root, font, fonts)))
}
