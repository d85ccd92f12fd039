import { lookInto } from '../compile/look-into.ts'
import { writeSchemas } from '../json-schema/write.ts'
import { divideArguments } from '../machine/command-line/divide-arguments.ts'
import { readOptions } from '../machine/command-line/read-options.ts'
import { ownTerminal } from '../machine/command-line/terminal.ts'
import { WrongArguments, WrongUsage } from '../machine/wrong-usage.ts'
import { create, type Order } from '../new/create.ts'
import { isKind } from '../new/kinds.ts'
import { newSite } from '../new/site/new-site.ts'
import { kindNames, words } from '../new/words.ts'
import { suggest } from '../schema/suggest.ts'
import type { Command } from './command.ts'
import { needFolder } from './need-folder.ts'

const numbered = (steps: string[]) => steps.map((step, index) => `  ${index + 1}. ${step}`)

/** Of a word that is no kind, the one that it names in German or is nearest to. */
const kindMeantBy = (word: string): string | undefined =>
  kindNames.find(({ name }) => name.toLowerCase() === word.toLowerCase())?.kind ??
  suggest(word, [...kindNames.map(({ kind }) => kind), 'site'])

/** What is to be made, as it was typed: without quotation marks the shell splits a title into words. */
const readOrder = (args: string[]): Order => {
  const { flags, given } = divideArguments(args)
  readOptions({ args: flags, options: {} })
  const [kind, ...title] = given
  if (!kind) throw new WrongArguments(words.noKind)
  if (!isKind(kind)) throw new WrongArguments(words.unknownKind(kind, kindMeantBy(kind)))
  const name = title.join(' ').replace(/\s+/g, ' ').trim()
  if (name === '') throw new WrongUsage(words.noTitle(kind))
  return { kind, title: name }
}

/** `gewerk new site`: a company's repository. `gewerk new news "Titel"`: an entry or page in its content. */
export const newEntry: Command = async (site, args) => {
  if (args[0] === 'site') return newSite(args.slice(1), ownTerminal(), site.folder)
  const order = readOrder(args)
  await needFolder(site)
  const creation = await create(site, order)
  if ('refusal' in creation) {
    console.error(creation.refusal)
    return 1
  }
  console.log([creation.made, '', words.next, ...numbered(creation.next)].join('\n'))
  // Last: where they can't be written, it is made all the same.
  await writeSchemas(site, await lookInto(site.content, site.model))
  return 0
}
