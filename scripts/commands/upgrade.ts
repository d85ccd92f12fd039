import { FORMAT } from '../../src/content/format.ts'
import { formatOf } from '../check/format.ts'
import { lookInto } from '../compile/look-into.ts'
import { writeChanges } from '../edit/change/write-changes.ts'
import { patchOf } from '../edit/patch.ts'
import { calledFor } from '../machine/command-line/called-for.ts'
import { readOptions } from '../machine/command-line/read-options.ts'
import { ownTerminal } from '../machine/command-line/terminal.ts'
import { problemOfFile } from '../problem/problem.ts'
import { SITE_FILE } from '../read/names/file-names.ts'
import { reportText } from '../report/text.ts'
import { migrations } from '../upgrade/migrations.ts'
import { type Texts, upgradeTexts } from '../upgrade/upgrade-texts.ts'
import { words } from '../upgrade/words.ts'
import type { Command } from './command.ts'
import { needFolder } from './need-folder.ts'

const fail = (message: string): number => {
  console.error(message)
  return 1
}

/** The file that says the version comes last: who is cut off before has content of the older one still. */
const versionLast = <File extends { name: string }>(files: readonly File[]): File[] =>
  files.toSorted((a, b) => Number(a.name === SITE_FILE) - Number(b.name === SITE_FILE))

const changedIn = (before: Texts, after: Texts): string[] =>
  [...after.keys()].filter((name) => before.get(name) !== after.get(name))

/** Asked for on the terminal, or given with `--yes`. */
const isWanted = async (isAgreed: boolean | undefined): Promise<boolean | undefined> => {
  if (isAgreed) return true
  const terminal = ownTerminal()
  if (!terminal) return undefined
  return terminal(async (ask) => /^(?:j|ja|y|yes)$/i.test((await ask(words.ask)).trim()))
}

/** `gewerk upgrade`: brings content of an older format to the present one, after showing how. */
export const upgrade: Command = async (site, args) => {
  const { values } = readOptions({ args, options: { yes: { type: 'boolean' } } })
  await needFolder(site)
  const { source, content, parsed } = await lookInto(site.content, site.model)
  const format = formatOf(content.site)
  if (format === undefined) return fail(words.unreadable(calledFor('check', site.folder)))
  if (format > FORMAT) return fail(words.newer(format, FORMAT))
  const yaml = source.files.filter(({ name }) => name.endsWith('.yaml'))
  const before: Texts = new Map(yaml.map(({ name, text }) => [name, text]))
  const after = upgradeTexts(before, format, migrations)
  const changed = changedIn(before, after)
  if (format === FORMAT) {
    console.log(words.current(format))
    return 0
  }
  // Its line says which format all the others have.
  if (!changed.includes(SITE_FILE)) {
    const slips = parsed.problems.filter(({ file }) => file === `${source.folder}/${SITE_FILE}`)
    return fail(slips.length > 0 ? reportText(slips) : words.noPlace)
  }
  const steps = migrations.filter(({ to }) => to > format)
  console.log([words.plan(format, FORMAT), ...steps.map(({ what }) => `  ${what}`), ''].join('\n'))
  const changes = versionLast(yaml)
    .filter(({ name }) => changed.includes(name))
    .map((file) => ({ file, text: after.get(file.name) ?? '' }))
  for (const { file, text } of changes) console.log(patchOf(file.path, file.text, text))
  const wanted = await isWanted(values.yes)
  if (!wanted)
    return fail(
      wanted === undefined
        ? words.notAsked(calledFor('upgrade -- --yes', site.folder))
        : words.refused,
    )
  const unwritten = await writeChanges(changes)
  if (unwritten) return fail(reportText([problemOfFile(unwritten.file.path, unwritten.wording)]))
  console.log(words.done(changed.length, calledFor('check', site.folder)))
  return 0
}
