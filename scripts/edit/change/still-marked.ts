import { linesOf } from '../../text/lines.ts'
import type { Range, SourceFile } from '../../text/source-file.ts'
import { isMarked } from '../../yaml/is-marked.ts'
import type { YamlNode } from '../../yaml/node.ts'
import { addedLines } from '../patch.ts'
import { fileParts, openSheet } from '../sheet.ts'

const nodesIn = (node: YamlNode): YamlNode[] => {
  const inner = [...node.items, ...[...node.entries.values()].map((entry) => entry.node)]
  return [node, ...inner.flatMap(nodesIn)]
}

/** The values that are marked as samples, whole entries among them. */
const samplesOf = ({ name, text }: Pick<SourceFile, 'name' | 'text'>): Range[] => {
  const parts = fileParts(name, text)
  const start = parts?.yaml.start ?? 0
  const sheet = parts && openSheet(text.slice(start, parts.yaml.end))
  if (!sheet || sheet.document.placeholders.length === 0) return []
  const { root, placeholders } = sheet.document
  return nodesIn(root)
    .map(({ range }) => range)
    .filter((range) => isMarked(sheet.text, placeholders, range))
    .map((range) => ({ start: start + range.start, end: start + range.end }))
}

/** Whether a line that has changed belongs to a value that is marked as a sample: the mark may stand far above. */
export const isStillMarked = (file: Pick<SourceFile, 'name' | 'text'>, text: string): boolean => {
  const samples = samplesOf({ ...file, text })
  if (samples.length === 0) return false
  const lines = linesOf(text)
  return addedLines(file.text, text).some((index) => {
    const { start = 0, text: line = '' } = lines[index] ?? {}
    return samples.some((sample) => sample.start <= start + line.length && sample.end > start)
  })
}
