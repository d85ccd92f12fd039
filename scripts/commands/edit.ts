import { text as readAll } from 'node:stream/consumers'
import { type EditArguments, readArguments } from '../edit/asked/read-arguments.ts'
import { type ReadEdits, readEdits } from '../edit/asked/read-edits.ts'
import { isStillMarked } from '../edit/change/still-marked.ts'
import { writeChanges } from '../edit/change/write-changes.ts'
import type { ContentEdit } from '../edit/content-edit.ts'
import { loadSpellings, saveSpellings } from '../edit/spellings/kept-spellings.ts'
import { type Tried, type TryOptions, tryEdits } from '../edit/try-edits.ts'
import { words } from '../edit/words.ts'
import { WrongArguments } from '../machine/wrong-usage.ts'
import { emptyShelf } from '../memory/shelf.ts'
import { problemOfFile } from '../problem/problem.ts'
import { addressesOfLastBuild } from '../publish/output/last-build.ts'
import { problemForPrograms } from '../report/json.ts'
import { reportText } from '../report/text.ts'
import type { Site } from '../site/site.ts'
import { openSiteMemory } from '../site/site-memory.ts'
import type { Command } from './command.ts'
import { needFolder } from './need-folder.ts'

/** What stands on the command line as an edit. */
const editFrom = ({ op, file, path, value }: EditArguments): ContentEdit => {
  if (op === 'remove') return { op, file, path }
  if (op === 'move') return { op, file, path, to: value }
  return { op, file, path, after: value }
}

const editsFrom = async (wanted: EditArguments): Promise<ReadEdits> =>
  wanted.stdin
    ? readEdits(await readAll(process.stdin))
    : { edits: [editFrom(wanted)], isDownload: false }

const attempt = async (
  site: Site,
  edits: ContentEdit[],
  of: Pick<TryOptions, 'isTyped' | 'isDownload'>,
): Promise<Tried> => {
  const { memory } = await openSiteMemory(site)
  const spellings = await loadSpellings(site)
  const folders = [process.cwd(), site.folder]
  const former = await addressesOfLastBuild(site.out, site.content)
  const options = { memory, shelf: emptyShelf(), former, spellings, folders, ...of }
  const tried = await tryEdits(edits, site, options)
  await memory.save()
  if (tried.ok) await saveSpellings(site, spellings)
  return tried
}

/** Writes what may be written. */
const write = async (tried: Tried): Promise<Tried> => {
  const unwritten = await writeChanges(tried.changes)
  if (!unwritten) return tried
  const problems = [problemOfFile(unwritten.file.path, unwritten.wording)]
  return { ok: false, problems, diff: '', changes: [] }
}

const reportAsJson = ({ ok, problems, diff }: Tried): void =>
  console.log(JSON.stringify({ ok, problems: problems.map(problemForPrograms), diff }, null, 2))

/** The change goes to the standard output, everything else beside it: `git apply` can read it. */
const report = ({ ok, problems, diff, changes }: Tried, isWritten: boolean): void => {
  if (diff) console.log(diff.replace(/\n$/, ''))
  if (problems.length > 0) console.error(reportText(problems))
  if (!ok) return
  if (changes.some(({ file, text }) => isStillMarked(file, text))) console.error(words.stillMarked)
  const files = changes.map(({ file }) => file.path)
  if (files.length === 0) console.error(words.nothing)
  else console.error(isWritten ? words.written(files) : words.notWritten)
}

/** `gewerk edit`: changes the characters of a value and nothing else, if the check allows it. */
export const edit: Command = async (site, args) => {
  const wanted = readArguments(args)
  const read = await editsFrom(wanted)
  if ('fault' in read) throw new WrongArguments(read.fault)
  await needFolder(site)
  const { edits, isDownload } = read
  const tried = await attempt(site, edits, { isTyped: !wanted.stdin, isDownload })
  const done = wanted.write && tried.ok ? await write(tried) : tried
  if (wanted.json) reportAsJson(done)
  else report(done, wanted.write)
  return done.ok ? 0 : 1
}
