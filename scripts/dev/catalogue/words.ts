import type { Problem } from '../../problem/problem.ts'

/** What the catalogue of blocks says. */
export const words = {
  title: 'Bausteine',
  intro:
    'Alle Blöcke mit ihren Angaben und Beispielen. Die Beispiele erzählen von einer Bäckerei; gezeigt werden sie so, wie sie auf einer Seite stehen.',
  light: 'hell',
  dark: 'dunkel',
  contents: 'Blöcke',
  fields: 'Angaben',
  required: 'Pflicht',
  example: (number: number) => `Beispiel ${number}`,
  noExamples: 'Dieser Block hat keine Beispiele.',
  source: 'So steht es in der Datei',
  carriesTitle: 'Trägt die Hauptüberschrift der Seite.',
  faulty: (type: string, number: number, problems: readonly Problem[]) =>
    [
      `In der Datei blocks/${type}/examples.ts stimmt etwas am ${number}. Beispiel nicht:`,
      ...problems.map(({ message, hint }) => `  ${message}\n  → ${hint}`),
    ].join('\n\n'),
}
