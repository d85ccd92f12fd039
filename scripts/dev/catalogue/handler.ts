import type { ServerResponse } from 'node:http'
import type { Compiled } from '../../compile/compile.ts'
import { WrongUsage } from '../../machine/wrong-usage.ts'
import { openCache } from '../../publish/pictures/cache.ts'
import { loadExamples } from '../../render/load-examples.ts'
import type { Handler } from '../../serve/handler.ts'
import { requestedUrl } from '../../serve/requested-url.ts'
import { pictureFolder } from '../../site/cache.ts'
import type { Site } from '../../site/site.ts'
import { themeStyle } from '../../theme/style.ts'
import { sendMedia } from '../pages/media.ts'
import { shellOf } from '../pages/shell-of.ts'
import type { Renderer } from '../renderer/renderer.ts'
import { CATALOGUE_PATH, cataloguePage, type Scheme } from './catalogue-page.ts'
import { compileExamples } from './compile-examples.ts'
import { type ExamplePage, examplePages } from './examples.ts'
import { words } from './words.ts'

interface Catalogue {
  pages: ExamplePage[]
  compiled: Compiled
}

/** Who has written an example is told what is wrong with it; one of them keeps all from being shown. */
const refuseFaulty = ({ pages, compiled }: Catalogue): void => {
  for (const { key, declaration, number } of pages) {
    const faults = compiled.problems.filter(
      ({ file, severity }) => severity === 'error' && file.endsWith(`/${key}.yaml`),
    )
    if (faults.length > 0) throw new WrongUsage(words.faulty(declaration.type, number, faults))
  }
}

const loadCatalogue = async (renderer: Renderer, site: Site): Promise<Catalogue> => {
  const { blocks } = site.model
  const pages = examplePages(blocks, await loadExamples(await renderer.server(), blocks))
  const loaded = { pages, compiled: await compileExamples(site, pages) }
  refuseFaulty(loaded)
  return loaded
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
  renderer: Renderer,
  { compiled }: Catalogue,
  { key, declaration }: ExamplePage,
  scheme: Scheme,
): Promise<string> => {
  const { site } = compiled
  const page = site?.pages.find((each) => each.key.split('/')[0] === key)?.data
  if (!site || !page) throw new Error(`The example ${key} has problems`)
  const server = await renderer.server()
  const own = page.blocks.filter(({ type }) => type === declaration.type).slice(-1)
  const html = await server.renderBlocks(shellOf(site), { ...page, blocks: own })
  const styles = [
    themeStyle(site.theme, server.looks),
    server.sharedStyle,
    ...Object.values(server.styles),
  ]
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
export const catalogue = (renderer: Renderer, site: Site): Handler => {
  const pictures = openCache(pictureFolder(site))
  let current: Promise<Catalogue> | undefined

  /** One after the other: all write their examples to the same folder. */
  const open = (): Promise<Catalogue> => {
    const before = current?.catch(() => undefined) ?? Promise.resolve()
    current = before.then(() => loadCatalogue(renderer, site))
    return current
  }

  return async (request, response, next) => {
    const { pathname, searchParams } = requestedUrl(request)
    const scheme = searchParams.get('scheme') === 'dark' ? 'dark' : 'light'
    if (pathname === CATALOGUE_PATH) {
      const { pages } = await open()
      return sendHtml(response, cataloguePage(pages, scheme, site.model))
    }
    if (current && pathname.startsWith('/media/')) {
      if (await sendMedia([(await current).compiled.media], pathname, response, pictures)) return
    }
    if (!pathname.startsWith(`${CATALOGUE_PATH}/`)) return next()
    const loaded = await (current ?? open())
    const page = loaded.pages.find(({ name }) => pathname === `${CATALOGUE_PATH}/${name}`)
    if (!page) return next()
    sendHtml(response, await renderExample(renderer, loaded, page, scheme))
  }
}
