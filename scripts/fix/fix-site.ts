import { type CompileOptions, compile } from '../compile/compile.ts'
import { writeChanges } from '../edit/change/write-changes.ts'
import { patchOf } from '../edit/patch.ts'
import { calledFor } from '../machine/command-line/called-for.ts'
import type { Terminal } from '../machine/command-line/terminal.ts'
import { problemOfFile } from '../problem/problem.ts'
import { silent } from '../progress/progress.ts'
import type { Drafts } from '../read/drafts.ts'
import { read } from '../read/read.ts'
import type { StoredText } from '../read/text-file.ts'
import { reportText } from '../report/text.ts'
import type { Site } from '../site/site.ts'
import { type Fixed, fix } from './fix.ts'
import type { Offer } from './offers.ts'
import { type Suggestion, suggest } from './suggest.ts'
import { words } from './words.ts'

/** Beside the problems, which are for whoever asked for them. */
const say = (text: string): void => console.error(text)

const show = ({ problem, isSure, file, after }: Offer): void => {
  const place = `${problem.file}:${problem.line}\n${problem.message}`
  say(isSure ? words.sure(place) : words.likely(place))
  say(patchOf(file.path, file.text, after))
}

const isYes = (answer: string): boolean => /^(?:j|ja|y|yes)$/i.test(answer.trim())

/** What is sure is made; what is likely is shown, and somebody asked. */
const decide = async (offer: Offer, terminal: Terminal | undefined): Promise<boolean> => {
  if (!offer.isSure && !terminal) return false
  show(offer)
  return (
    offer.isSure || terminal === undefined || terminal(async (ask) => isYes(await ask(words.ask)))
  )
}

const write = async (files: readonly StoredText[], { texts }: Fixed): Promise<boolean> => {
  const changes = files.flatMap((file) => {
    const text = texts.get(file.name)
    return text === undefined ? [] : [{ file, text }]
  })
  const unwritten = await writeChanges(changes)
  if (unwritten) say(reportText([problemOfFile(unwritten.file.path, unwritten.wording)]))
  return unwritten === undefined
}

/** The files of a site, and what is said of them with others in their place. */
const openFixing = async (site: Site, options: CompileOptions) => {
  const { files } = await read(site.content, site.model, options.memory)
  const check = async (drafts: Drafts) => {
    // The first time takes longest, as nothing may be remembered; what is tried then is told where it is made.
    const progress = drafts.size === 0 ? options.progress : silent
    return (await compile(site, { ...options, progress, drafts })).problems
  }
  return { files, check }
}

/** The repairs that help, as comments for the host of the content. */
export const suggestForSite = async (site: Site, options: CompileOptions): Promise<Suggestion[]> =>
  suggest(await openFixing(site, options))

/**
 * Makes the repairs that the check proposes: what is sure without a word, what is likely where somebody at the
 * terminal agrees. Nothing is written before all is decided.
 */
export const fixSite = async (
  site: Site,
  options: CompileOptions,
  terminal: Terminal | undefined,
): Promise<void> => {
  const { files, check } = await openFixing(site, options)
  const isWanted = (offer: Offer) => decide(offer, terminal)
  const fixed = await fix({ files, check, isWanted })
  if (fixed.made > 0 && !(await write(files, fixed))) return
  say(fixed.made > 0 ? words.made(fixed.made) : words.none)
  if (fixed.declined > 0 && !terminal)
    say(words.notAsked(fixed.declined, calledFor('check -- --fix', site.folder)))
}
