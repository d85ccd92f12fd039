import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type BlockFiles, blocksIn } from '../block-files.ts'
import { explainOwnFault } from '../explain-own-fault.ts'
import { words } from '../words.ts'
import { refuse } from './refuse.ts'

/** Whether a source exports something under a name, as far as its text tells. */
const exports = (source: string, name: string): boolean =>
  new RegExp(`export\\s+(?:async\\s+)?(?:const|let|var|function\\*?|class)\\s+${name}\\b`).test(
    source,
  ) || new RegExp(`export\\s*\\{[^}]*\\b${name}\\b[^}]*\\}`).test(source)

/** Some disks find a file under any spelling of its name; servers and the bundler don't. */
const faultOfComponent = ({ type, component, name }: BlockFiles): string | undefined => {
  const right = path.basename(component)
  const names = readdirSync(path.dirname(component))
  if (names.includes(right))
    return exports(readFileSync(component, 'utf8'), name)
      ? undefined
      : words.noExport(`blocks/${type}/${right}`, name)
  const meant = names.find((each) => each.toLowerCase() === right.toLowerCase())
  return meant ? words.misnamed(type, meant, right) : words.noComponent(type, right)
}

/**
 * Compiles the components of a company's own blocks with their styles, for what is wrong in them would else come to
 * light only when the site is built.
 *
 * @param folder the company's `blocks/`
 * @throws WrongUsage with the place
 */
export const compileComponents = async (folder: string): Promise<void> => {
  const { buildForProduction } = await import('../bundle/build-for-production.ts')
  const { componentsConfig } = await import('./declarations-config.ts')
  const files = blocksIn([folder])
    .flatMap(({ component, style }) => (style ? [component, style] : [component]))
    .filter((file) => existsSync(file))
  if (files.length === 0) return
  await explainOwnFault(folder, () => buildForProduction(componentsConfig(folder, files)))
}

/**
 * Looks whether each block has a component that exports what draws it.
 *
 * @throws WrongUsage with the first that has none
 */
export const refuseComponents = (folder: string): void =>
  refuse(blocksIn([folder]).map(faultOfComponent))

/**
 * Looks whether a company's own blocks can be drawn.
 *
 * @param folder the company's `blocks/`
 * @throws WrongUsage with the place
 */
export const judgeComponents = async (folder: string): Promise<void> => {
  await compileComponents(folder)
  refuseComponents(folder)
}
