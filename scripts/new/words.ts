import type { Kind } from './kinds.ts'

const kindWords: Record<Kind, { name: string; example: string }> = {
  news: { name: 'Neuigkeit', example: 'Tag der offenen Tür' },
  job: { name: 'Stelle', example: 'Fliesenleger (m/w/d)' },
  project: { name: 'Referenz', example: 'Bad im Altbau' },
  page: { name: 'Seite', example: 'Notdienst' },
  service: { name: 'Leistung', example: 'Wartung' },
}

/** What people call each kind. */
export const kindNames = Object.entries(kindWords).map(([kind, { name }]) => ({ kind, name }))

/** How each kind is made. */
export const kindRows = Object.entries(kindWords).map(
  ([kind, { name, example }]) => `${name.padEnd(10)} npm run new -- ${kind} "${example}"`,
)

const range = (lines: number[]): string => {
  const [first, last] = [lines[0], lines.at(-1)]
  return first === last ? `Zeile ${first}` : `Zeilen ${first} bis ${last}`
}

/** Everything that `npm run new` says. */
export const words = {
  noKind: 'Es fehlt, was Sie anlegen wollen.',
  unknownKind: (kind: string, meant: string | undefined) =>
    `Eine Art „${kind}“ gibt es nicht.${meant === undefined ? '' : ` Meinten Sie ${meant}?`}`,
  noTitle: (kind: Kind) => `Der Titel fehlt: npm run new -- ${kind} "${kindWords[kind].example}"`,
  noId: (title: string) =>
    `Aus „${title}“ wird kein Kurzname. Ein Titel braucht Buchstaben oder Ziffern.`,
  exists: (place: string) =>
    `${place} gibt es schon. Nichts wurde geändert. Wählen Sie einen anderen Titel, oder ändern Sie, was dort steht.`,
  routeTaken: (route: string, place: string) =>
    `Die Adresse ${route} hat schon eine Seite: ${place}. Nichts wurde geändert. Wählen Sie einen anderen Titel.`,
  noPicture: (folder: string) =>
    `Im Ordner ${folder}/media ist noch kein Bild. Legen Sie dort eines ab, und rufen Sie den Befehl noch einmal auf.`,
  noEntry: (kind: Kind, file: string) =>
    `Zu dieser Art (${kindWords[kind].name}) gehört ein Eintrag aus ${file}; dort steht noch keiner. Legen Sie ihn zuerst an.`,
  unreadableFile: (file: string) =>
    `${file} lässt sich so nicht ergänzen. Die Prüfung sagt, was darin nicht stimmt: npm run check`,
  changedMeanwhile: (file: string) =>
    `${file} ist in diesem Augenblick geändert worden. Nichts wurde ergänzt; rufen Sie den Befehl noch einmal auf.`,

  made: (kind: Kind, place: string) => `${kindWords[kind].name} angelegt: ${place}`,
  next: 'So geht es weiter:',
  fillIn: (lines: number[]) =>
    `Ersetzen Sie die Muster hinter !platzhalter (${range(lines)}) durch Eigenes, und löschen Sie das Wort !platzhalter.`,
  listIn: (id: string, lists: { key: string; place: string }[]) =>
    `Damit der Eintrag zu sehen ist, nehmen Sie ${id} auf in ${lists.map(({ key, place }) => `${key} (${place})`).join(' oder ')}`,
  linkTo: (route: string, place: string) =>
    `Setzen Sie einen Link auf ${route}, zum Beispiel in der Navigation bei ${place}`,
  showOn: (kind: Kind, types: readonly string[]) =>
    `Noch zeigt keine Seite etwas dieser Art (${kindWords[kind].name}). Nehmen Sie auf einer Seite einen Block dafür auf: ${types.join(' oder ')}`,
  makePages: (collection: string) =>
    `Legen Sie im Ordner pages die Datei an, aus der die Seiten dafür werden: mit einer Adresse, die auf /:id endet, und der Zeile each: ${collection}. Wie sie aussieht, zeigt das Handbuch: npm run handbuch`,
  preview: 'Sehen Sie es sich an: npm run dev',
  check: 'Prüfen Sie: npm run check',
}
