import path from 'node:path'
import { productFolder } from '../machine/product-folder.ts'
import { WrongUsage } from '../machine/wrong-usage.ts'
import { words } from './words.ts'

/** What compiles sources is not installed. Node does not look for it a second time: a program that runs has to begin anew. */
export class NoCompiler extends WrongUsage {}

/** Node says so, and Yarn in its stead where it leaves packages in their archives. */
const NOT_INSTALLED = ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND']

/** The folder into which this system is installed, where that is not the one in which it was called. */
const installedElsewhere = (): string | undefined => {
  const [home = ''] = productFolder.split(`${path.sep}node_modules${path.sep}`)
  return home === productFolder || home === process.cwd() ? undefined : home
}

/** What to install where what compiles sources is missing. */
export const howToInstall = (): string => words.noCompiler(installedElsewhere())

/**
 * Loads what compiles sources. Only companies with blocks of their own need it, so it does not come with
 * the package.
 *
 * @throws NoCompiler with the command that installs it
 */
export const loadCompiler = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  try {
    return await load()
  } catch (error) {
    if (!NOT_INSTALLED.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    throw new NoCompiler(howToInstall(), { cause: error })
  }
}
