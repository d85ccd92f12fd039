import path from 'node:path'
import { slugify } from '../../../src/content/text/slugify.ts'
import { Aborted, ownTerminal, type Terminal } from '../../machine/command-line/terminal.ts'
import { wayTo } from '../../machine/files/way-to.ts'
import { repositoryAround } from '../../machine/git/git-state.ts'
import { isAbroad, required } from './answers.ts'
import { askForFolder, askForRest } from './ask.ts'
import { createSite } from './create-site.ts'
import { type GivenAnswers, readOptions } from './options.ts'
import { originOf } from './origin.ts'
import type { Answers } from './question.ts'
import { readTemplates } from './read-templates.ts'
import { words } from './words.ts'
import { refuseFolder, writeSite } from './write-site.ts'

/** Exit codes: 0 done, 1 refused, 2 wrong usage. */
type ExitCode = 0 | 1 | 2

interface Order {
  folder: string
  answers: GivenAnswers
}

const say = (message: string, code: ExitCode): ExitCode => {
  if (code === 0) console.log(message)
  else console.error(message)
  return code
}

/** A folder, named in one other, as it is named where the command was called. */
const seenFrom = (within: string, folder: string): string =>
  path.isAbsolute(folder) ? folder : wayTo(path.resolve(within, folder), '.') || '.'

/** The repository of somebody else that a folder is in; none where it is one itself. */
const repositoryOf = (folder: string): string | undefined => {
  const own = path.resolve(folder)
  const around = repositoryAround(own)
  return around === own ? undefined : around
}

const make = async ({ folder: named, answers }: Order, within: string): Promise<ExitCode> => {
  const folder = seenFrom(within, named)
  const refusal = await refuseFolder(folder)
  if (refusal !== undefined) return say(refusal, 1)
  // Every required one is there by now, and each was judged.
  const known = answers as Partial<Answers> as Answers
  const origin = await originOf()
  const files = createSite(known, await readTemplates(known.trade), origin.dependency)
  const taken = await writeSite(folder, files, origin.file)
  if (taken !== undefined) return say(taken, 1)
  const { trade } = known
  const repository = repositoryOf(folder)
  const made = { trade, files: files.size, isAbroad: isAbroad(known), origin, repository }
  return say(words.made(folder, made), 0)
}

const usualFolder = ({ name = '' }: GivenAnswers): string => slugify(name)

const askForOrder = async (
  { folder, given }: { folder?: string; given: GivenAnswers },
  terminal: Terminal,
): Promise<Order> =>
  terminal(async (ask) => {
    const answers = await askForRest(given, ask)
    return { answers, folder: folder ?? (await askForFolder(usualFolder(answers), ask)) }
  })

/**
 * Makes a company's repository in a folder of its own. What the arguments leave open is asked on the
 * terminal; where there is none, they have to be complete.
 *
 * @param args behind `gewerk new site`
 * @param within the folder in which the new one is named
 * @returns the exit code: 0 done, 1 refused, 2 wrong usage
 */
export const newSite = async (
  args: string[],
  terminal: Terminal | undefined = ownTerminal(),
  within = '.',
): Promise<number> => {
  const options = readOptions(args)
  if ('help' in options) return say(words.help, 0)
  if ('fault' in options) return say(options.fault, 2)
  const { folder, given, notes } = options
  for (const note of notes) console.log(note)
  const missing = required.filter((question) => given[question] === undefined)
  if (missing.length === 0)
    return make({ folder: folder ?? usualFolder(given), answers: given }, within)
  if (!terminal) return say(words.missing(missing), 2)
  const refusal = folder === undefined ? undefined : await refuseFolder(seenFrom(within, folder))
  if (refusal !== undefined) return say(refusal, 1)
  try {
    return await make(await askForOrder({ folder, given }, terminal), within)
  } catch (error) {
    if (error instanceof Aborted) return say(words.aborted, 2)
    throw error
  }
}
