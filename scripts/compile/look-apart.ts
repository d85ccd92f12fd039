import { digestOf } from '../machine/digest.ts'
import type { ContentFiles } from '../read/read.ts'
import type { StoredText } from '../read/text-file.ts'
import { articleCollections, articlesOf } from '../resolve/articles/articles.ts'
import { type Apart, resolveApart } from '../resolve/articles/resolve-apart.ts'
import { type Judging, lostPagesOf } from './judge.ts'
import { type Looked, type Looking, lookAt } from './look-into.ts'

/** The files of a content, and what they are looked at and judged with. */
export interface Compilation {
  source: ContentFiles
  looking: Looking
  judging: Judging
}

/** As far as it matters to articles alone. */
export type ArticleCompilation = Omit<Compilation, 'judging'> & {
  judging: Omit<Judging, 'checks' | 'former'>
}

/** What others see of the file at a path. */
export const faceIn = (looked: Pick<Looked, 'examined'>, faces: Apart['faces']) => {
  const examined = new Map(looked.examined.map((file) => [file.source.path, file]))
  return (path: string): string => digestOf([examined.get(path)?.face, ...(faces.get(path) ?? [])])
}

/** Looks at some articles without the others; nothing where those are wanted for it. */
export const lookApart = (
  { source, looking, judging }: ArticleCompilation,
  articles: readonly StoredText[],
) => {
  const isArticle = articlesOf(looking.model)
  const wanted = new Set(articles)
  const files = source.files.filter((file) => !isArticle(file) || wanted.has(file))
  const partial = articleCollections(looking.model)
  const looked = lookAt({ ...source, files }, looking, partial)
  const apart = resolveApart({
    ...judging,
    content: looked.content,
    lostPages: lostPagesOf(looked),
  })
  return apart && { pages: apart.pages, faceOf: faceIn(looked, apart.faces) }
}
