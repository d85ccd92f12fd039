import { escapeHtml } from '../escape-html.ts'
import { reportWords } from '../report/words.ts'

/** Shown when there has not been a good page yet; it is replaced once the content is in order. */
export const problemDocument = (problems: string, script: string): string => `<!doctype html>
<html lang="de">
  <head><meta charset="utf-8"><title>${reportWords.title}</title></head>
  <body>
    <pre>${escapeHtml(problems)}</pre>
    <script type="module" src="${script}"></script>
  </body>
</html>
`
