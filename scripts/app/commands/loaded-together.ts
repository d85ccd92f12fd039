import type { Rolldown } from 'vite'

/** Sources whose modules lie in one file each; what an earlier group has loaded, a later one leaves to it. */
const GROUPS = {
  gewerk: ['scripts/commands/gewerk.ts'],
  check: ['scripts/commands/open-site.ts', 'scripts/commands/check.ts'],
  build: ['scripts/commands/build.ts'],
}

/** All modules that are there once these are. */
const loadedWith = (starts: readonly string[], modules: Rolldown.ChunkingContext) => {
  const loaded = new Set(starts)
  for (const id of loaded)
    for (const each of modules.getModuleInfo(id)?.importedIds ?? []) loaded.add(each)
  return loaded
}

/**
 * Bundles what is loaded together into one file each. Left to the bundler, `check`, which is run after every change,
 * would be eighty files, and finding and linking them a tenth of its time.
 */
export const loadedTogether = (sourceOf: (file: string) => string): Rolldown.CodeSplittingGroup => {
  const groups = Object.entries(GROUPS).map(([name, files]) => ({
    name,
    starts: files.map(sourceOf),
  }))
  const found = new Map<string, Set<string>>()
  return {
    name: (id, context) =>
      groups.find(({ name, starts }) => {
        const loaded = found.get(name) ?? loadedWith(starts, context)
        found.set(name, loaded)
        return loaded.has(id)
      })?.name,
    // Each group is whole with the ones before it.
    includeDependenciesRecursively: false,
    // It awaits the others: what they took from its file would never come.
    test: (id) => id !== sourceOf('scripts/commands/gewerk.ts'),
  }
}
