import { hasErrors, type Problem } from '../problem/problem.ts'
import { count } from '../text/count.ts'
import { isPlaceholder } from './group-by-file.ts'

export const severityWords = { error: 'Fehler', warning: 'Hinweis' } as const

/** `1 Fehler, 2 Hinweise.`, placeholders not counted. */
export const summaryOf = (problems: Problem[]): string => {
  const single = problems.filter((problem) => !isPlaceholder(problem))
  const errors = single.filter(({ severity }) => severity === 'error').length
  const warnings = count(single.length - errors, 'Hinweis', 'Hinweise')
  const some = single.length > errors
  if (!hasErrors(problems)) return `Der Inhalt ist in Ordnung${some ? ` (${warnings})` : ''}.`
  return `${count(errors, 'Fehler', 'Fehler')}${some ? `, ${warnings}` : ''}.`
}

/** `3 Platzhalter noch zu ersetzen` */
export const placeholderWords = (number: number): string =>
  `${count(number, 'Platzhalter', 'Platzhalter')} noch zu ersetzen`

/** What has changed since the last time. */
export const newsWords = {
  open: 'Noch offen:',
  gone: 'Erledigt:',
  more: (number: number) => `… und ${number} weitere`,
  newPlaceholders: 'Neue Platzhalter:',
  placeholders: (left: number, fewer: number) =>
    `${left === 0 ? 'Kein Platzhalter mehr' : placeholderWords(left)}${fewer > 0 && left > 0 ? `, ${fewer} weniger` : ''}.`,
}

export const moreWords = (number: number): string =>
  `… und ${count(number, 'weitere Stelle', 'weitere Stellen')} in dieser Datei. Mehr davon zeigt die nächste Prüfung, sobald die genannten stimmen.`

export const linesWord = (number: number): string => (number === 1 ? 'Zeile' : 'Zeilen')

/** The numbers of other lines that a message names, behind their word. */
export const lineNumbers = /(Zeilen?) \d+(?:, \d+)*/g

/** What is said where the program itself fails. */
export const faultWords = {
  ours: (command: string, file: string | undefined) =>
    [
      'Das Prüfprogramm hat einen Fehler, nicht Ihr Text.',
      `Der Befehl „gewerk ${command}“ musste abbrechen${file ? `, während er ${file} las` : ''}.`,
    ].join(' '),
  kept: (file: string) => `Bitte melden Sie den Fehler, und schicken Sie diese Datei mit: ${file}`,
  shown: 'Bitte melden Sie den Fehler, und schicken Sie die folgenden Zeilen mit:',
}

export const reportWords = {
  title: 'Prüfung des Inhalts',
  place: (line: number, column: number) => `Zeile ${line}, Zeichen ${column}`,
  more: (number: number) => `… und ${number} weitere. Alle stehen im Protokoll der Prüfung.`,
}
