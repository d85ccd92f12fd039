import { own } from '../../src/content/own.ts'
import { pageAddress } from '../../src/page/page-address.ts'
import type { PageData } from '../../src/page/page-data.ts'
import { withBase } from '../../src/shell/address.ts'
import type { Shell } from '../../src/shell/shell-data.ts'
import { iconFile, WEB_MANIFEST } from '../addresses/own-files.ts'
import type { App } from '../app/app.ts'
import { policyFor } from '../hosts/policy.ts'
import { renderOrBlame } from './blame-block.ts'
import { feedLinks } from './feeds.ts'
import { DRAFT, REVEAL } from './present.ts'
import { shellFile } from './shell.ts'
import type { Styles } from './styles.ts'
import { tintsOf } from './tints.ts'

/** Apple's home screen shows an icon of this size. */
const TOUCH_ICON = `/${iconFile(180)}`

/** Addresses of the modules that the app runs on a page from its start, besides its own script. */
export const modulesOfPage = ({ base }: Shell, { blocks }: PageData, app: App): string[] => {
  const ofBlocks = blocks.flatMap(({ type }) => own(app.blocks, type) ?? [])
  const modules = new Set([...app.shared, ...ofBlocks])
  modules.delete(app.script)
  return [...modules].map((module) => withBase(base, module))
}

/** Those that every page has; the others are named in the page's data. */
const startModules = ({ base }: Shell, { shared, script }: App): string[] =>
  shared.filter((module) => module !== script).map((module) => withBase(base, module))

/** What the style of a document is called: it is none of the sheets, which the app loads whole. */
const NEEDED = 'needed'

/** The HTML document of a page. */
export const renderPageDocument = async (
  shell: Shell,
  page: PageData,
  app: App,
  styles: Styles,
  {
    feed,
    digest,
    linked,
    confirms,
  }: { feed: { title: string } | undefined; digest: string; linked: unknown; confirms: boolean },
): Promise<string> => {
  const { base } = shell
  const html = await renderOrBlame((shown, run) => app.server.renderPage(shell, shown, run), page)
  const loader = html.includes(` ${REVEAL}=`) ? app.loaders.revealing : app.loaders.plain
  const drafts = [
    ...(confirms ? [app.loaders.forgetting] : []),
    ...(html.includes(` ${DRAFT}=`) ? [app.loaders.keeping] : []),
  ]
  const css = styles.ofPage(page).inDocument(html) + tintsOf(html)
  return app.server.renderDocument({
    shell,
    data: {
      shell: base + shellFile(shell).href,
      page: base + pageAddress(page.route),
      digest,
    },
    page,
    html,
    styles: [{ href: NEEDED, css }],
    print: styles.print.href,
    fonts: styles.fontsOf(html),
    touchIcon: base + TOUCH_ICON,
    manifest: `${base}/${WEB_MANIFEST}`,
    feeds: feed && feedLinks(feed, base),
    linked,
    script: base + app.script,
    drafts,
    loader: { code: loader, modules: startModules(shell, app) },
    policy: policyFor(shell, page, {
      scripts: [loader, ...drafts],
      styles: [css],
    }),
  })
}
