import { addDays } from '../src/content/dates/periods.ts'

/** The file of a news item of the bakery. */
export const newsItem = (id: string, date: string, rest = ''): string => `---
id: ${id}
title: Brot ${id}
excerpt: Neues vom Ofen.
date: ${date}
author: Thea Ährengold
image: { src: beispiel.svg, decorative: true }
${rest}---

Text.
`

/** So many items beside the bakery's two, one for each day up to the last; by the names of their files. */
export const newsItems = (count: number, last = '2026-08-31'): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const id = `brot-${String(index + 1).padStart(3, '0')}`
      return [`news/${id}.md`, newsItem(id, addDays(last, -index))]
    }),
  )
