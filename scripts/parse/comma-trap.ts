import { fieldOf, type Schema } from '../schema/schema.ts'
import type { YamlNode } from '../yaml/node.ts'
import type { Trap } from './trap.ts'
import { valueWording } from './value-messages.ts'

/** Whether just any words may stand here: of what else has a form of its own, its rules tell. */
const takesWords = (schema: Schema | undefined): boolean =>
  schema !== undefined && fieldOf(schema)?.kind === 'text' && schema.safeParse('a b').success

/** `label: Bad,`: a comma behind a text of one line, as other languages have it; between quotation marks it is meant. */
export const commaTrap = (
  text: string,
  { range, quoted }: YamlNode,
  value: string,
  schema: Schema | undefined,
): Trap[] => {
  const [, said, sign] = /^(.*[\p{L}\d)])([,;])$/u.exec(value) ?? []
  const isInLine = !text.slice(range.start, range.end).trimEnd().includes('\n')
  if (said === undefined || sign === undefined || quoted || !isInLine || !takesWords(schema))
    return []
  return [{ range, wording: valueWording.signBehindText(said, sign), isWarning: true }]
}
