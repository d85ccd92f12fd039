import { CONTROL_SIGN } from '../../src/content/text/invisible-signs.ts'
import { type Problem, problemAt } from '../problem/problem.ts'
import { isMap } from '../schema/is-map.ts'
import type { Range } from '../text/source-file.ts'
import type { Path } from '../yaml/locate.ts'
import { readYaml } from '../yaml/yaml.ts'
import { fileWording } from './file-messages.ts'
import type { ParsedFile } from './parsed-file.ts'

/** Signs as YAML writes them in double quotation marks. */
const ESCAPE = /\\(?:x[\da-f]{2}|u[\da-f]{4}|U[\da-f]{8}|.)/gi

/** How a sign is named that can't be shown. */
export const codeOf = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

const standsForControl = (written: string): boolean => {
  const result = readYaml(`"${written}"`)
  return 'document' in result && CONTROL_SIGN.test(String(result.document.value))
}

/** The sign itself, or how it is written, in a value's source. */
const findSign = (text: string, { start, end }: Range): Range => {
  const source = text.slice(start, end)
  const { 0: found, index } = CONTROL_SIGN.exec(source) ??
    [...source.matchAll(ESCAPE)].find(([written]) => standsForControl(written)) ?? {
      0: source,
      index: 0,
    }
  return { start: start + index, end: start + index + found.length }
}

const problemIn = (text: string, at: Range, { source }: ParsedFile): Problem[] => {
  const sign = CONTROL_SIGN.exec(text)?.[0]
  if (sign === undefined) return []
  const range = findSign(source.text, at)
  const written = source.text.slice(range.start, range.end)
  const shown = CONTROL_SIGN.test(written) ? 'das Zeichen' : `\`${written}\``
  return [problemAt(source, range, fileWording.controlSign(codeOf(sign), shown))]
}

const below = (value: unknown, path: Path, file: ParsedFile): Problem[] => {
  if (typeof value === 'string') return problemIn(value, file.locate(path).value, file)
  if (Array.isArray(value))
    return value.flatMap((item, index) => below(item, [...path, index], file))
  if (!isMap(value)) return []
  return Object.entries(value).flatMap(([key, part]) => {
    const at = [...path, key]
    const { key: own, value: range } = file.locate(at)
    return [...problemIn(key, own ?? range, file), ...below(part, at, file)]
  })
}

/** Whether a file may hold such a sign, itself or by its number. */
const mayHold = (text: string): boolean => text.includes('\\') || CONTROL_SIGN.test(text)

/** A problem for each text or key with a sign in it that no document may hold. */
export const findControlSigns = (file: ParsedFile): Problem[] =>
  mayHold(file.source.text) ? below(file.value, [], file) : []
