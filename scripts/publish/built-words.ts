import { count } from '../text/count.ts'
import type { Changes } from './changes.ts'

const pagesIn = (pages: number, folder: string): string =>
  `${count(pages, 'Seite', 'Seiten')} in ${folder}`

/** `: 3 neu oder geändert, 25 unverändert` */
const changedPagesWords = ({ pages, changedPages, isNew }: Changes): string => {
  const all = pages === 1 ? ', ' : ', alle '
  if (isNew) return `${all}neu`
  if (changedPages === 0) return `${all}unverändert`
  if (changedPages === pages) return `${all}neu oder geändert`
  return `: ${changedPages} neu oder geändert, ${pages - changedPages} unverändert`
}

/** Whoever has not uploaded what was built last, has more to upload. */
const newFilesWords = ({ newFiles, isNew }: Changes): string => {
  const files = newFiles === 0 ? 'nichts' : count(newFiles, 'Datei', 'Dateien')
  return `${isNew ? '' : 'seit dem letzten Bauen '}${files} hochzuladen`
}

/** What is said of a site that was built. */
export const builtWords = {
  built: ({ pages }: Changes, folder: string) => pagesIn(pages, folder),
  toSee: ({ pages }: Changes) =>
    `${count(pages, 'Seite', 'Seiten')}, nur zum Ansehen. Zum Veröffentlichen: npm run build`,
  toUpload: (changes: Changes, folder: string) =>
    `${pagesIn(changes.pages, folder)}${changedPagesWords(changes)}; ${newFilesWords(changes)}`,
}
