import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/**
 * The package's exports always lead to its development build; its production build is beside it and
 * leaves out the warnings.
 */
const productionRouter = {
  find: /^react-router$/,
  replacement: fileURLToPath(
    new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
  ),
}

/**
 * Half of the router serves modes that nothing here uses. The bundler would leave it out, but for the
 * names that developer tools show, and for calls of React that it can't know to be harmless.
 */
const slimRouter: Plugin = {
  name: 'slim-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\// },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(
          /^(\w+ \w+ =) (?=(\w+\.)?(createContext|forwardRef|memo)\()/gm,
          '$1 /* @__PURE__ */ ',
        ),
  },
}

/**
 * One configuration for the browser's code, the server's (`vite build --ssr`) and the tests. There
 * is no index.html: scripts/prerender writes every document.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), slimRouter],
  resolve: { alias: command === 'build' && !isSsrBuild ? [productionRouter] : [] },
  appType: 'custom',
  publicDir: false,
  build: {
    target: 'baseline-widely-available',
    manifest: !isSsrBuild,
    // Documents and page files name the modules of their page: a table of all of them in the first
    // script would grow with every block.
    modulePreload: false,
    // Files that styles name, such as the font, belong to the server's build: it collects the styles.
    ssrEmitAssets: true,
    // Styles are collected by block and written by the prerenderer.
    cssMinify: 'lightningcss',
    rolldownOptions: { input: isSsrBuild ? 'src/entry-server.tsx' : 'src/main.tsx' },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{browser,audit}/**'],
          // Some start programs or encode pictures: milliseconds here, seconds on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/browser/site.setup.ts',
          testTimeout: 60_000,
          // Transitions of the page take up to a second, on a busy machine longer.
          expect: { poll: { timeout: 10_000 } },
          hookTimeout: 60_000,
          // Two cores: more browsers at once only wait for each other.
          maxWorkers: 2,
          // A starved browser drops a frame or a request now and then; a fault of ours fails twice.
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'audit',
          include: ['tests/audit/**/*.audit.ts'],
          globalSetup: 'tests/browser/site.setup.ts',
          testTimeout: 900_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
}))
