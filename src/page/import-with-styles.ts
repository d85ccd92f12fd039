import { loadStyles } from './load-styles.ts'

/**
 * What the bundler puts around an `import()`: late code comes with its styles. Its own helper preloads
 * scripts as well, which documents here name themselves, and is five times as long.
 *
 * @param files that come along, as addresses relative to `base`
 */
export const importWithStyles = async <Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
  base = '',
): Promise<Module> => {
  const styles = files.filter((name) => name.endsWith('.css'))
  await loadStyles(styles.map((name) => new URL(name, base).href))
  return load()
}
