import { type CompileOptions, type CompileSite, compile } from '../compile/compile.ts'
import { beyond } from '../problem/beyond.ts'
import { hasErrors, isError, type Problem } from '../problem/problem.ts'
import type { Drafts } from '../read/drafts.ts'
import { read } from '../read/read.ts'
import type { StoredText } from '../read/text-file.ts'
import { fileSchema } from '../schema/site-model.ts'
import { fileEdit } from './asked/find-file.ts'
import { changeTexts, type FiledEdit } from './change/change-texts.ts'
import { isMade } from './change/is-made.ts'
import { typedEdit } from './change/typed-edit.ts'
import type { ContentEdit } from './content-edit.ts'
import { patchOf } from './patch.ts'
import type { Spellings } from './spellings/spellings.ts'

/** What came of edits that are not written yet. */
export interface Tried {
  /** Whether they may be written: all of them were made, and none brings an error. */
  ok: boolean
  /** Why not, or what they bring besides; what was wrong before is not among it. */
  problems: Problem[]
  /** The changes as `git apply` takes them. */
  diff: string
  /** The changed files with their new texts. */
  changes: { file: StoredText; text: string }[]
}

export interface TryOptions extends Pick<CompileOptions, 'former' | 'memory' | 'shelf'> {
  spellings: Spellings
  /** Folders from which the names of files are counted, besides that of the content. */
  folders?: readonly string[]
  /** Whether values were typed on a command line, where everything is a text. */
  isTyped?: boolean
  /** Whether they are the admin mode's, which gives out again what was taken over before: that is passed over. */
  isDownload?: boolean
}

const refused = (problems: Problem[]): Tried => ({ ok: false, problems, diff: '', changes: [] })

/** What nobody can mend who does not know what is wrong with the file. */
const UNEXPLAINED = ['edit-unreadable', 'edit-unnamed-place']

/** Of a file that can't be edited as it is, what the check says of it. */
const explain = async (
  refusals: readonly Problem[],
  site: CompileSite,
  options: TryOptions,
): Promise<Problem[]> => {
  const isUnexplained = ({ code }: Problem) => UNEXPLAINED.includes(code)
  if (!refusals.some(isUnexplained)) return [...refusals]
  const { problems } = await compile(site, options)
  const errors = problems.filter(isError)
  const explained = refusals.flatMap((refusal) => {
    const found = isUnexplained(refusal) ? errors.filter(({ file }) => file === refusal.file) : []
    return found.length > 0 ? found : [refusal]
  })
  return [...new Set(explained)]
}

/** What the content is told that it was not told before, with the drafts in the place of its files. */
const judge = async (site: CompileSite, drafts: Drafts, options: TryOptions) => {
  const before = await compile(site, options)
  const after = await compile(site, { ...options, drafts })
  return beyond(after.problems, before.problems)
}

/** The edits of a site, each with its file. */
export const fileEdits = async (
  edits: readonly ContentEdit[],
  site: CompileSite,
  { folders = [], memory }: Pick<TryOptions, 'folders' | 'memory'>,
) => {
  const { files } = await read(site.content, site.model, memory)
  const shelves = { content: site.content, folders, files, model: site.model }
  const filed = edits.map((edit) => fileEdit(edit, shelves))
  return {
    files,
    filed: filed.flatMap((each): FiledEdit[] => ('refusal' in each ? [] : [each])),
    refusals: filed.flatMap((each) => ('refusal' in each ? [each.refusal] : [])),
  }
}

/** Makes edits of a site's content, and finds out what the check says of what comes of them; writes nothing. */
export const tryEdits = async (
  edits: readonly ContentEdit[],
  site: CompileSite,
  options: TryOptions,
): Promise<Tried> => {
  const { files, filed, refusals: unfiled } = await fileEdits(edits, site, options)
  const schemaOf = (name: string) => fileSchema(name, site.model)
  const meant = options.isTyped ? filed.map((each) => typedEdit(each, site.model)) : filed
  const passOver = options.isDownload ? isMade : undefined
  const { drafts, refusals } = changeTexts(meant, schemaOf, options.spellings, passOver)
  if (unfiled.length + refusals.length > 0)
    return refused([...unfiled, ...(await explain(refusals, site, options))])
  const problems = drafts.size === 0 ? [] : await judge(site, drafts, options)
  if (hasErrors(problems)) return refused(problems)
  const changes = files.flatMap((file) => {
    const text = drafts.get(file.name)
    return text === undefined ? [] : [{ file, text }]
  })
  const diff = changes.map(({ file, text }) => patchOf(file.path, file.text, text)).join('')
  return { ok: true, problems, diff, changes }
}
