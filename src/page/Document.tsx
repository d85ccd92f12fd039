import { renderToStaticMarkup } from 'react-dom/server'
import { plain } from '../content/text/plain.ts'
import { withBase } from '../shell/address.ts'
import type { Shell } from '../shell/shell-data.ts'
import { embeddable } from './embeddable.ts'
import { openGraphLocale } from './open-graph-locale.ts'
import { openGraphType } from './open-graph-type.ts'
import { type DataAddresses, ROOT_ID } from './own-data.ts'
import { isUnknownAddress } from './page-address.ts'
import type { PageData } from './page-data.ts'

export interface DocumentParts {
  shell: Shell
  /** Where the app finds all of it. */
  data: DataAddresses
  page: PageData
  /** The rendered app. */
  html: string
  /** Style sheets that go into the document, with the address that each has as a file, where it is whole. */
  styles: { href: string; css: string }[]
  /** Address of the style sheet for paper, where it is not among them: nobody waits for it. */
  print?: string
  /** Addresses of the fonts that the styles name. */
  fonts?: string[]
  /** Addresses of the icon for home screens and of the web app manifest; none while developing. */
  touchIcon?: string
  manifest?: string
  /** Where programs find what is new. */
  feeds?: { href: string; type: string; title: string }[]
  /** The page for programs that read it (JSON-LD); nothing where there is nothing to say. */
  linked?: unknown
  /** Address of the app's script. */
  script: string
  /** Code that keeps what is typed into a form of the page until the app does, or forgets what was sent. */
  drafts?: string[]
  /** Brings the app when it is needed, with the modules that it will ask for; without it, it comes at once. */
  loader?: { code: string; modules: string[] }
  /** Content-Security-Policy for this document; none while developing. */
  policy?: string
}

const raw = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } })

const Sharing = ({ page, shell, linked }: Pick<DocumentParts, 'page' | 'shell' | 'linked'>) => {
  const { meta } = page
  return (
    <>
      <meta property="og:type" content={openGraphType(linked)} />
      <meta property="og:locale" content={openGraphLocale(shell.language)} />
      <meta property="og:site_name" content={shell.company.name} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      {!isUnknownAddress(page) && <meta property="og:url" content={meta.canonical} />}
      <meta property="og:image" content={meta.image.url} />
      <meta property="og:image:width" content={String(meta.image.width)} />
      <meta property="og:image:height" content={String(meta.image.height)} />
      {meta.image.alt && <meta property="og:image:alt" content={meta.image.alt} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** The pages before and behind one of a list's. */
const Neighbours = ({ page, shell }: { page: PageData; shell: Shell }) => {
  const pages = page.blocks.find((block) => block.pages)?.pages
  return (
    <>
      {pages?.previous && <link rel="prev" href={shell.url + pages.previous.href} />}
      {pages?.next && <link rel="next" href={shell.url + pages.next.href} />}
    </>
  )
}

const Head = ({ shell, page, styles, policy, ...app }: DocumentParts) => (
  <head>
    <meta charSet="utf-8" />
    {policy && <meta httpEquiv="Content-Security-Policy" content={policy} />}
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>{page.meta.title}</title>
    <meta name="description" content={page.meta.description} />
    {(page.meta.hidden || isUnknownAddress(page)) && <meta name="robots" content="noindex" />}
    {!isUnknownAddress(page) && <link rel="canonical" href={page.meta.canonical} />}
    <Neighbours page={page} shell={shell} />
    <Sharing page={page} shell={shell} linked={app.linked} />
    <link rel="icon" href={withBase(shell.base, shell.icon.url)} type={shell.icon.type} />
    {app.touchIcon && <link rel="apple-touch-icon" href={app.touchIcon} />}
    {app.manifest && <link rel="manifest" href={app.manifest} />}
    {app.feeds?.map((feed) => (
      <link key={feed.href} rel="alternate" {...feed} />
    ))}
    {app.fonts?.map((href) => (
      <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
    ))}
    {styles.map(({ href, css }) => (
      <style key={href} data-style={href || undefined} {...raw(css)} />
    ))}
    {app.print && <link rel="stylesheet" media="print" href={app.print} />}
  </head>
)

/** Last in the document: the loader finds all of it. */
const Script = ({ script, loader }: DocumentParts) =>
  loader ? (
    <script data-app={script} data-modules={loader.modules.join(' ')} {...raw(loader.code)} />
  ) : (
    <script type="module" src={script} />
  )

/** Within double quotation marks single ones stand for themselves; React writes six signs for each of its many. */
const withPlainPolicy = (markup: string, policy = ''): string =>
  markup.replace(`"${policy.replaceAll("'", '&#x27;')}"`, () => `"${policy}"`)

/** A complete HTML document. */
export const renderDocument = (parts: DocumentParts): string => {
  const { shell, data, html, linked, drafts } = parts
  const markup = renderToStaticMarkup(
    <html lang={shell.language}>
      <Head {...parts} />
      <body>
        <div
          id={ROOT_ID}
          data-shell={data.shell}
          data-page={data.page}
          data-digest={data.digest}
          {...raw(html)}
        />
        {linked !== undefined && (
          <script type="application/ld+json" {...raw(plain(embeddable(linked)))} />
        )}
        {drafts?.map((code) => (
          <script key={code} {...raw(code)} />
        ))}
        <Script {...parts} />
      </body>
    </html>,
  )
  return `<!doctype html>\n${withPlainPolicy(markup, parts.policy)}\n`
}
