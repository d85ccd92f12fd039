import { promises as fs } from 'node:fs'
import path from 'node:path'
import { addDays } from '../../../src/content/dates/periods.ts'
import { copyFolder } from '../../machine/files/copy-folder.ts'
import { productFolder } from '../../machine/packages/product-folder.ts'
import type { Article } from './article.ts'

/** A small company without photographs: what articles cost is seen best beside it. */
export const BAKERY = path.join(productFolder, 'scripts/dev/catalogue/bakery')

const PICTURE = 'beispiel.svg'

/** Every page has one: drawing pictures for shared links would hide what the rest takes. */
const withPicture = (page: string): string =>
  page.replace(/^meta:$/m, `meta:\n  image:\n    src: ${PICTURE}\n    alt: Ein Laib Brot`)

const LIST = withPicture(`route: /blog
meta:
  title: Neues
  description: Alles, was die Backstube zu erzählen hat.

blocks:
  - type: hero
    title: Neues
    subtitle: Alles, was die Backstube zu erzählen hat.

  - type: news-list
    readMore: Weiter
`)

/** The name of an article's file, and its id; the first is the newest. */
export const articleId = (index: number): string => `artikel-${String(index + 1).padStart(5, '0')}`

const articleFile = ({ title, body }: Article, index: number, today: string): string => `---
id: ${articleId(index)}
title: ${JSON.stringify(title)}
excerpt: ${JSON.stringify(`${title}: was es damit auf sich hat.`)}
date: ${addDays(today, -index)}
author: Thea Ährengold
image: { src: ${PICTURE}, decorative: true }
---

${body}
`

const changePages = async (folder: string): Promise<void> => {
  for (const name of await fs.readdir(folder)) {
    const file = path.join(folder, name)
    const text = withPicture(await fs.readFile(file, 'utf8'))
    // The list of the home page is its last block.
    await fs.writeFile(file, name === 'home.yaml' ? `${text}    limit: 3\n` : text)
  }
  await fs.writeFile(path.join(folder, 'blog.yaml'), LIST)
}

/** Writes the content of a company with so many articles, one for each day; they begin anew where they end. */
export const writeArchive = async (
  folder: string,
  articles: readonly Article[],
  count: number,
  today: string,
): Promise<void> => {
  await copyFolder(BAKERY, folder)
  await changePages(path.join(folder, 'pages'))
  await fs.rm(path.join(folder, 'news'), { recursive: true })
  await fs.mkdir(path.join(folder, 'news'))
  for (let index = 0; index < count; index += 1) {
    const article = articles[index % articles.length] as Article
    const file = path.join(folder, 'news', `${articleId(index)}.md`)
    await fs.writeFile(file, articleFile(article, index, today))
  }
}
