import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from './App.tsx'
import { loadBlocks } from './page/load-blocks.ts'
import { Page } from './page/Page.tsx'
import { createPageClient } from './page/page-client.ts'
import type { PageData, Shell } from './page/page-data.ts'
import { ShellProvider } from './page/Shell.tsx'

const blockStyles = import.meta.glob<string>('./blocks/*/style.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})

export { renderDocument } from './page/Document.tsx'
export { default as sharedStyle } from './styles/index.css?inline'

/** Style sheets of the blocks, by block type. */
export const styles: Record<string, string> = Object.fromEntries(
  Object.entries(blockStyles).map(([path, css]) => [path.split('/')[2], css]),
)

/** The blocks of a page without what stands around them. */
export const renderBlocks = async (shell: Shell, page: PageData): Promise<string> => {
  const components = await loadBlocks(page.blocks)
  return renderToString(
    <StaticRouter location={page.route}>
      <ShellProvider value={shell}>
        <Page page={page} components={components} field={() => ({})} />
      </ShellProvider>
    </StaticRouter>,
  )
}

/** The inside of a page's root element. */
export const renderPage = async (shell: Shell, page: PageData): Promise<string> => {
  const initial = { page, components: await loadBlocks(page.blocks) }
  return renderToString(
    <StaticRouter location={page.route}>
      <App shell={shell} initial={initial} client={createPageClient()} />
    </StaticRouter>,
  )
}
