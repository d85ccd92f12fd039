import { isGroup } from '../../src/content/is-group.ts'
import { digestOf } from '../machine/digest.ts'
import type { ParsedFile } from '../parse/parsed-file.ts'
import type { Problem } from '../problem/problem.ts'
import type { StoredText } from '../read/text-file.ts'
import { isMap } from '../schema/is-map.ts'
import type { Checked, CheckedValue, JudgedFile } from '../validate/validate.ts'
import type { Path } from '../yaml/locate.ts'
import { packPlaces } from './kept-places.ts'

export interface KeptValue {
  problems: Problem[]
  checked: { path: Path; value: Record<string, unknown>; valid: boolean } | undefined
}

export interface KeptParse extends Pick<ParsedFile, 'placeholders' | 'bodyKey' | 'bodyStart'> {
  isMap: boolean
  /** Of a file with a text below its front matter, where each value above it stands; see `packPlaces`. */
  places: string
  /** The same for the text itself: its end moves with every edit. */
  bodyPlace: string
  /** What stands above the text, where the text is taken as it stands. */
  above?: Record<string, unknown>
}

/** What is remembered of a file: all but the text below its front matter. */
export interface KeptFile {
  problems: Problem[]
  parsed: KeptParse | undefined
  outcomes: KeptValue[]
  face: string
}

/** A file as it is parsed and judged. */
export interface Fresh {
  /** Missing where its value can't be told. */
  judged: JudgedFile | undefined
  /** Of how it is written; those of its values are with them. */
  problems: Problem[]
}

const without = (value: Checked['value'], key = ''): Checked['value'] => {
  const { [key]: _, ...rest } = value
  return rest
}

const keepValue = ({ checked, problems }: CheckedValue, bodyKey: string | undefined): KeptValue => {
  if (!checked) return { problems, checked: undefined }
  const { path, value, valid } = checked
  return { problems, checked: { path, value: without(value, bodyKey), valid } }
}

const pathsIn = (value: unknown, path: Path = []): Path[] => [
  path,
  ...(isGroup(value)
    ? Object.entries(value).flatMap(([key, part]) =>
        pathsIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : []),
]

const keepParse = (file: ParsedFile): KeptParse => {
  const { placeholders, bodyKey, bodyStart, value } = file
  const body = bodyKey && { bodyKey, ...(bodyStart !== undefined && { bodyStart }) }
  const paths = bodyKey === undefined ? [] : pathsIn(value)
  const isOfBody = ([first]: Path) => first === bodyKey
  return {
    placeholders,
    ...body,
    isMap: isMap(value),
    ...(bodyStart !== undefined && isMap(value) && { above: without(value, bodyKey) }),
    places: packPlaces(
      file,
      paths.filter((path) => !isOfBody(path)),
    ),
    bodyPlace: packPlaces(file, paths.filter(isOfBody)),
  }
}

const keepFresh = ({ judged, problems }: Fresh): Omit<KeptFile, 'face'> => {
  if (!judged) return { problems, parsed: undefined, outcomes: [] }
  const { file, outcomes } = judged
  const { bodyKey } = file
  return {
    problems,
    parsed: keepParse(file),
    outcomes: outcomes.map((outcome) => keepValue(outcome, bodyKey)),
  }
}

/** All but the text below the front matter; where something above it is marked, its line is told, and the next. */
const faceOf = ({ text }: StoredText, { parsed, ...kept }: Omit<KeptFile, 'face'>): string => {
  const isMarked = parsed !== undefined && parsed.placeholders.length > 0
  const above = isMarked ? text.slice(0, parsed.bodyStart) : ''
  return digestOf({ ...kept, parsed: { ...parsed, bodyPlace: undefined }, above })
}

/** What is remembered of a file. */
export const keepFile = (source: StoredText, fresh: Fresh): KeptFile => {
  const kept = keepFresh(fresh)
  return { ...kept, face: faceOf(source, kept) }
}
