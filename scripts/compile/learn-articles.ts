import { inSlices } from '../machine/concurrency/in-slices.ts'
import { silent } from '../progress/progress.ts'
import type { NamedText, StoredText } from '../read/text-file.ts'
import { articlesOf } from '../resolve/articles/articles.ts'
import type { Team } from '../threads/team.ts'
import type { ArticleSetting } from './article-task.ts'
import { isExamined } from './examine.ts'
import { type ArticleCompilation, lookApart } from './look-apart.ts'

/** So many are looked at together. */
const TOGETHER = 32

const named = ({ name, path, location, digest }: StoredText): NamedText => ({
  name,
  path,
  location,
  digest,
})

/** Steps of a stage, for work that is not done in turn. */
const stepsOf = (items: Iterable<unknown>) => {
  const steps = items[Symbol.iterator]()
  steps.next()
  return steps
}

/**
 * Has articles that nobody knows yet looked at by all cores, and remembers what comes of it: whoever then
 * asks, finds it.
 */
export const learnArticles = async (compilation: ArticleCompilation, team: Team): Promise<void> => {
  const { source, looking, judging } = compilation
  const { memory, shelf, media, today, release } = judging
  const isArticle = articlesOf(looking.model)
  const articles = source.files.filter(isArticle)
  if (articles.length < team.worthwhile) return
  const unknown = articles.filter((file) => !isExamined(file, memory))
  if (unknown.length < team.worthwhile) return
  const others = source.files.filter((file) => !isArticle(file))
  const setting: ArticleSetting = {
    folder: source.folder,
    unread: source.unread,
    others: others.map(named),
    media,
    today,
    release,
    shelf: shelf.folder,
  }
  // How far a slice is tells nobody how far all of them are.
  const here = { ...looking, progress: silent }
  const slices = inSlices(unknown, TOGETHER)
  const steps = stepsOf(judging.progress('texts', slices, ({ length }) => length))
  await team.share<readonly NamedText[], Uint8Array | undefined>({
    task: 'articles',
    setting,
    count: slices.length,
    order: (index) => (slices[index] ?? []).map(named),
    here: (index) => {
      const slice = slices[index] ?? []
      const files = [...others, ...slice]
      lookApart({ source: { ...source, files }, looking: here, judging }, slice)
      return undefined
    },
    done: (lines) => {
      if (lines) memory.takeOver(lines)
      steps.next()
    },
  })
}
