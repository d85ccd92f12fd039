import { fileName } from '../../src/content/file-name.ts'
import type { Redirect } from '../../src/content/redirect.ts'

/** Name of the document for a former address, from the root of the site. */
export const redirectFile = ({ from }: Redirect): string =>
  /\.html?$/.test(from) ? from.slice(1) : `${fileName(from)}.html`
