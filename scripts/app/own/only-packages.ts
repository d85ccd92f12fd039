import path from 'node:path'
import type { Plugin } from 'vite'
import { isInside } from '../../machine/files/is-inside.ts'
import { wayTo } from '../../machine/files/way-to.ts'
import { productFolder } from '../../machine/packages/product-folder.ts'
import { fileOfModule } from '../bundle/file-of-module.ts'
import { words } from '../words.ts'

/** Below a folder of packages, also in an archive of Yarn's; a package that is only linked lies elsewhere. */
const IS_OF_PACKAGE = /[\\/]node_modules[\\/]/

/** A package's name, also with a part of it. */
const IS_NAME = /^(?:@[\w.-]+\/)?[\w-]/

const isAddress = (id: string): boolean => /^[a-z]+:/i.test(id)

/**
 * Refuses imports of a company's blocks that lead out of their folder by a name that hides it: an alias of
 * `package.json`, a place on the disk, a package that is a link. Changes there would go unnoticed.
 *
 * @param folder the company's `blocks/`
 */
export const onlyPackages = (folder: string): Plugin => ({
  name: 'gewerk:only-packages',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    if (!importer || !isInside(folder, fileOfModule(importer))) return undefined
    const found = await this.resolve(id, importer, { ...options, skipSelf: true })
    if (!found || found.external) return found
    const file = fileOfModule(found.id)
    const isKnown =
      !path.isAbsolute(file) ||
      IS_OF_PACKAGE.test(file) ||
      [folder, productFolder].some((each) => isInside(each, file))
    if (isKnown) return found
    const shown = `blocks/${wayTo(fileOfModule(importer), folder)}`
    const isLinked = IS_NAME.test(id) && !isAddress(id)
    return this.error((isLinked ? words.linkedPackage : words.leadsOut)(shown, id))
  },
})
