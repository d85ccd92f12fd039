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
  const { NODE_ENV } = process.env
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(path.join(root, 'scripts/app/commands/compile-commands.ts'))
  // Vite sets it for what it imports; the program that runs afterwards finds it as it was.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  await module.compileCommands(root, input, folder)
}

/** What this process puts behind the names of its folders; see `machine/files/own-mark.ts`. */
export const markOfThisProcess = async () => {
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(path.join(root, 'scripts/machine/files/own-mark.ts'))
  return module.ownMark
}

/**
 * Clears away what was compiled for other states of the sources; see `app/clear-others.ts`.
 *
 * @param {string} parent
 * @param {string} state
 */
export const clearOthers = async (parent, state) => {
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(path.join(root, 'scripts/app/clear-others.ts'))
  await module.clearOthers(parent, state)
}
