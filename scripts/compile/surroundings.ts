import { digestOf } from '../machine/digest.ts'
import type { MediaByName } from '../read/media/media.ts'
import { articlesOf } from '../resolve/articles/articles.ts'
import type { Compilation } from './look-apart.ts'

const digestible = (media: MediaByName) =>
  [...media.values()].map(({ source: { name, path, fault }, ...rest }) => [name, path, fault, rest])

/** Changes with everything that a site is made of besides the texts of its articles. */
export const surroundingsOf = ({ source, looking, judging }: Compilation): string => {
  const isArticle = articlesOf(looking.model)
  const { media, today, release } = judging
  const { folder, files, unread, problems } = source
  return digestOf([
    folder,
    today,
    unread,
    problems,
    digestible(media),
    // What has to be in order for a release may stand in any text.
    files.map((file) => (isArticle(file) && !release ? file.path : [file.path, file.digest])),
  ])
}
