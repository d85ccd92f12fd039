import { count } from '../text/count.ts'

/** What may take its time, one after the other. */
const stages = {
  texts: 'Texte prüfen',
  pages: 'Seiten zusammenstellen',
  documents: 'Seiten schreiben',
  pictures: 'Bilder verkleinern',
  cards: 'Bilder für geteilte Links zeichnen',
  asked: 'Seiten abrufen',
} as const

export type Stage = keyof typeof stages

const number = (value: number): string => value.toLocaleString('de')

/** `noch etwa 40 Sekunden`; nobody wants to know it more exactly, and it would not be true. */
const leftWords = (seconds: number): string => {
  if (seconds < 10) return 'noch wenige Sekunden'
  if (seconds < 55) return `noch etwa ${Math.ceil(seconds / 10) * 10} Sekunden`
  return `noch etwa ${count(Math.ceil(seconds / 60), 'Minute', 'Minuten')}`
}

/**
 * `Seiten schreiben: 1.240 von 10.000, noch etwa 20 Sekunden`
 *
 * @param seconds how long it still takes, where that can be told
 */
export const progressWords = (
  stage: Stage,
  { done, steps, seconds }: { done: number; steps: number; seconds: number | undefined },
): string => {
  const counted = `${stages[stage]}: ${number(done)} von ${number(steps)}`
  return done < steps && seconds !== undefined ? `${counted}, ${leftWords(seconds)}` : counted
}
