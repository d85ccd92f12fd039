import { capital } from '../../text/capital.ts'
import { openRandom, type Random } from '../random.ts'
import type { Article } from './article.ts'

/** Paragraphs of an article; with its headings about 500 words. */
const PARAGRAPHS = 8

/** The words of texts, each as often as it stands there: short ones are common here as well. */
const wordsIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.match(/(?<![\w{/.-])[A-ZÄÖÜ]?[a-zäöüß]{2,}(?![\w}/:-])/g) ?? [])

const openWriter = (words: readonly string[], { next, pick }: Random) => {
  const several = (least: number, most: number): string[] =>
    Array.from({ length: least + Math.floor(next() * (most - least + 1)) }, () => pick(words))
  const title = () => capital(several(3, 6).join(' '))
  const sentence = () => `${capital(several(6, 14).join(' '))}.`
  const paragraph = () => Array.from({ length: 5 }, sentence).join(' ')
  const list = () => Array.from({ length: 4 }, () => `- ${several(3, 8).join(' ')}`).join('\n')
  const row = () => `| ${[title(), title()].join(' | ')} |`
  const table = () => [row(), '| --- | --- |', row(), row(), row()].join('\n')
  const stressed = () => `${sentence()} Dazu **${several(2, 3).join(' ')}** und mehr.`
  const part = () => {
    const chance = next()
    if (chance < 0.025) return table()
    if (chance < 0.1) return list()
    return chance < 0.3 ? `## ${title()}\n\n${paragraph()}` : `${stressed()} ${paragraph()}`
  }
  const body = () => Array.from({ length: PARAGRAPHS }, part).join('\n\n')
  return (): Article => ({ title: title(), body: body() })
}

/**
 * Articles that make no sense and look like others: headings, lists, here and there a table. The same for
 * each seed.
 *
 * @param texts whose words they are made of
 */
export const writeArticles = (count: number, texts: readonly string[], seed: number): Article[] => {
  const write = openWriter(wordsIn(texts), openRandom(seed))
  return Array.from({ length: count }, write)
}
