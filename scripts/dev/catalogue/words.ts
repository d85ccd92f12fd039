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
  source: 'So steht es in der Datei',
  carriesTitle: 'Trägt die Hauptüberschrift der Seite.',
}
