import type { z } from 'zod'
import type { beforeAfter } from './schema.ts'

export const examples: z.input<typeof beforeAfter.schema>[] = [
  {
    type: 'before-after',
    title: 'Der Ofen',
    before: {
      picture: { src: 'beispiel.svg', alt: 'Ein Ofen mit gesprungenen Kacheln' },
      caption: 'der alte Ofen von 1962',
    },
    after: {
      picture: { src: 'beispiel.svg', alt: 'Derselbe Platz mit einem neuen Ofen' },
      caption: 'der neue, 2026',
    },
  },
  {
    type: 'before-after',
    title: 'Die Backstube',
    look: 'beside',
    before: {
      picture: { src: 'beispiel.svg', alt: 'Grundriss mit dem Ofen in der Mitte' },
      caption: 'Ofen in der Mitte',
    },
    after: {
      picture: { src: 'beispiel.svg', alt: 'Grundriss mit dem Ofen an der Wand' },
      caption: 'Ofen an der Wand',
    },
  },
]
