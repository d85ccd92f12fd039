import { valueWording } from '../../../value-messages.ts'
import { headsIn } from '../../lines/heads.ts'
import type { Rule } from '../../repair.ts'

/** `times: { … }, { … }`: several groups behind a key, which are a list only between brackets. */
const SEVERAL_GROUPS =
  /^(\s*(?:-\s+)*[\w-]+:\s+)(\{[^{}:]*:[^{}]*\}(?:\s*(?:[,;]\s*)?\{[^{}:]*:[^{}]*\})+)\s*$/

/** A list of groups on one line without the brackets around it. */
export const bareGroups: Rule = ({ lines, inText }, index) => {
  const line = lines[index]
  const [, before = '', groups = ''] = (line && SEVERAL_GROUPS.exec(line.text)) ?? []
  if (!line || groups === '' || inText[index]) return []
  const start = line.start + before.length
  const range = { start, end: start + groups.length }
  const by = `[${groups.replace(/\}\s*[,;]?\s*\{/g, '}, {')}]`
  const words = valueWording.bareGroups(before.trim().replace(/^-\s+/, ''), by)
  return [{ range, wording: words, edits: [{ ...range, by }], cost: 0.35 }]
}

/** `pay: from: 14.5, to: 16`: the parts of a group behind its head. */
const PARTS_OF_GROUP =
  /^(\s*(?:-\s+)*([a-z][\w-]*):\s+(?:!\w+\s+)?)([a-z][\w-]*:\s+[^\s,;{}[\]"'][^,;{}[\]"']*(?:[,;]\s*[a-z][\w-]*:\s+[^\s,;{}[\]"'][^,;{}[\]"']*)+)$/

/** A group on one line without the braces around it. */
export const bareBraces: Rule = ({ lines, inText }, index, schema) => {
  const line = lines[index]
  const [, before = '', head = '', parts = ''] =
    (line && !inText[index] && PARTS_OF_GROUP.exec(line.text.trimEnd())) || []
  if (!line || !schema || parts === '') return []
  const each = parts.split(/[,;]\s*/).map((part) => part.trim())
  const isPart = headsIn(schema).some(
    ({ name, isList, inner }) =>
      name === head && !isList && each.every((part) => inner.has(part.slice(0, part.indexOf(':')))),
  )
  if (!isPart) return []
  const start = line.start + before.length
  const range = { start, end: start + parts.length }
  const by = `{ ${each.join(', ')} }`
  const words = valueWording.bareBraces(before.trim().replace(/^-\s+/, ''), by)
  return [{ range, wording: words, edits: [{ ...range, by }], cost: 0.3 }]
}

/** `postcodes: "48231", "48232"`: several quoted texts behind a key. */
const SEVERAL_TEXTS =
  /^(\s*(?:-\s+)*[\w-]+:\s+)((?:"[^"]*"|'[^']*')(?:\s*[,;]\s*(?:"[^"]*"|'[^']*'))+)\s*$/

/** A list of texts on one line without the brackets around it. */
export const bareTexts: Rule = ({ lines, inText }, index) => {
  const line = lines[index]
  const [, before = '', texts = ''] = (line && SEVERAL_TEXTS.exec(line.text)) ?? []
  if (!line || texts === '' || inText[index]) return []
  const start = line.start + before.length
  const range = { start, end: start + texts.length }
  const by = `[${texts.replace(/\s*[,;]\s*(?=["'])/g, ', ')}]`
  const words = valueWording.bareTexts(before.trim().replace(/^-\s+/, ''), by)
  return [{ range, wording: words, edits: [{ ...range, by }], cost: 0.33 }]
}
