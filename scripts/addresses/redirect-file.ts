import { fileName } from '../../src/content/file-name.ts'
import type { Redirect } from '../../src/content/redirect.ts'

/**
 * Name of the document for a former address, from the root of the site; undefined where it has something
 * behind a `?`, which no file can have.
 */
export const redirectFile = ({ from }: Pick<Redirect, 'from'>): string | undefined => {
  if (from.includes('?')) return undefined
  return /\.html?$/.test(from) ? from.slice(1) : `${fileName(from)}.html`
}
