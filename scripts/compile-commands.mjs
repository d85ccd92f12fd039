// In plain JavaScript, because it makes the programs that everything else is run by.
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')

/**
 * Compiles programs into a folder.
 *
 * @param {Record<string, string>} input their sources by their names: `{ gewerk: 'scripts/commands/gewerk.ts' }`
 * @param {string} folder
 */
export const compileCommands = async (input, folder) => {
  const { build, runnerImport } = await import('vite')
  const { module } = await runnerImport(path.join(root, 'scripts/app/commands-config.ts'))
  await build(module.commandsConfig(root, input, folder))
}
