import { peerDependencies } from '../../package.json'
import { addingTools } from '../machine/packages/adding-packages.ts'
import { installedInto } from '../machine/packages/installed-into.ts'
import { productFolder } from '../machine/packages/product-folder.ts'
import { WrongUsage } from '../machine/wrong-usage.ts'
import { otherReact } from './other-react.ts'
import { words } from './words.ts'

/** What compiles sources is not installed. Node does not look for it a second time: a program that runs has to begin anew. */
export class NoCompiler extends WrongUsage {}

/** Node says so, and Yarn in its stead where it leaves packages in their archives. */
const NOT_INSTALLED = ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND']

/** The folder into which this system is installed, or is itself. */
const home = (): string => installedInto(productFolder)

/** What to install where what compiles sources is missing. */
export const howToInstall = (): string => {
  const folder = home()
  const isElsewhere = folder !== productFolder && folder !== process.cwd()
  const command = addingTools(folder, Object.keys(peerDependencies))
  return words.noCompiler(command, isElsewhere ? folder : undefined)
}

const refuseOtherReact = (root: string): void => {
  const { installed, wanted } = otherReact(root) ?? {}
  if (installed === undefined || wanted === undefined) return
  const names = ['react', 'react-dom'].map((name) => `${name}@${wanted}`)
  throw new NoCompiler(words.otherReact(installed, wanted, addingTools(home(), names)))
}

/**
 * Loads what compiles sources. Only companies with blocks of their own need it, so it does not come with
 * the package.
 *
 * @param root where React is looked for
 * @throws NoCompiler with the command that installs it
 */
export const loadCompiler = async <Module>(
  load: () => Promise<Module>,
  root = productFolder,
): Promise<Module> => {
  refuseOtherReact(root)
  try {
    return await load()
  } catch (error) {
    if (!NOT_INSTALLED.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    throw new NoCompiler(howToInstall(), { cause: error })
  }
}
