import { promises as fs } from 'node:fs'
import path from 'node:path'
import type { Sources } from '../../../src/dev/sources.ts'
import { unlessTooMany } from '../../read/unless-too-many.ts'
import type { PageParts } from '../../resolve/page/page-types.ts'
import { positionAt } from '../../text/source-file.ts'

/** Where the blocks and texts of a page stand: `content/pages/home.yaml:12`; without those whose file has gone since. */
export const sourcesOf = async (
  { blocks, fields }: Pick<PageParts, 'blocks' | 'fields'>,
  directory: string,
): Promise<Sources> => {
  const texts = new Map<string, string>()
  const textOf = (file: string) =>
    fs.readFile(path.join(directory, file), 'utf8').catch(unlessTooMany)
  const lineOf = async (file: string, offset: number): Promise<string | undefined> => {
    const text = texts.get(file) ?? (await textOf(file))
    if (text === undefined) return undefined
    texts.set(file, text)
    return `${path.basename(directory)}/${file}:${positionAt(text, offset).line}`
  }
  const linesOf = async (places: Record<string, { file: string; range: { start: number } }>) => {
    const lines: Record<string, string> = {}
    for (const [name, { file, range }] of Object.entries(places)) {
      const line = await lineOf(file, range.start)
      if (line !== undefined) lines[name] = line
    }
    return lines
  }
  return { blocks: await linesOf(blocks), fields: await linesOf(fields) }
}
