import { escapeHtml } from '../../escape-html.ts'
import { type HtmlPage, htmlNameOf } from './to-html.ts'
import { words } from './words.ts'

const STYLE = `
  :root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
  body { margin: 0 auto; max-inline-size: 76rem; padding: 1rem 1.25rem 4rem; }
  a { color: light-dark(#0b57a4, #8ec1ff); }
  nav ul { margin: 0; padding: 0; list-style: none; }
  nav a { display: block; padding-block: 0.2rem; }
  nav [aria-current] { font-weight: bold; color: inherit; text-decoration: none; }
  main { min-inline-size: 0; }
  main > :not(table, pre) { max-inline-size: 44rem; }
  h1, h2, h3 { line-height: 1.25; margin-block: 2rem 0.75rem; scroll-margin-block-start: 1rem; }
  h1 { margin-block-start: 0; }
  img { max-inline-size: 100%; block-size: auto; border: 1px solid light-dark(#ccc, #555); }
  table { display: block; overflow-x: auto; border-collapse: collapse; font-size: 0.9375rem; }
  th, td { padding: 0.4rem 0.75rem; border: 1px solid light-dark(#ccc, #555); text-align: start; vertical-align: top; }
  code { font: 0.9em ui-monospace, monospace; background: light-dark(#f1f1f1, #2a2a2a); }
  pre { overflow-x: auto; padding: 0.75rem 1rem; background: light-dark(#f1f1f1, #2a2a2a); }
  @media (min-width: 60rem) {
    body { display: grid; grid-template-columns: 16rem 1fr; gap: 3rem; padding-block-start: 2rem; }
    nav { order: -1; }
  }
  @media print { nav { display: none; } }
`

/** Where each page is among all of them; the first is the one with which the handbook begins. */
export type Pages = ReadonlyMap<string, HtmlPage>

const navigationLink = (name: string, title: string, current: string): string =>
  `<li><a href="${htmlNameOf(name)}"${name === current ? ' aria-current="page"' : ''}>${escapeHtml(title)}</a></li>`

/** A page of the handbook as a document that needs nothing but the pictures beside it. */
export const documentOf = (current: string, pages: Pages): string => {
  const { title = '', html = '' } = pages.get(current) ?? {}
  const links = [...pages].map(([name, page]) => navigationLink(name, page.title, current))
  return `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body>
<main>
${html}
</main>
<nav aria-label="${words.contents}"><ul>${links.join('')}</ul></nav>
</body>
</html>
`
}
