import type { ServerResponse } from 'node:http'
import type { ViteDevServer } from 'vite'
import type { BlockType } from '../../src/blocks/schemas.ts'
import { blocks } from '../../src/blocks/schemas.ts'
import type * as EntryServer from '../../src/entry-server.tsx'
import type { Compiled } from '../content/compile.ts'
import { sendMedia } from '../dev/media.ts'
import { shellOf } from '../dev/pages.ts'
import type { Handler } from '../serve/handler.ts'
import { requestedUrl } from '../serve/requested-url.ts'
import { themeStyle } from '../theme/style.ts'
import { CATALOGUE_PATH, cataloguePage, type Scheme } from './catalogue-page.ts'
import { compileExamples } from './compile-examples.ts'
import { type Example, type ExamplePage, examplePages } from './examples.ts'

interface Catalogue {
  pages: ExamplePage[]
  compiled: Compiled
}

const loadCatalogue = async (vite: ViteDevServer): Promise<Catalogue> => {
  const examples = new Map<BlockType, Example[]>()
  for (const { type } of blocks) {
    const module = await vite.ssrLoadModule(`/src/blocks/${type}/examples.ts`)
    examples.set(type, module.examples as Example[])
  }
  const pages = examplePages((type) => examples.get(type) ?? [])
  return { pages, compiled: await compileExamples(pages) }
}

const other: Record<Scheme, Scheme> = { light: 'dark', dark: 'light' }

/** Styles as if the device preferred this scheme; the typeface is waited for. */
const inScheme = (css: string, scheme: Scheme): string =>
  css
    .replaceAll(`(prefers-color-scheme: ${scheme})`, '(min-width: 0)')
    .replaceAll(`(prefers-color-scheme: ${other[scheme]})`, 'not (min-width: 0)')
    .replace(/font-display:\s*\w+/g, 'font-display: block')

/** A block alone, as it stands on a page. */
const renderExample = async (
  vite: ViteDevServer,
  { compiled }: Catalogue,
  { key, declaration }: ExamplePage,
  scheme: Scheme,
): Promise<string> => {
  const { site } = compiled
  const page = site?.pages.find(({ data }) => data.key.split('/')[0] === key)?.data
  if (!site || !page) throw new Error(`The example ${key} has problems`)
  const server = (await vite.ssrLoadModule('/src/entry-server.tsx')) as typeof EntryServer
  const own = page.blocks.filter(({ type }) => type === declaration.type).slice(-1)
  const html = await server.renderBlocks(shellOf(site), { ...page, blocks: own })
  const styles = [themeStyle(site.theme), server.sharedStyle, ...Object.values(server.styles)]
  return `<!doctype html>
<html lang="${site.shell.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${key}</title>
<style>${inScheme(styles.join('\n'), scheme)}\n:root{color-scheme:${scheme}}</style></head>
<body><main>${html}</main></body>
</html>
`
}

const sendHtml = (response: ServerResponse, html: string): void => {
  response.setHeader('Content-Type', 'text/html;charset=utf-8')
  response.end(html)
}

/** Answers with the catalogue of blocks; its examples are compiled anew when it is opened. */
export const catalogue = (vite: ViteDevServer): Handler => {
  let current: Promise<Catalogue> | undefined

  const open = (): Promise<Catalogue> => {
    current = loadCatalogue(vite)
    return current
  }

  return async (request, response, next) => {
    const { pathname, searchParams } = requestedUrl(request)
    const scheme = searchParams.get('scheme') === 'dark' ? 'dark' : 'light'
    if (pathname === CATALOGUE_PATH) {
      const { pages } = await open()
      return sendHtml(response, cataloguePage(pages, scheme))
    }
    if (current && pathname.startsWith('/media/')) {
      if (await sendMedia((await current).compiled, pathname, response)) return
    }
    if (!pathname.startsWith(`${CATALOGUE_PATH}/`)) return next()
    const loaded = await (current ?? open())
    const page = loaded.pages.find(({ name }) => pathname === `${CATALOGUE_PATH}/${name}`)
    if (!page) return next()
    sendHtml(response, await renderExample(vite, loaded, page, scheme))
  }
}
