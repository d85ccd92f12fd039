import { promises as fs } from 'node:fs'
import path from 'node:path'
import { addDays } from '../../../src/content/dates/periods.ts'

/** An article and what it is looked for by. */
export interface Sought {
  title: string
  text: string
  /** What visitors type, each of which leads to it. */
  typed: readonly string[]
}

/** What one article says and no other, as it is typed: other endings, without umlauts, with slips. */
export const SOUGHT: readonly Sought[] = [
  {
    title: 'Zwischendeckendämmung im Altbau',
    text: 'Zellulose wird zwischen die Balken geblasen.',
    typed: ['zwischendeckendaemmung', 'Deckendämmung', 'zellulose balken', 'Zwischendekendämmung'],
  },
  {
    title: 'Der Kachelofen von Öchtringhausen',
    text: 'Ein Grundofen aus Schamott, gesetzt von Ofenbauern.',
    typed: ['Oechtringhausen', 'kachelöfen', 'schamott', 'Ofenbauer grundofen'],
  },
  {
    title: 'Quellwasser unter dem Keller',
    text: 'Ein Pumpensumpf mit Schwimmerschalter hält ihn trocken.',
    typed: ['quellwasser', 'Pumpensümpfe', 'schwimmerschal'],
  },
]

const WORDS =
  'Heizung Bad Keller Dach Fenster Rohr Pumpe Fliese Meister Baustelle Termin Angebot Wand Leitung Speicher Kessel Ventil Dusche Boden Garten'.split(
    ' ',
  )

/** The same words in another order for each article. */
const proseOf = (number: number): string =>
  Array.from(
    { length: 200 },
    (_, at) => WORDS[(number * 7 + at * (1 + (number % 13))) % WORDS.length],
  ).join(' ')

const articleOf = (number: number, { title, text }: Omit<Sought, 'typed'>, last: string) => `---
id: archiv-${number}
title: ${title}
excerpt: Aus dem Archiv.
date: ${addDays(last, -number)}
author: Archiv
image: { src: handwerk.jpg, decorative: true }
---

${text}
`

/** Writes so many articles, as old as they are many; the sought are spread among them. */
export const writeNews = async (content: string, count: number, last: string): Promise<void> => {
  const between = Math.floor(count / SOUGHT.length)
  for (let number = 0; number < count; number += 1) {
    const sought = number % between === 1 ? SOUGHT[Math.floor(number / between)] : undefined
    const article = sought ?? { title: `Bericht ${number}`, text: proseOf(number) }
    const file = path.join(content, 'news', `archiv-${number}.md`)
    await fs.writeFile(file, articleOf(number, article, last))
  }
}

/** Takes all of them away but so many. */
export const keepNews = async (content: string, count: number): Promise<void> => {
  const folder = path.join(content, 'news')
  for (const name of await fs.readdir(folder))
    if (Number(/^archiv-(\d+)\.md$/.exec(name)?.[1]) >= count) await fs.rm(path.join(folder, name))
}
