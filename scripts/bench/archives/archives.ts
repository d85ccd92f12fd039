import { promises as fs } from 'node:fs'
import path from 'node:path'
import { copyFolder } from '../../machine/files/copy-folder.ts'
import type { Site } from '../../site/site.ts'
import { type DevTimes, measureDev } from '../dev.ts'
import type { Installed } from '../package.ts'
import { measureSizes, type PageSize } from '../sizes.ts'
import type { Article } from './article.ts'
import { fitting } from './fitting.ts'
import { type Measured, measureCompany } from './measure.ts'
import { readArticles } from './read-articles.ts'
import { articleId, BAKERY, writeArchive } from './write-archive.ts'
import { writeArticles } from './write-articles.ts'

/** How archives are to be measured. */
export interface ArchivePlan {
  /** Numbers of articles. */
  sizes: readonly number[]
  /** Folder of Markdown articles that take the place of invented ones. */
  corpus?: string | undefined
  seed: number
}

/** What has been found out about an archive. */
export interface Archive extends Measured {
  count: number
  documents: PageSize[]
  /** How long a saved article takes to the screen. */
  saved: DevTimes[]
}

/** So many different articles; larger archives have each several times. */
const MOST = 10_000

/** With more articles, one cold run is long enough to be measured by itself. */
const SMALL = 1_000

const textsOf = async (folder: string): Promise<string[]> => {
  const names = (await fs.readdir(folder, { recursive: true })).filter((name) =>
    /\.(md|yaml)$/.test(name),
  )
  return Promise.all(names.toSorted().map((name) => fs.readFile(path.join(folder, name), 'utf8')))
}

const readCorpus = async (corpus: string, site: Site): Promise<Article[]> => {
  const read = await readArticles(corpus)
  const fit = await fitting(read, site)
  console.log(`${read.length} articles in the corpus, ${fit.length} of them used`)
  return fit
}

const articlesFor = async ({ corpus, seed, sizes }: ArchivePlan, site: Site): Promise<Article[]> =>
  corpus === undefined
    ? writeArticles(Math.min(Math.max(...sizes), MOST), await textsOf(BAKERY), seed)
    : readCorpus(corpus, site)

const measureArchive = async (
  { gewerk, folder: parent }: Installed,
  site: Site,
  articles: readonly Article[],
  count: number,
): Promise<Archive> => {
  const folder = path.join(parent, `archive-${count}`)
  const content = path.join(folder, 'content')
  await writeArchive(content, articles, count, site.today())
  const middle = articleId(count >> 1)
  const measured = await measureCompany(gewerk, {
    name: `${count.toLocaleString('en')} articles`,
    folder,
    edited: path.join(content, 'news', `${middle}.md`),
    coldRuns: count > SMALL ? 1 : 3,
  })
  const names = ['index.html', 'blog/index.html', 'blog/seite-2/index.html']
  const documents = await measureSizes(path.join(folder, 'dist'), [
    ...names,
    `neues/${middle}/index.html`,
  ])
  const edited = { file: `news/${middle}.md`, route: `/neues/${middle}` }
  const saved = await measureDev({ ...site, content }, edited)
  return { ...measured, count, documents, saved }
}

/** Measures archives of companies that have the package. */
export const measureArchives = async (
  installed: Installed,
  site: Site,
  wanted: ArchivePlan,
): Promise<Archive[]> => {
  const articles = await articlesFor(wanted, site)
  const archives: Archive[] = []
  for (const count of wanted.sizes)
    archives.push(await measureArchive(installed, site, articles, count))
  return archives
}

/** Measures the site of this repository, as a company that has the package would have it. */
export const measureSample = async (
  { gewerk, folder: parent }: Installed,
  site: Site,
): Promise<Measured> => {
  const folder = path.join(parent, 'sample')
  const content = path.join(folder, 'content')
  await copyFolder(site.content, content)
  const [article = ''] = await fs.readdir(path.join(content, 'news'))
  const edited = path.join(content, 'news', article)
  return measureCompany(gewerk, { name: 'this site', folder, edited, coldRuns: 1 })
}
