import { promises as fs } from 'node:fs'
import path from 'node:path'
import type { Article } from './article.ts'

const FRONT_MATTER = /^---\r?\n(.*?)\r?\n---\r?\n/s

/** What leads elsewhere, or means something only where the article comes from. */
const withoutRelations = (text: string): string =>
  text
    .replace(/^\[[^\]]+\]:.*$/gm, '')
    .replace(/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/g, '')
    .replace(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/<[^>]*>/g, '')
    .replace(/[{}]/g, '')

const titleIn = (text: string, name: string): string =>
  /^title:\s*["']?(.+?)["']?\s*$/m.exec(FRONT_MATTER.exec(text)?.[1] ?? '')?.[1] ??
  /^#\s+(.+)$/m.exec(text)?.[1] ??
  path.basename(name, '.md')

const readArticle = (text: string, name: string): Article => ({
  title: withoutRelations(titleIn(text, name)),
  body: withoutRelations(text.replace(FRONT_MATTER, '').replace(/^#\s.*$/m, '')).trim(),
})

/** The Markdown files of a folder and of those below it as articles, without links and pictures. */
export const readArticles = async (folder: string): Promise<Article[]> => {
  const names = (await fs.readdir(folder, { recursive: true })).filter((name) => /\.md$/.test(name))
  const articles = names.toSorted().map(async (name) => {
    const text = await fs.readFile(path.join(folder, name), 'utf8')
    return readArticle(text, name)
  })
  return (await Promise.all(articles)).filter(({ body }) => body !== '')
}
