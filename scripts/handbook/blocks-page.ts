import { dump } from 'js-yaml'
import { z } from 'zod'
import {
  type BlockDeclaration,
  commonFields,
  type Examples,
} from '../../src/blocks/define-block.ts'
import { own } from '../../src/content/own.ts'
import type { SiteModel } from '../schema/site-model.ts'
import type { FieldRow } from '../schema/words/field-row.ts'
import { fieldRows } from '../schema/words/field-rows.ts'
import { anchorOf } from './html/anchors.ts'
import { pictureOf } from './picture-of.ts'
import { fieldTable } from './table.ts'

const INTRO = `# Bausteine einer Seite

<!-- Diese Datei schreibt \`npm run handbook\`. Ändern Sie sie nicht von Hand. -->

Eine Seite besteht aus Blöcken, die untereinander stehen. Ein Block ist ein Abschnitt der Seite: der
Kopf, die Leistungen, die Kundenstimmen. In der Datei der Seite stehen sie unter \`blocks\`, in
derselben Reihenfolge. Wer einen Block verschiebt, verschiebt den Abschnitt auf der Seite.

Jede Tabelle nennt die Angaben eines Blocks. „Pflicht: ja“ heißt: Fehlt die Angabe, wird die Prüfung
rot. Was unter „Was hineingehört“ hinter einem Doppelpunkt steht, ist meist ein Beispiel. Die ganzen
Beispiele darunter erzählen von einer Bäckerei. Übernehmen Sie den Aufbau und schreiben Sie Ihre
eigenen Texte, Kurznamen und Bilder hinein.

Was ein Kurzname, ein Link oder Markdown ist, steht in [Die Dateien und ihre Angaben](dateien.md).`

const TITLE = 'Dieser Block trägt die Hauptüberschrift. Jede Seite hat genau einen solchen Block.'

const isOptional = ({ required }: FieldRow) => !required
/** The type stands in the heading, what all blocks may have in a table of its own. */
const isParticular = ({ path: [key = ''] }: FieldRow) =>
  key !== 'type' && !Object.hasOwn(commonFields, key)

const excerptOf = (example: unknown): string =>
  `\`\`\`yaml\n${dump({ blocks: [example] }, { lineWidth: 90 }).trimEnd()}\n\`\`\``

const describeBlock = (
  { type, schema, carriesTitle, words }: BlockDeclaration,
  model: SiteModel,
  example: unknown,
  isPictured: boolean,
): string => {
  const { name, purpose } = words
  return [
    `## \`${type}\`: ${name}`,
    carriesTitle ? `${purpose}\n\n${TITLE}` : purpose,
    ...(isPictured ? [`![So sieht der Block aus: ${name}](${pictureOf(type)})`] : []),
    fieldTable(fieldRows(schema, model).filter(isParticular)),
    ...(example === undefined ? [] : ['Beispiel:', excerptOf(example)]),
  ].join('\n\n')
}

const common = (model: SiteModel) =>
  [
    '## Für alle Blöcke',
    'Jeder Block beginnt mit `- type:` und seinem Namen. Diese Angaben kann außerdem jeder haben:',
    fieldTable(fieldRows(z.object(commonFields), model).filter(isOptional)),
  ].join('\n\n')

const contents = ({ blocks }: SiteModel) =>
  blocks.map(({ type, words: { name } }) => `- [${name}](#${anchorOf(`${type}: ${name}`)})`)

/**
 * The catalogue of all blocks.
 *
 * @param examples of each block, by its type
 * @param hasPicture whether there is one of a block: of a company's own there is none
 */
export const blocksPage = (
  model: SiteModel,
  examples: Examples,
  hasPicture: (type: string) => boolean = () => true,
): string => {
  const sections = model.blocks.map((block) =>
    describeBlock(block, model, own(examples, block.type)?.[0], hasPicture(block.type)),
  )
  return `${[INTRO, contents(model).join('\n'), common(model), ...sections].join('\n\n')}\n`
}
