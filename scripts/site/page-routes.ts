import { fileName } from '../../src/content/files/file-name.ts'
import type { BuildManifest } from './build-manifest.ts'

/** Where a built site has pages: of what leads on there may be a document as well, but no page file. */
export const pageRoutes = ({ addresses, files }: Pick<BuildManifest, 'addresses' | 'files'>) =>
  addresses
    .map(({ route }) => route)
    .filter((route) => Object.hasOwn(files, `${fileName(route)}.json`))
