import type { OwnCheck } from '../check/checks.ts'
import type { Memory } from '../memory/memory.ts'
import { forgetful } from '../memory/open-memory.ts'
import type { Parsed } from '../parse/parse-file.ts'
import { silent } from '../progress/progress.ts'
import { type Drafts, withDrafts } from '../read/drafts.ts'
import { type ContentFiles, read } from '../read/read.ts'
import type { SiteModel } from '../schema/site-model.ts'
import type { LostFile } from '../validate/lost.ts'
import { type Content, gather } from '../validate/validate.ts'
import { type Examined, examine } from './examine.ts'

/** A content folder as far as each file can be looked at for itself. */
export interface Looked {
  source: ContentFiles
  parsed: Parsed
  /** Files that are there and could not be read: what refers to them can't be judged. */
  lost: LostFile[]
  content: Content
}

/** A page says where it is only in a group of keys; the entries of other files are judged one by one. */
const hasShape = ({ source, judged, isMap }: Examined): boolean =>
  judged !== undefined && (!source.name.startsWith('pages/') || isMap)

/** Reads, parses and validates a content folder; rejects only where the folder itself can't be read. */
export const lookInto = async (
  directory: string,
  model: SiteModel,
  memory: Memory = forgetful(),
  checks: readonly OwnCheck[] = [],
  progress = silent,
  drafts: Drafts = new Map(),
): Promise<Looked> => {
  const source = withDrafts(await read(directory, model, memory), drafts)
  const examined = Array.from(progress('texts', source.files), (file) =>
    examine(file, { model, checks, memory }),
  )
  const shapeless = examined.filter((file) => !hasShape(file))
  const lost = [...shapeless.map((file) => file.source), ...source.unread]
  const judged = examined.flatMap((file) => file.judged ?? [])
  return {
    source,
    parsed: {
      files: judged.map(({ file }) => file),
      problems: examined.flatMap(({ problems }) => problems),
    },
    lost,
    content: gather(judged, lost, model),
  }
}
