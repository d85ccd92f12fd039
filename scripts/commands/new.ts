import { lookInto } from '../compile/look-into.ts'
import { writeSchemas } from '../json-schema/write.ts'
import { WrongArguments } from '../machine/wrong-usage.ts'
import { create } from '../new/create.ts'
import { isKind } from '../new/kinds.ts'
import { newSite } from '../new/site/new-site.ts'
import { ownTerminal } from '../new/site/terminal.ts'
import { kindNames, words } from '../new/words.ts'
import { checkFolder } from '../read/check-folder.ts'
import { reportText } from '../report/text.ts'
import { suggest } from '../schema/suggest.ts'
import type { Command } from './command.ts'

const numbered = (steps: string[]) => steps.map((step, index) => `  ${index + 1}. ${step}`)

const fail = (message: string, code: number): number => {
  console.error(message)
  return code
}

/** `gewerk new site`: a company's repository. `gewerk new news "Titel"`: an entry or page in its content. */
export const newEntry: Command = async (site, [kind, ...title]) => {
  if (kind === 'site') return newSite(title, ownTerminal(), site.folder)
  if (!kind) throw new WrongArguments(words.noKind)
  if (!isKind(kind)) {
    const known = [...kindNames.map((each) => each.kind), 'site']
    throw new WrongArguments(words.unknownKind(kind, suggest(kind, known)))
  }
  // Without quotation marks the shell splits a title into words.
  const name = title.join(' ').replace(/\s+/g, ' ').trim()
  if (name === '') return fail(words.noTitle(kind), 2)
  const unreadable = await checkFolder(site.content)
  if (unreadable.length > 0) return fail(reportText(unreadable), 2)

  const creation = await create(site, { kind, title: name })
  if ('refusal' in creation) return fail(creation.refusal, 1)
  await writeSchemas(site, await lookInto(site.content, site.model))
  console.log([creation.made, '', words.next, ...numbered(creation.next)].join('\n'))
  return 0
}
