/** What is said about blocks of a company's own. */
export const words = {
  noCompiler: `Im Ordner blocks liegen eigene Bausteine. Um sie zu übersetzen, braucht Gewerk einige Pakete,
die noch nicht installiert sind. Dieser Befehl installiert sie:

  npm install --save-dev vite @vitejs/plugin-react react react-dom react-router-dom`,
  unusableFolder: (folder: string, sign: string) =>
    `Eigene Bausteine lassen sich in einem Ordner nicht übersetzen, in dessen Namen ein „${sign}“ vorkommt: ${folder}
Benennen Sie den Ordner um.`,
  faultyBlock: (found: string) =>
    `Ein eigener Baustein lässt sich nicht übersetzen:\n\n${found.trim()}`,
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
