import type { OwnCheck } from '../check/checks.ts'
import type { Memory } from '../memory/memory.ts'
import { forgetful } from '../memory/open-memory.ts'
import type { Parsed } from '../parse/parsed-file.ts'
import { type Progress, silent } from '../progress/progress.ts'
import { type ContentFiles, read } from '../read/read.ts'
import type { SiteModel } from '../schema/site-model.ts'
import { gather } from '../validate/gather.ts'
import type { LostFile } from '../validate/lost.ts'
import type { Content } from '../validate/validate.ts'
import { type Examined, examine } from './examine.ts'

/** A content folder as far as each file can be looked at for itself. */
export interface Looked {
  source: ContentFiles
  examined: readonly Examined[]
  parsed: Parsed
  /** Files that are there and could not be read: what refers to them can't be judged. */
  lost: LostFile[]
  content: Content
}

/** A page says where it is only in a group of keys; the entries of other files are judged one by one. */
const hasShape = ({ source, judged, isMap }: Examined): boolean =>
  judged !== undefined && (!source.name.startsWith('pages/') || isMap)

/** What files are looked at with. */
export interface Looking {
  model: SiteModel
  checks: readonly OwnCheck[]
  memory: Memory
  progress: Progress
}

/**
 * Parses and validates the files of a content folder.
 *
 * @param partial collections of which not all files are among them
 */
export const lookAt = (
  source: ContentFiles,
  { progress, ...around }: Looking,
  partial?: Content['partial'],
): Looked => {
  const examined = Array.from(progress('texts', source.files), (file) => examine(file, around))
  const shapeless = examined.filter((file) => !hasShape(file))
  const lost = [...shapeless.map((file) => file.source), ...source.unread]
  const judged = examined.flatMap((file) => file.judged ?? [])
  return {
    source,
    examined,
    parsed: {
      files: judged.map(({ file }) => file),
      problems: examined.flatMap(({ problems }) => problems),
    },
    lost,
    content: gather(judged, lost, around.model, partial),
  }
}

/** Reads, parses and validates a content folder; rejects only where the folder itself can't be read. */
export const lookInto = async (directory: string, model: SiteModel): Promise<Looked> => {
  const memory = forgetful()
  const source = await read(directory, model, memory)
  return lookAt(source, { model, checks: [], memory, progress: silent })
}
