import { execFileSync } from 'node:child_process'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { compile } from '../../scripts/compile/compile.ts'
import { changeText } from '../../scripts/edit/change/change-text.ts'
import { changeLines } from '../../scripts/edit/lines/change-lines.ts'
import { patchFields } from '../../scripts/edit/lines/patch-fields.ts'
import { openSpellings } from '../../scripts/edit/spellings/spellings.ts'
import type { FieldSource } from '../../src/content/field-source.ts'
import { emptyFolder, siteOf } from '../workspace.ts'
import { textsIn } from './texts.ts'
import { AWKWARD } from './values.ts'

/** A field stands on several pages. */
const placeOf = ({ file, path: steps }: FieldSource) => JSON.stringify([file, ...steps])

/** A company's files, written in another way, and every text that its pages show. */
export const companyAs = async (
  company: string,
  today: string,
  change: (text: string) => string,
) => {
  const folder = await emptyFolder()
  const content = path.join(folder, 'content')
  await fs.cp(company, content, { recursive: true })
  const texts = new Map<string, string>()
  for (const { name, text } of await textsIn(company)) {
    texts.set(name, change(text))
    await fs.writeFile(path.join(content, name), change(text))
  }
  const { site } = await compile(siteOf(content, today), {})
  const all = (site?.pages ?? []).flatMap(({ fields }) => Object.values(fields))
  const fields = [...new Map(all.map((field) => [placeOf(field), field])).values()]
  return { folder, content, texts, fields }
}

export type Company = Awaited<ReturnType<typeof companyAs>>

/** The file after an edit of it as a whole. */
const inFile = (text: string, { file: name, path: steps }: FieldSource, after: string) => {
  const edit = { path: steps as string[], after }
  const context = { schema: undefined, spellings: openSpellings() }
  const changed = changeText({ path: name, name, text }, edit, context)
  return 'text' in changed ? changed.text : undefined
}

/** The file after an edit that knows its lines alone. */
const inLines = (text: string, field: FieldSource, after: string) => {
  const { start, text: lines = field.text } = field.lines
  const changed = changeLines([{ field, after }])
  return changed === undefined
    ? undefined
    : text.slice(0, start) + changed + text.slice(start + lines.length)
}

/** Where knowing the lines alone makes something else of a value than knowing the file. */
export const differences = ({ texts, fields }: Company): string[] =>
  fields.flatMap((field, index) => {
    const text = texts.get(field.file) ?? ''
    const values = [...AWKWARD.slice(0, 6), AWKWARD[index % AWKWARD.length] ?? '']
    return values
      .filter((after) => inFile(text, field, after) !== inLines(text, field, after))
      .map((after) => `${placeOf(field)} ${JSON.stringify(after)}`)
  })

/** Has git make all texts other ones by one patch; the files that are not as edits of the whole would make them. */
export const applied = async ({ folder, content, texts, fields }: Company): Promise<string[]> => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder })
  git('init', '-q')
  const edits = fields.map((field, index) => {
    const after = field.text
      .trim()
      .split(/\s+/)
      .reverse()
      .join(index % 3 === 0 ? '\n\n' : ' ')
    return { field, after: field.kind === 'markdown' ? `${after}\n` : after }
  })
  const { patch, left } = patchFields(edits, 'content')
  const file = path.join(folder, 'edits.patch')
  await fs.writeFile(file, `Etwas davor\n\n${patch}`)
  git('apply', '--check', file)
  git('apply', file)
  const wrong = [...texts].map(async ([name, text]) => {
    const of = edits.filter(({ field }) => field.file === name)
    const wanted = of.reduce((now, { field, after }) => inFile(now, field, after) ?? '', text)
    return (await fs.readFile(path.join(content, name), 'utf8')) === wanted ? [] : [name]
  })
  return [...(left > 0 ? [`${left} left`] : []), ...(await Promise.all(wrong)).flat()]
}
