import { isHalfInstalled } from './half-installed.ts'
import { installWords } from './install-words.ts'
import { productFolder } from './product-folder.ts'

/**
 * Why anything at all may have failed: files of this very program are missing. It needs nothing but itself, because
 * whatever else explains failures may be what is missing.
 */
export const explainHalfInstalled = (folder = productFolder): string | undefined =>
  isHalfInstalled(folder) ? `${installWords.half(folder)}\n→ ${installWords.anew}` : undefined
