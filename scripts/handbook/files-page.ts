import type { CollectionName } from '../../src/content/collection-names.ts'
import { action, dated, picture, text } from '../../src/content/fields.ts'
import { elementOf, type Schema, writtenAs } from '../schema/schema.ts'
import { collectionNamesOf, type SiteModel } from '../schema/site-model.ts'
import { collectionOf } from '../schema/words/describe-form.ts'
import { fieldRows } from '../schema/words/field-rows.ts'
import { BODY } from '../text/markdown-file.ts'
import { fieldTable } from './table.ts'

const INTRO = `# Die Dateien und ihre Angaben

<!-- Diese Datei schreibt \`npm run handbook\`. Ändern Sie sie nicht von Hand. -->

Alle Dateien liegen im Ordner \`content\`. Jede Tabelle nennt die Angaben einer Datei. „Pflicht: ja“
heißt: Fehlt die Angabe, wird die Prüfung rot. Das Zeichen › heißt „darin“: \`company\` › \`phone\` ist
die Angabe \`phone\`, eingerückt unter \`company\`. Was unter „Was hineingehört“ hinter einem Doppelpunkt
steht, ist meist ein Beispiel.

| Form | Was das ist |
| --- | --- |
| Text | Ein oder mehrere Sätze ohne Gestaltung. Namen in geschweiften Klammern wie \`{company.phone}\` ersetzt die Website durch die Angabe aus \`site.yaml\`, \`stats.yaml\` oder \`subsidies.yaml\`. |
| Text in Markdown | Text, in dem \`**fett**\`, \`*kursiv*\`, Listen, Tabellen und Links wie \`[Kontakt](/contact)\` möglich sind; mehr unter [Neuigkeit schreiben](neuigkeit-schreiben.md#den-text-gestalten). |
| Kurzname | Der Name eines Eintrags, an dem ihn andere Dateien erkennen. Er steht im Eintrag unter \`id\`. |
| Link | Eine eigene Seite (\`/contact\`), eine Stelle auf einer Seite (\`/about#contact\`) oder eine Adresse mit \`https://\`, \`mailto:\` oder \`tel:\`. Zu einer PDF-Datei im Ordner \`media\` führt ihr Name: \`preisliste.pdf\`; mehr unter [PDF anbieten](pdf-anbieten.md). |
| feste Form | Genau so geschrieben wie das Beispiel in der Spalte davor. |
| Gruppe | Mehrere Angaben, die eingerückt darunter stehen. |
| Liste | Mehrere Zeilen, jede mit einem Strich und einem Leerzeichen davor. |`

const table = (schema: Schema, model: SiteModel) => fieldTable(fieldRows(schema, model))

const period = elementOf(writtenAs(dated(text()), [])) as Schema

const shared = (model: SiteModel): string =>
  [
    '## Was in vielen Dateien vorkommt',
    '### Bild',
    'Ein Bild braucht entweder `alt` oder `decorative: true`, nie beides.',
    table(picture(), model),
    '### Link mit Beschriftung',
    table(action(), model),
    '### Zeiträume',
    'Wo „Text oder Zeiträume“ steht, genügt meistens der Text. Gilt er nur bis zu einem bestimmten Tag, tritt eine Liste an seine Stelle; die Website zeigt daraus, was am jeweiligen Tag gilt. Die Zeiträume folgen lückenlos aufeinander. Ein Beispiel steht unter [Förderung aktualisieren](foerderung-aktualisieren.md#der-betrag-ändert-sich-an-einem-bestimmten-tag).',
    table(period, model),
  ].join('\n\n')

/** `a, b und c` */
const inARow = (names: readonly string[]): string =>
  names.join(', ').replace(/, ([^,]*)$/, ' und $1')

/** Blocks that show entries of a collection. */
const shownBy = (name: CollectionName, { blocks }: SiteModel): string => {
  const types = blocks
    .filter(({ schema }) =>
      Object.values(schema.shape as Record<string, Schema>).some(
        (field) => collectionOf(field) === name,
      ),
    )
    .map(({ type }) => `\`${type}\``)
  if (types.length === 0) return 'Kein Block zeigt sie.'
  return `Gezeigt ${types.length > 1 ? 'von den Blöcken' : 'vom Block'} ${inARow(types)}.`
}

const describeCollection = (name: CollectionName, model: SiteModel): string => {
  const collection = model.collections[name]
  const { name: title, purpose } = collection.words
  const file = 'file' in collection ? collection.file : `${collection.folder}/*.md`
  const rows = fieldRows(collection.entry, model).filter(
    ({ path }) => 'file' in collection || path[0] !== BODY,
  )
  return [`## \`${file}\`: ${title}`, `${purpose} ${shownBy(name, model)}`, fieldTable(rows)].join(
    '\n\n',
  )
}

/** Tables of the fields of every content file. */
export const filesPage = (model: SiteModel): string => {
  const describeFile = (file: string, title: string, purpose: string, schema: Schema): string =>
    [`## \`${file}\`: ${title}`, purpose, table(schema, model)].join('\n\n')
  return `${[
    INTRO,
    describeFile(
      'site.yaml',
      'Firma und Rahmen der Website',
      'Was auf jeder Seite gleich ist: Angaben zur Firma, Öffnungszeiten, Kopf und Fuß der Website.',
      model.site,
    ),
    describeFile(
      'pages/*.yaml',
      'Seiten',
      'Je Seite eine Datei. Woraus eine Seite besteht, steht in [Bausteine einer Seite](bausteine.md).',
      model.page,
    ),
    ...collectionNamesOf(model).map((name) => describeCollection(name, model)),
    shared(model),
    describeFile(
      'redirects.yaml',
      'Weiterleitungen',
      'Alte Adressen und wohin sie führen; siehe [Adresse ändern](adresse-aendern.md). Ohne Weiterleitungen gibt es die Datei nicht.',
      model.redirects.element,
    ),
    describeFile(
      'ui.yaml',
      'Wörter der Bedienung',
      'Knöpfe, Hinweise und Meldungen, die zu keiner einzelnen Seite gehören. Jedes dieser Wörter hat eine Vorgabe; in der Datei stehen nur die, die anders lauten sollen. Gibt es keine, gibt es die Datei nicht. Wörter in geschweiften Klammern füllt die Website aus; sie müssen so stehen bleiben.',
      model.ui,
    ),
  ].join('\n\n')}\n`
}
