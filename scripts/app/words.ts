import { asArgument } from '../machine/command-line/as-argument.ts'

/** Where something has failed. */
export interface FaultPlace {
  file: string
  line: number
}

/** What is said about blocks of a company's own. */
export const words = {
  noCompiler: (command: string, elsewhere: string | undefined) =>
    `Im Ordner blocks liegen eigene Bausteine. Um sie zu übersetzen, braucht Gewerk einige Pakete,
die noch nicht installiert sind. Dieser Befehl installiert sie${elsewhere ? ', aufgerufen dort, wo auch Gewerk installiert ist' : ''}:

  ${elsewhere ? `cd ${asArgument(elsewhere)}\n  ` : ''}${command}`,
  otherReact: (installed: string, wanted: string, command: string) =>
    `Installiert ist React ${installed}; eigene Bausteine brauchen React ${wanted}. Dieser Befehl installiert es:

  ${command}`,
  thenRestart: 'Starten Sie danach neu: npm run dev',
  unusableFolder: (folder: string, sign: string) =>
    `Eigene Bausteine lassen sich in einem Ordner nicht übersetzen, in dessen Namen ein „${sign}“ vorkommt: ${folder}
Benennen Sie den Ordner um.`,
  faultyBlock: (found: string[], said: string) =>
    ['Ein eigener Baustein lässt sich nicht übersetzen:', '', ...found.map((row) => `  ${row}`)]
      .concat(`  Auf Englisch heißt der Fehler: ${said}`)
      .join('\n'),
  noFile: (file: string, name: string) =>
    `Die Datei ${file} lädt „${name}“. Diese Datei gibt es nicht.`,
  notUtf8: (file: string) =>
    `Die Datei ${file} ist nicht in UTF-8 gespeichert. Speichern Sie sie im Editor mit der Kodierung „UTF-8“.`,
  brokenData: (file: string, said: string) =>
    `Die Datei ${file} ist kein gültiges JSON.\nAuf Englisch heißt der Fehler: ${said}`,
  noPackage: (file: string, name: string, command: string) =>
    `Die Datei ${file} lädt „${name}“. Dieses Paket ist nicht installiert; das macht: ${command}`,
  failingSchema: (place: FaultPlace | undefined, found: string) =>
    `${place ? `Die Datei ${place.file} ist beim Laden gescheitert, in Zeile ${place.line}` : 'Eine Datei schema.ts im Ordner blocks ist beim Laden gescheitert'}:\n\n  ${found}`,
  noSuchExport: (place: FaultPlace, name: string, meant: string | undefined) =>
    `Die Datei ${place.file} lädt in Zeile ${place.line} „${name}“ aus gewerk/blocks. Das gibt es dort nicht.${
      meant ? ` Meinten Sie „${meant}“?` : ''
    }`,
  failingExamples: (place: string, found: string) =>
    `Die Datei ${place} ist beim Laden gescheitert:\n\n  ${found}`,
  noList: (folder: string) =>
    `Die Datei blocks/${folder}/examples.ts muss unter dem Namen examples eine Liste von Bausteinen exportieren:

  export const examples = [{ type: '${folder}', … }]`,
  noExport: (file: string, name: string) =>
    `Die Datei ${file} muss unter dem Namen ${name} exportieren, was den Baustein zeichnet:

  export const ${name}: BlockComponent<…> = ({ block }) => …`,
  noSchema: (folder: string, component: string) =>
    `Im Ordner blocks/${folder} liegt ${component}, aber keine Datei schema.ts. Sie sagt, welche Angaben der Baustein hat.`,
  folderName: (folder: string, right: string) =>
    `Der Ordner blocks/${folder} kann so nicht heißen: Der Name steht in den Texten hinter type:, klein, ohne Umlaute und
Leerzeichen und mit einem Buchstaben am Anfang. Nennen Sie den Ordner blocks/${right},
und schreiben Sie in der Datei schema.ts: defineBlock('${right}', …)`,
  failingBlock: (file: string, route: string, found: string) =>
    `Der eigene Baustein ${file} ist auf der Seite ${route} gescheitert:\n\n  ${found}`,
  endless:
    'Nach 15 Sekunden war er noch nicht fertig. Suchen Sie darin nach einer Schleife, die nie aufhört.',
  waiting:
    'Er wartet auf etwas: mit async, await, use(…) oder lazy(…). Eine Seite wird in einem Zug gezeichnet; schreiben Sie die\nKomponente ohne das. Was sie zeigt, steht schon in block.',
  undrawable: (found: string) =>
    `Er gibt etwas zurück, was sich nicht zeichnen lässt (auf Englisch: ${found}). Zeichnen lassen sich Elemente, Texte, Zahlen\nund Listen davon: aus einer Gruppe also die einzelne Angabe, aus einem Tag ein Text.`,
  refusedMarkup: (file: string, route: string, { tag, hint }: { tag: string; hint: string }) =>
    `Der eigene Baustein ${file} enthält auf der Seite ${route} etwas, das die fertige Website nicht zulässt
(Content-Security-Policy):\n\n  ${tag}\n\n${hint}`,
  inStyleSheet: 'Geben Sie dem Element eine Klasse, und schreiben Sie sein Aussehen in style.css.',
  inEffect:
    'Was geschehen soll, gehört in die Komponente selbst: hinter onClick oder in useEffect.',
  onSite:
    'Bausteine zeigen nur, was auf der Website selbst liegt. Auf andere Server führt ein Link.',
  secondTitle: (file: string, route: string) =>
    `Der eigene Baustein ${file} hat auf der Seite ${route} eine Überschrift <h1>. Die Seite hat schon eine; schreiben Sie <h2>.`,
  noComponent: (folder: string, file: string) =>
    `Im Ordner blocks/${folder} fehlt die Datei ${file}. Sie zeichnet den Baustein.`,
  misnamed: (folder: string, file: string, right: string) =>
    `Die Datei blocks/${folder}/${file} muss ${right} heißen, mit großen und kleinen Buchstaben genau so.`,
  leadsOut: (file: string, id: string) =>
    `Die Datei ${file} lädt ${id}; das liegt außerhalb des Ordners blocks.
Eigene Bausteine laden nur, was in diesem Ordner liegt, und Pakete. Verschieben Sie die Datei dorthin.`,
  linkedPackage: (file: string, id: string) =>
    `Die Datei ${file} lädt „${id}“. Dieses Paket ist nur verknüpft; was sich dort ändert, wohin die Verknüpfung führt,
würde nicht bemerkt: Installieren Sie es als Paket, oder legen Sie die Dateien in den Ordner blocks.`,
  isLink: (name: string) =>
    `blocks/${name} ist eine Verknüpfung. Was sich dort ändert, wohin sie führt, würde nicht bemerkt:
Legen Sie die Dateien selbst in den Ordner blocks.`,
  notPublic: (file: string, id: string) =>
    `Die Datei ${file} lädt „${id}“. Von Gewerk laden eigene Bausteine nur gewerk/blocks und gewerk/components.`,
  importsStyle: (file: string, id: string) =>
    `Die Datei ${file} lädt ${id}. So käme dieser Stil erst lange nach der Seite, ohne JavaScript nie.
Löschen Sie die Zeile: style.css im Ordner des Bausteins ist von selbst da, und was in anderen Dateien steht, holt sie
mit @import dazu.`,
  onlyShown: (file: string) =>
    `Die Datei ${file} lädt gewerk/components. Das geht in keiner schema.ts und in keiner Datei, die sie lädt:
Laden Sie es in der Datei, die den Baustein zeichnet.`,
  otherServer: (file: string, address: string) =>
    `Die Datei ${file} lädt ${address}; das liegt auf einem fremden Server.
Eigene Bausteine laden nur, was im Ordner blocks liegt. Legen Sie die Datei dorthin.`,
  onlyInNode: (file: string, id: string) =>
    `Die Datei ${file} lädt ${id}; das gehört zu Node, und im Browser der Besucher gibt es das nicht.
Eigene Bausteine laden nur, was im Ordner blocks liegt, und Pakete, die im Browser laufen.`,
  noDeclaration: (folder: string) =>
    `Die Datei blocks/${folder}/schema.ts vereinbart keinen Baustein. Schreiben Sie hinein:

  export const ${folder.replaceAll('-', '')} = defineBlock('${folder}', …)`,
  noWords: (folder: string) =>
    `In der Datei blocks/${folder}/schema.ts steht nicht, wie der Baustein heißt und wozu er da ist. Das gehört vor seine
Angaben:

  defineBlock('${folder}', { name: '…', purpose: '…' }, { … })`,
  commonField: (folder: string, name: string) =>
    `Der Baustein ${folder} vereinbart die Angabe ${name}. Die hat jeder Baustein von selbst: Geben Sie Ihrer in der Datei
blocks/${folder}/schema.ts einen anderen Namen, oder löschen Sie sie.`,
  noField: (folder: string, name: string) =>
    `In der Datei blocks/${folder}/schema.ts ist ${name} keine Angabe. Eine beginnt mit text(), link(), z.array(…)
oder Ähnlichem.`,
  unwritable: (folder: string, name: string, said: string) =>
    `In der Datei blocks/${folder}/schema.ts ist ${name} von einer Art, die sich in YAML nicht schreiben lässt. Nehmen Sie
eine aus gewerk/blocks, für einen Tag zum Beispiel date().
Auf Englisch heißt der Fehler: ${said}`,
  unsaid: (folder: string, name: string, instead: string) =>
    `In der Datei blocks/${folder}/schema.ts ist ${name} von einer Art, die sich weder prüfen noch in der Redaktion erklären
lässt. ${instead}`,
  noCollection: (
    folder: string,
    { name, collection }: { name: string; collection: string },
    meant: string | undefined,
  ) =>
    `In der Datei blocks/${folder}/schema.ts nennt ${name} die Sammlung „${collection}“. Die gibt es nicht.${
      meant ? ` Meinten Sie „${meant}“?` : ''
    }`,
  noKey: (folder: string, name: string, key: string, meant: string | undefined) =>
    `In der Datei blocks/${folder}/schema.ts nimmt ${name} von den Einträgen „${key}“. Das haben sie nicht.${
      meant ? ` Meinten Sie „${meant}“?` : ''
    }`,
  noSuchField: (
    folder: string,
    { option, name }: { option: string; name: string },
    meant: string | undefined,
  ) =>
    `Beim Baustein ${folder} steht hinter ${option} „${name}“. Das ist keine seiner Angaben.${
      meant ? ` Meinten Sie „${meant}“?` : ''
    }
Berichtigen Sie es in der Datei blocks/${folder}/schema.ts.`,
  noEntries: (folder: string, { option, name }: { option: string; name: string }) =>
    `Beim Baustein ${folder} steht hinter ${option} „${name}“. Dorthin gehört eine Angabe mit entries(…).
Berichtigen Sie es in der Datei blocks/${folder}/schema.ts.`,
  noSuchOption: (folder: string, option: string, meant: string | undefined) =>
    `In der Datei blocks/${folder}/schema.ts steht hinter den Angaben „${option}“. Das gibt es dort nicht.${
      meant ? ` Meinten Sie „${meant}“?` : ''
    }`,
  noDefault: (folder: string, name: string) =>
    `In der Datei blocks/${folder}/schema.ts fehlt bei ui.${name} der Text, der dort ohne ui.yaml steht. Ergänzen Sie:

  ${name}: text().default('…')`,
  otherType: (folder: string, type: string, isTaken: boolean) =>
    `Der Baustein „${type}“ liegt im Ordner blocks/${folder}. Beide müssen gleich heißen: ${
      isTaken ? 'Schreiben Sie' : `Nennen Sie den\nOrdner blocks/${type}, oder schreiben Sie`
    } in der Datei schema.ts: defineBlock('${folder}', …)`,
  takenType: (type: string, component: string) =>
    `Einen Baustein „${type}“ bringt Gewerk schon mit. Geben Sie Ihrem einen anderen Namen, zum Beispiel: den Ordner
blocks/mein-${type}, darin die Datei Mein${component}.tsx und in schema.ts defineBlock('mein-${type}', …)`,
}
