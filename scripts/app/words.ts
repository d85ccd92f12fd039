const quoted = (folder: string) => (/\s/.test(folder) ? `"${folder}"` : folder)

/** What is said about blocks of a company's own. */
export const words = {
  noCompiler: (elsewhere: string | undefined) =>
    `Im Ordner blocks liegen eigene Bausteine. Um sie zu übersetzen, braucht Gewerk einige Pakete,
die noch nicht installiert sind. Dieser Befehl installiert sie${elsewhere ? ', aufgerufen dort, wo auch Gewerk installiert ist' : ''}:

  ${elsewhere ? `cd ${quoted(elsewhere)}\n  ` : ''}npm install --save-dev vite @vitejs/plugin-react react react-dom react-router-dom`,
  unusableFolder: (folder: string, sign: string) =>
    `Eigene Bausteine lassen sich in einem Ordner nicht übersetzen, in dessen Namen ein „${sign}“ vorkommt: ${folder}
Benennen Sie den Ordner um.`,
  faultyBlock: (found: string) =>
    `Ein eigener Baustein lässt sich nicht übersetzen:\n\n${found.trim()}`,
  failingBlock: (file: string, route: string, found: string) =>
    `Der eigene Baustein ${file} ist auf der Seite ${route} gescheitert:\n\n  ${found}`,
  noComponent: (folder: string, file: string) =>
    `Im Ordner blocks/${folder} fehlt die Datei ${file}. Sie zeichnet den Baustein.`,
  misnamed: (folder: string, file: string, right: string) =>
    `Die Datei blocks/${folder}/${file} muss ${right} heißen, mit großen und kleinen Buchstaben genau so.`,
  leadsOut: (file: string, id: string) =>
    `Die Datei ${file} lädt ${id}; das liegt außerhalb des Ordners blocks.
Eigene Bausteine laden nur, was in diesem Ordner liegt, und Pakete. Verschieben Sie die Datei dorthin.`,
  noDeclaration: (folder: string) =>
    `Die Datei blocks/${folder}/schema.ts vereinbart keinen Baustein. Schreiben Sie hinein:

  export const ${folder.replaceAll('-', '')} = defineBlock('${folder}', …)`,
  otherType: (folder: string, type: string) =>
    `Der Baustein „${type}“ liegt im Ordner blocks/${folder}. Beide müssen gleich heißen: Nennen Sie den
Ordner blocks/${type}, oder schreiben Sie in der Datei schema.ts: defineBlock('${folder}', …)`,
  takenType: (type: string) =>
    `Einen Baustein „${type}“ bringt Gewerk schon mit. Geben Sie Ihrem im Ordner blocks/${type} einen anderen
Namen.`,
}
