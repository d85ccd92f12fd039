import { blocks } from '../../src/blocks/schemas.ts'
import { type CollectionName, collectionNames } from '../../src/content/collection-names.ts'
import { collections } from '../../src/content/collections.ts'
import { action, dated, picture, text } from '../../src/content/fields.ts'
import { page } from '../../src/content/page.ts'
import { redirect } from '../../src/content/redirect.ts'
import { site } from '../../src/content/site.ts'
import { ui } from '../../src/content/ui.ts'
import { elementOf, type Schema, writtenAs } from '../content/schema.ts'
import { fieldRows } from './field-rows.ts'
import { collectionOf } from './form-of.ts'
import { fieldTable } from './table.ts'
import { collectionWords } from './words.ts'

const INTRO = `# Die Dateien und ihre Angaben

<!-- Diese Datei schreibt \`npm run handbook\`. Ändern Sie sie nicht von Hand. -->

Alle Dateien liegen im Ordner \`content\`. Jede Tabelle nennt die Angaben einer Datei. „Pflicht: ja“
heißt: Fehlt die Angabe, wird die Prüfung rot. Das Zeichen › heißt „darin“: \`company\` › \`phone\` ist
die Angabe \`phone\`, eingerückt unter \`company\`.

| Form | Was das ist |
| --- | --- |
| Text | Ein oder mehrere Sätze ohne Gestaltung. Namen in geschweiften Klammern wie \`{company.phone}\` ersetzt die Website durch die Angabe aus \`site.yaml\`, \`stats.yaml\` oder \`subsidies.yaml\`. |
| Text in Markdown | Text, in dem \`**fett**\`, \`*kursiv*\`, Listen und Links wie \`[Heizung](/heating)\` möglich sind. |
| Kurzname | Der Name eines Eintrags, an dem ihn andere Dateien erkennen. Er steht im Eintrag unter \`id\`. |
| Link | Eine eigene Seite (\`/heating\`), eine Stelle auf einer Seite (\`/about#contact\`) oder eine Adresse mit \`https://\`, \`mailto:\` oder \`tel:\`. |
| feste Form | Genau so geschrieben wie das Beispiel in der Spalte davor. |
| Gruppe | Mehrere Angaben, die eingerückt darunter stehen. |
| Liste | Mehrere Zeilen, jede mit einem Strich und einem Leerzeichen davor. |`

const table = (schema: Schema) => fieldTable(fieldRows(schema))

const period = elementOf(writtenAs(dated(text()), [])) as Schema

const SHARED = [
  '## Was in vielen Dateien vorkommt',
  '### Bild',
  'Ein Bild braucht entweder `alt` oder `decorative: true`, nie beides.',
  table(picture()),
  '### Link mit Beschriftung',
  table(action()),
  '### Zeiträume',
  'Wo „Text oder Zeiträume“ steht, genügt meistens der Text. Gilt er nur bis zu einem bestimmten Tag, tritt eine Liste an seine Stelle; die Website zeigt daraus, was am jeweiligen Tag gilt. Die Zeiträume folgen lückenlos aufeinander. Ein Beispiel steht unter [Förderung aktualisieren](foerderung-aktualisieren.md#der-betrag-ändert-sich-an-einem-bestimmten-tag).',
  table(period),
].join('\n\n')

/** Blocks that show entries of a collection. */
const shownBy = (name: CollectionName): string => {
  const types = blocks
    .filter(({ schema }) =>
      Object.values(schema.shape as Record<string, Schema>).some(
        (field) => collectionOf(field) === name,
      ),
    )
    .map(({ type }) => `\`${type}\``)
  if (types.length === 0) return 'Kein Block zeigt sie.'
  return `Gezeigt ${types.length > 1 ? 'von den Blöcken' : 'vom Block'} ${types.join(' und ')}.`
}

const describeCollection = (name: CollectionName): string => {
  const collection = collections[name]
  const { name: title, purpose } = collectionWords[name]
  const file = 'file' in collection ? collection.file : `${collection.folder}/*.md`
  const rows = fieldRows(collection.entry).filter(
    ({ path }) => 'file' in collection || path[0] !== 'content',
  )
  return [`## \`${file}\`: ${title}`, `${purpose} ${shownBy(name)}`, fieldTable(rows)].join('\n\n')
}

const describeFile = (file: string, title: string, purpose: string, schema: Schema): string =>
  [`## \`${file}\`: ${title}`, purpose, table(schema)].join('\n\n')

/** Tables of the fields of every content file. */
export const filesPage = (): string =>
  `${[
    INTRO,
    describeFile(
      'site.yaml',
      'Firma und Rahmen der Website',
      'Was auf jeder Seite gleich ist: Angaben zur Firma, Öffnungszeiten, Kopf und Fuß der Website.',
      site,
    ),
    describeFile(
      'pages/*.yaml',
      'Seiten',
      'Je Seite eine Datei. Woraus eine Seite besteht, steht in [Bausteine einer Seite](bausteine.md).',
      page,
    ),
    ...collectionNames.map(describeCollection),
    SHARED,
    describeFile(
      'redirects.yaml',
      'Weiterleitungen',
      'Alte Adressen und wohin sie führen; siehe [Adresse ändern](adresse-aendern.md). Ohne Weiterleitungen gibt es die Datei nicht.',
      redirect,
    ),
    describeFile(
      'ui.yaml',
      'Wörter der Bedienung',
      'Knöpfe, Hinweise und Meldungen, die zu keiner einzelnen Seite gehören. Sie werden selten geändert. Wörter in geschweiften Klammern füllt die Website aus; sie müssen so stehen bleiben.',
      ui,
    ),
  ].join('\n\n')}\n`
