import { checkFolder } from './content/check-folder.ts'
import { contentFolder } from './folders.ts'
import { writeSchemas } from './json-schema/write.ts'
import { create } from './new/create.ts'
import { isKind } from './new/kinds.ts'
import { words } from './new/words.ts'
import { reportText } from './report/text.ts'
import { run } from './run.ts'
import { today } from './today.ts'

const numbered = (steps: string[]) => steps.map((step, index) => `  ${index + 1}. ${step}`)

const fail = (message: string, code: number): number => {
  console.error(message)
  return code
}

const make = async ([kind, ...title]: string[]): Promise<number> => {
  if (!kind) return fail(words.usage, 2)
  if (!isKind(kind)) return fail(`${words.unknownKind(kind)}\n\n${words.usage}`, 2)
  // Without quotation marks the shell splits a title into words.
  const name = title.join(' ').replace(/\s+/g, ' ').trim()
  if (name === '') return fail(words.noTitle(kind), 2)
  const directory = contentFolder()
  const unreadable = await checkFolder(directory)
  if (unreadable.length > 0) return fail(reportText(unreadable), 2)

  const creation = await create(directory, { kind, title: name, date: today() })
  if ('refusal' in creation) return fail(creation.refusal, 1)
  await writeSchemas(directory)
  console.log([creation.made, '', words.next, ...numbered(creation.next)].join('\n'))
  return 0
}

run('new', () => make(process.argv.slice(2)))
