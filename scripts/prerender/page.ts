import type { PageData, Shell } from '../../src/page/page-data.ts'
import { type Bundle, modulesOf } from '../bundle.ts'
import { iconFile, WEB_MANIFEST } from './own-files.ts'
import { policyFor } from './policy.ts'
import { joinSheets, type Styles, stylesOf } from './styles.ts'
import { tintsOf } from './tints.ts'

const ENTRY = 'src/main.tsx'

/** Apple's home screen shows an icon of this size. */
const TOUCH_ICON = `/${iconFile(180)}`

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Source file of a block's component: `src/blocks/case-study/CaseStudy.tsx`. */
const componentFile = (type: string): string =>
  `src/blocks/${type}/${type.split('-').map(capitalized).join('')}.tsx`

/** Addresses of the modules that a page runs from the start, besides the app's script. */
export const modulesOfPage = (page: PageData, bundle: Bundle): string[] => {
  const names = [ENTRY, ...page.blocks.map(({ type }) => componentFile(type))]
  const modules = new Set(names.flatMap((name) => modulesOf(bundle.manifest, name)))
  return [...modules].filter((module) => module !== scriptOf(bundle))
}

const scriptOf = ({ manifest }: Bundle): string => {
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`${ENTRY} is not in the manifest`)
  return `/${entry.file}`
}

/** The HTML document of a page. */
export const renderPageDocument = async (
  shell: Shell,
  page: PageData,
  bundle: Bundle,
  styles: Styles,
): Promise<string> => {
  const html = await bundle.server.renderPage(shell, page)
  const style = joinSheets([styles.shared, ...stylesOf(page, styles), ...tintsOf(html)])
  return bundle.server.renderDocument({
    shell,
    page,
    html,
    styles: [style],
    fonts: styles.fonts,
    touchIcon: TOUCH_ICON,
    manifest: `/${WEB_MANIFEST}`,
    script: scriptOf(bundle),
    preloads: modulesOfPage(page, bundle),
    policy: policyFor(shell, page, [style.css]),
  })
}
