import type { Examples } from './blocks/define-block.ts'
import { loadBlocks } from './page/load-blocks.ts'
import type { PageData } from './page/page-data.ts'
import { renderInFrame, renderInside } from './page/render-page.tsx'
import type { Shell } from './shell/shell-data.ts'

const lookFiles = import.meta.glob<string>('./styles/theme/**/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})

/** Examples of the blocks, for the catalogue. */
export const loadExamples = async (): Promise<Examples> =>
  (await import('virtual:gewerk/examples')).examples

/** Style sheets of the blocks, by block type. */
export { styles } from 'virtual:gewerk/styles'
export { renderDocument } from './page/Document.tsx'
export { default as sharedStyle } from './styles/index.css?inline'
export { default as printStyle } from './styles/print.css?inline'

const FOLDER = './styles/theme/'

/** Style sheets among which a theme chooses, by field and choice: `ornament/pipe`; and the order of layers. */
export const looks: Record<string, string> = Object.fromEntries(
  Object.entries(lookFiles).map(([path, css]) => [path.slice(FOLDER.length, -'.css'.length), css]),
)

/** The blocks of a page without what stands around them. */
export const renderBlocks = async (shell: Shell, page: PageData): Promise<string> =>
  renderInside(shell, { page, components: await loadBlocks(page.blocks) })

/** Does some work, and may look after it. */
export type Run = (work: () => string) => string

/** The inside of a page's root element. */
export const renderPage = async (
  shell: Shell,
  page: PageData,
  run: Run = (work) => work(),
): Promise<string> => {
  const components = await loadBlocks(page.blocks)
  return run(() => renderInFrame(shell, { page, components }))
}
