import { installingAnew } from './adding-packages.ts'
import { isHalfInstalled } from './half-installed.ts'
import { installWords } from './install-words.ts'
import { packagesFolder } from './installed-into.ts'
import { productFolder } from './product-folder.ts'

/** That files of a package are missing, and what to do; nothing where it is whole. */
export const halfInstalled = (folder: string): { words: string; advice: string } | undefined =>
  isHalfInstalled(folder)
    ? {
        words: installWords.half(folder),
        advice: installWords.anew(packagesFolder(folder), installingAnew(folder)),
      }
    : undefined

/**
 * Why anything at all may have failed: files of this very program are missing. It needs nothing but itself, because
 * whatever else explains failures may be what is missing.
 */
export const explainHalfInstalled = (folder = productFolder): string | undefined => {
  const { words, advice } = halfInstalled(folder) ?? {}
  return words === undefined ? undefined : `${words}\n→ ${advice}`
}
