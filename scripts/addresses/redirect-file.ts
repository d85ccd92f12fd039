import { fileName } from '../../src/content/files/file-name.ts'
import type { Redirect } from '../../src/content/site/redirect.ts'

/** Behind a `?`, or below a program, which may still lie there. */
const OF_A_PROGRAM = /\?|\.php\/./i

/** Name of the document for a former address, from the root of the site; undefined where no file can have it. */
export const redirectFile = ({ from }: Pick<Redirect, 'from'>): string | undefined => {
  if (OF_A_PROGRAM.test(from)) return undefined
  return /\.html?$/i.test(from) ? from.slice(1) : `${fileName(from)}.html`
}
