import { fileName } from '../../../src/content/files/file-name.ts'
import { unknownRoute } from '../../../src/page/page-address.ts'
import type { ResolvedSite } from '../../resolve/resolve.ts'

type Page = ResolvedSite['pages'][number]

/** The page of a route, without the slash at its beginning. */
export const findPage = ({ pages }: ResolvedSite, name: string): Page | undefined =>
  pages.find(({ route }) => fileName(route) === name)

/** The page for an address: its own, or the nearest one for addresses that don't exist. */
export const pageFor = (
  site: ResolvedSite,
  pathname: string,
): { page: Page | undefined; status: 200 | 404 } => {
  const page = findPage(site, fileName(pathname))
  if (page) return { page, status: 200 }
  return {
    page: findPage(site, fileName(unknownRoute(pathname, site.shell.notFound))),
    status: 404,
  }
}
