import { own } from '../../src/content/own.ts'
import type { PageData } from '../../src/page/page-data.ts'
import { withBase } from '../../src/shell/address.ts'
import type { Shell } from '../../src/shell/shell-data.ts'
import { iconFile, WEB_MANIFEST } from '../addresses/own-files.ts'
import type { App } from '../app/app.ts'
import type { Feed } from '../resolve/feed.ts'
import { feedLinks } from './feeds.ts'
import { policyFor } from './policy.ts'
import { shellFile } from './shell.ts'
import { joinSheets, type Styles, stylesOf } from './styles.ts'
import { tintsOf } from './tints.ts'
import { usedStyles } from './used-styles.ts'

/** Apple's home screen shows an icon of this size. */
const TOUCH_ICON = `/${iconFile(180)}`

/** Addresses of the modules that the app runs on a page from its start, besides its own script. */
export const modulesOfPage = ({ base }: Shell, { blocks }: PageData, app: App): string[] => {
  const ofBlocks = blocks.flatMap(({ type }) => own(app.blocks, type) ?? [])
  const modules = new Set([...app.shared, ...ofBlocks])
  modules.delete(app.script)
  return [...modules].map((module) => withBase(base, module))
}

/** The HTML document of a page. */
export const renderPageDocument = async (
  shell: Shell,
  page: PageData,
  app: App,
  styles: Styles,
  feed: Feed | undefined,
): Promise<string> => {
  const { base } = shell
  const html = await app.server.renderPage(shell, page)
  const used = usedStyles(joinSheets(stylesOf(page, styles)), html)
  const css = used + styles.faces + tintsOf(html)
  return app.server.renderDocument({
    shell,
    shellAddress: base + shellFile(shell).href,
    page,
    html,
    styles: [{ href: '', css }],
    print: styles.print.href,
    fonts: styles.fonts,
    touchIcon: base + TOUCH_ICON,
    manifest: `${base}/${WEB_MANIFEST}`,
    feeds: feed && feedLinks(feed, base),
    script: base + app.script,
    loader: { code: app.loader, modules: modulesOfPage(shell, page, app) },
    policy: policyFor(shell, page, { scripts: [app.loader], styles: [css] }),
  })
}
