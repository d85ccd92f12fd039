import { renderOrBlame } from '../../render/blame-block.ts'
import type { ResolvedSite } from '../../resolve/resolve.ts'
import type { Renderer } from '../renderer/renderer.ts'
import { shellOf } from './shell-of.ts'

/**
 * The inside of a page's root element.
 *
 * @throws WrongUsage where one of the company's own blocks can't be drawn
 */
export const renderInside = async (
  renderer: Renderer,
  site: ResolvedSite,
  page: ResolvedSite['pages'][number],
): Promise<string> => {
  const server = await renderer.server()
  const shell = shellOf(site)
  return renderOrBlame((data, run) => server.renderPage(shell, data, run), page.data)
}
