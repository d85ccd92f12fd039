import { escapeHtml } from '../../escape-html.ts'
import { reportWords } from '../../report/words.ts'

/** Whether the problems are the whole site's, of which every page is told, or only those of a page. */
export type ProblemsOf = 'site' | 'page'

/** What is to be done stands in one long line. */
const WRAPPED = 'white-space: pre-wrap; overflow-wrap: anywhere'

/** Shown when there has not been a good page yet; it is replaced once the content is in order. */
export const problemDocument = (
  problems: string,
  script: string,
  of: ProblemsOf,
): string => `<!doctype html>
<html lang="de">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${reportWords.title}</title></head>
  <body>
    <main><pre data-of="${of}" style="${WRAPPED}">${escapeHtml(problems)}</pre></main>
    <script type="module" src="${script}"></script>
  </body>
</html>
`
