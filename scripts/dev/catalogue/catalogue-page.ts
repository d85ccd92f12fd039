import { dump } from 'js-yaml'
import type { BlockDeclaration } from '../../../src/blocks/define-block.ts'
import { UPDATES_PATH } from '../../../src/dev/content-update.ts'
import { escapeHtml } from '../../escape-html.ts'
import type { SiteModel } from '../../schema/site-model.ts'
import type { FieldRow } from '../../schema/words/field-row.ts'
import { fieldRows } from '../../schema/words/field-rows.ts'
import type { ExamplePage } from './examples.ts'
import { words } from './words.ts'

export const CATALOGUE_PATH = '/__bausteine'

export type Scheme = 'light' | 'dark'

const STYLE = `
  :root { font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 80rem; padding: 1rem 1.5rem 4rem; }
  nav ul { columns: 14rem; padding: 0; list-style: none; }
  section { margin-block-start: 4rem; border-block-start: 1px solid; }
  iframe { inline-size: 100%; block-size: 20rem; border: 1px solid; }
  table { border-collapse: collapse; font-size: 0.875rem; }
  td { padding: 0.125rem 1rem 0.125rem 0; vertical-align: top; }
  code { font-family: ui-monospace, monospace; }
  pre { overflow: auto; }
`

/**
 * Frames take the height of what they show. Where an own block is saved, all is loaded anew: by the count in the head of
 * the answer, as it may be saved before anything is heard.
 */
const SCRIPT = `
  const [page] = performance.getEntriesByType('navigation')
  let own = page?.serverTiming?.find(({ name }) => name === 'blocks')?.duration
  const source = new EventSource('${UPDATES_PATH}')
  source.onmessage = ({ data }) => {
    const { blocks } = JSON.parse(data)
    own ??= blocks
    if (blocks !== own) location.reload()
  }
  addEventListener('pagehide', () => source.close())
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())

  for (const frame of document.querySelectorAll('iframe')) {
    const fit = () => {
      const { body } = frame.contentDocument ?? {}
      if (body?.childElementCount) frame.style.blockSize = body.scrollHeight + 2 + 'px'
    }
    frame.addEventListener('load', fit)
    fit()
  }
`

const fieldRow = ({ path, required, description, form }: FieldRow): string =>
  `<tr><td><code>${escapeHtml(path.join(' › '))}</code></td><td>${required ? words.required : ''}</td><td>${escapeHtml(description)}</td><td>${escapeHtml(form.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', ''))}</td></tr>`

const examplePart = ({ name, example }: ExamplePage, index: number, scheme: Scheme): string => `
  <h3>${words.example(index + 1)}</h3>
  <iframe loading="lazy" title="${name}" src="${CATALOGUE_PATH}/${name}?scheme=${scheme}"></iframe>
  <details><summary>${words.source}</summary><pre><code>${escapeHtml(dump([example], { lineWidth: 90 }))}</code></pre></details>`

/** A company's own block may have none. */
const examplesPart = (pages: readonly ExamplePage[], scheme: Scheme): string =>
  pages.map((page, index) => examplePart(page, index, scheme)).join('') ||
  `<p>${words.noExamples}</p>`

const blockPart = (
  { type, words: own, carriesTitle, schema }: BlockDeclaration,
  examples: string,
  model: SiteModel,
): string =>
  `<section id="${type}">
  <h2>${escapeHtml(own.name)} <code>${type}</code></h2>
  <p>${escapeHtml(own.purpose)}${carriesTitle ? ` ${words.carriesTitle}` : ''}</p>
  <details><summary>${words.fields}</summary><table>${fieldRows(schema, model).map(fieldRow).join('')}</table></details>
  ${examples}
</section>`

const schemeLink = (scheme: Scheme, current: Scheme): string =>
  scheme === current
    ? `<b>${words[scheme]}</b>`
    : `<a href="${CATALOGUE_PATH}?scheme=${scheme}">${words[scheme]}</a>`

/** Every block with its name, purpose, fields and examples. */
export const cataloguePage = (
  pages: readonly ExamplePage[],
  scheme: Scheme,
  model: SiteModel,
): string => {
  const links = model.blocks.map(
    ({ type, words: own }) => `<li><a href="#${type}">${escapeHtml(own.name)}</a></li>`,
  )
  const parts = model.blocks.map((block) => {
    const examples = pages.filter(({ declaration }) => declaration.type === block.type)
    return blockPart(block, examplesPart(examples, scheme), model)
  })
  return `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${words.title}</title><style>:root{color-scheme:${scheme}}${STYLE}</style></head>
<body>
  <main>
  <h1>${words.title}</h1>
  <p>${words.intro}</p>
  <p>${schemeLink('light', scheme)} · ${schemeLink('dark', scheme)}</p>
  <nav aria-label="${words.contents}"><ul>${links.join('')}</ul></nav>
  ${parts.join('\n')}
  </main>
  <script>${SCRIPT}</script>
</body>
</html>
`
}
