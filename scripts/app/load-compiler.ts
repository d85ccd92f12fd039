import { WrongUsage } from '../machine/wrong-usage.ts'
import { words } from './words.ts'

/**
 * Loads what compiles sources. Only companies with blocks of their own need it, so it does not come with
 * the package.
 *
 * @throws WrongUsage with the command that installs it
 */
export const loadCompiler = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  try {
    return await load()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new WrongUsage(words.noCompiler, { cause: error })
  }
}
