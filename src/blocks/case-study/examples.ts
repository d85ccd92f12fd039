import type { z } from 'zod'
import type { caseStudy } from './schema.ts'

export const examples: z.input<typeof caseStudy.schema>[] = [
  {
    type: 'case-study',
    project: 'schlosshochzeit',
    back: { label: 'Alle Feiern', href: '/' },
    locationLabel: 'Ort',
    dateLabel: 'Gefeiert',
    factsTitle: 'Auf einen Blick',
    specificationsTitle: 'Was auf den Tisch kam',
    benefitsTitle: 'Was davon blieb',
    timelineTitle: 'Der Ablauf',
    testimonialTitle: 'Das Brautpaar',
    testimonialNote: 'Die Aussage liegt uns schriftlich vor.',
  },
]
