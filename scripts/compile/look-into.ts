import { parse } from '../parse/parse.ts'
import type { Parsed, ParsedFile } from '../parse/parse-file.ts'
import { type ContentFiles, read } from '../read/read.ts'
import { isMap } from '../schema/is-map.ts'
import type { SiteModel } from '../schema/site-model.ts'
import type { LostFile } from '../validate/lost.ts'
import { type Content, validate } from '../validate/validate.ts'

/** A content folder as far as each file can be looked at for itself. */
export interface Looked {
  source: ContentFiles
  parsed: Parsed
  /** Files that are there and could not be read: what refers to them can't be judged. */
  lost: LostFile[]
  content: Content
}

/** A page says where it is only in a group of keys; the entries of other files are judged one by one. */
const hasShape = ({ source, value }: ParsedFile): boolean =>
  !source.name.startsWith('pages/') || isMap(value)

const findLost = (source: ContentFiles, parsed: Parsed): LostFile[] => {
  const readable = new Set(parsed.files.filter(hasShape).map(({ source: file }) => file))
  const unparsed = source.files.filter((file) => !readable.has(file))
  return [...unparsed, ...source.unread]
}

/** Reads, parses and validates a content folder; rejects only where the folder itself can't be read. */
export const lookInto = async (directory: string, model: SiteModel): Promise<Looked> => {
  const source = await read(directory, model)
  const parsed = parse(source.files, model)
  const lost = findLost(source, parsed)
  return { source, parsed, lost, content: validate(parsed.files, lost, model) }
}
