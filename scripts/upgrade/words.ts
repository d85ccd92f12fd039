import { GET_NEWER } from '../check/messages.ts'

/** What `gewerk upgrade` says. */
export const words = {
  unreadable: (check: string) =>
    `site.yaml ist nicht zu lesen. Bringen Sie die Datei erst in Ordnung: npm run ${check}`,
  noPlace:
    'Geschrieben wurde nichts: In site.yaml lässt sich von selbst nichts ergänzen. Schreiben Sie darin jede Angabe in eine eigene Zeile und nur einmal, ohne geschweifte Klammern, und versuchen Sie es noch einmal.',
  current: (format: number) => `Der Inhalt ist auf dem neuesten Stand (Format ${format}).`,
  newer: (format: number, present: number) =>
    `Der Inhalt hat Format ${format}, diese Fassung von Gewerk kennt nur ${present}. ${GET_NEWER}`,
  plan: (from: number, to: number) => `Von Format ${from} auf Format ${to}:`,
  ask: 'So schreiben? (j/n) ',
  notAsked: (upgrade: string) =>
    `Geschrieben wurde nichts. Wenn es so recht ist: npm run ${upgrade}`,
  refused: 'Geschrieben wurde nichts.',
  done: (files: number, check: string) =>
    `${files === 1 ? 'Eine Datei' : `${files} Dateien`} geändert. Prüfen Sie nun den Inhalt: npm run ${check}`,
}
