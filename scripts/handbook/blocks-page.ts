import { dump } from 'js-yaml'
import { type BlockType, blocks } from '../../src/blocks/schemas.ts'
import type { Schema } from '../content/schema.ts'
import type { FieldRow } from './field-row.ts'
import { fieldRows } from './field-rows.ts'
import { pictureOf } from './picture-of.ts'
import { fieldTable } from './table.ts'

const INTRO = `# Bausteine einer Seite

<!-- Diese Datei schreibt \`npm run handbook\`. Ändern Sie sie nicht von Hand. -->

Eine Seite besteht aus Blöcken, die untereinander stehen. Ein Block ist ein Abschnitt der Seite: der
Kopf, die Leistungen, die Kundenstimmen. In der Datei der Seite stehen sie unter \`blocks\`, in
derselben Reihenfolge. Wer einen Block verschiebt, verschiebt den Abschnitt auf der Seite.

Jede Tabelle nennt die Angaben eines Blocks. „Pflicht: ja“ heißt: Fehlt die Angabe, wird die Prüfung
rot. Die Beispiele erzählen von einer Bäckerei. Übernehmen Sie den Aufbau und schreiben Sie Ihre
eigenen Texte, Kurznamen und Bilder hinein.

Was ein Kurzname, ein Link oder Markdown ist, steht in [Die Dateien und ihre Angaben](dateien.md).`

const TITLE = 'Dieser Block trägt die Hauptüberschrift. Jede Seite hat genau einen solchen Block.'

const types = blocks.map(({ type }) => type)

const declarationOf = (type: BlockType) => {
  const found = blocks.find((block) => block.type === type)
  if (!found) throw new Error(`No block ${type}`)
  return found
}

const commonKeys = Object.keys(declarationOf('back').schema.shape).filter((key) =>
  blocks.every(({ schema }) => key in schema.shape),
)

const rowsOf = (schema: Schema) => fieldRows(schema)
const isOptional = ({ required }: FieldRow) => !required
const isCommon = ({ path }: FieldRow) => commonKeys.includes(path[0] ?? '')

const examplesOf = async (type: BlockType): Promise<unknown[]> => {
  const { examples } = (await import(`../../src/blocks/${type}/examples.ts`)) as {
    examples: unknown[]
  }
  return examples
}

const describeBlock = async (type: BlockType): Promise<string> => {
  const { schema, carriesTitle, words } = declarationOf(type)
  const { name, purpose } = words
  const [example] = await examplesOf(type)
  return [
    `## \`${type}\`: ${name}`,
    carriesTitle ? `${purpose}\n\n${TITLE}` : purpose,
    `![So sieht der Block aus: ${name}](${pictureOf(type)})`,
    fieldTable(rowsOf(schema).filter((row) => !isCommon(row))),
    'Beispiel:',
    `\`\`\`yaml\n${dump({ blocks: [example] }, { lineWidth: 90 }).trimEnd()}\n\`\`\``,
  ].join('\n\n')
}

const common = () =>
  [
    '## Für alle Blöcke',
    'Jeder Block beginnt mit `- type:` und seinem Namen. Diese Angaben kann außerdem jeder haben:',
    fieldTable(rowsOf(declarationOf('back').schema).filter(isCommon).filter(isOptional)),
  ].join('\n\n')

const contents = () =>
  types.map((type) => {
    const { name } = declarationOf(type).words
    return `- [${name}](#${type}-${name.toLowerCase().replaceAll(' ', '-')})`
  })

/** The catalogue of all blocks. */
export const blocksPage = async (): Promise<string> => {
  const sections = await Promise.all(types.map(describeBlock))
  return `${[INTRO, contents().join('\n'), common(), ...sections].join('\n\n')}\n`
}
