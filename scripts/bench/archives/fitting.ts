import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { compile } from '../../compile/compile.ts'
import type { Site } from '../../site/site.ts'
import type { Article } from './article.ts'
import { articleId, writeArchive } from './write-archive.ts'

/** Leaves out articles that the check refuses: what they come from may allow other things. */
export const fitting = async (
  articles: readonly Article[],
  site: Pick<Site, 'model' | 'checks' | 'today'>,
): Promise<Article[]> => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-corpus-'))
  const content = path.join(folder, 'content')
  await writeArchive(content, articles, articles.length, site.today())
  const { problems } = await compile({ ...site, content })
  await fs.rm(folder, { recursive: true })
  const errors = problems.filter(({ severity }) => severity === 'error')
  const refused = new Set(errors.map(({ file }) => path.posix.basename(file, '.md')))
  const fit = articles.filter((_, index) => !refused.has(articleId(index)))
  if (fit.length === 0) throw new Error('No article of the corpus can be used')
  return fit
}
