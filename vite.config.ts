import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { appConfig } from './scripts/app/bundle/app-config.ts'

const root = import.meta.dirname

/** They put modules in the place of the product's, and need workers of their own. */
const alone = ['build-site', 'deploy', 'start'].map((name) => `tests/commands/${name}.test.ts`)

/** For the tests; scripts/app has what builds the app. */
export default defineConfig({
  ...appConfig({ root, blockFolders: [path.join(root, 'src/blocks')] }),
  // As the commands run: without the assertions of development builds, which make Markdown slow.
  ssr: { resolve: { conditions: ['node', 'module'] } },
  test: {
    // A worker runs one file after the other.
    setupFiles: ['tests/after-file.ts'],
    // Left out of `npm test`; `npm test -- --all`, as CI runs it, has them.
    tags: [{ name: 'long', description: 'Takes long for what it adds to the others.' }],
    restoreMocks: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{browser,audit,sample}/**', ...alone],
          // A worker loads the product once: no test changes what another one sees of it.
          isolate: false,
          // One for each core of the smallest machine; as they come, there would be one less.
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
          // Some start programs or encode pictures: milliseconds here, seconds on a busy machine.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: alone,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          // Of the content in this repository alone: who replaces it deletes the folder.
          name: 'sample',
          include: ['tests/sample/*.test.ts'],
          // One worker that compiles the content once: the tests only read it.
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/browser/site.setup.ts',
          // One worker after the other loads the product and playwright once.
          isolate: false,
          testTimeout: 180_000,
          expect: { poll: { timeout: 45_000 } },
          hookTimeout: 180_000,
          // Beside those of the other tests: with more, all take longer, because they wait for each other.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          // A starved browser drops a frame or a request now and then. `npm test` says which tests needed it: a
          // fault of ours that comes seldom looks the same.
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'audit',
          include: ['tests/audit/**/*.audit.ts'],
          globalSetup: 'tests/audit/site.setup.ts',
          sequence: { groupOrder: 3 },
          testTimeout: 900_000,
          expect: { poll: { timeout: 45_000 } },
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
