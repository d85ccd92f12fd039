import { z } from 'zod'
import { commonWording } from '../problem/common-messages.ts'
import { problemAt } from '../problem/problem.ts'
import { isMap } from '../schema/is-map.ts'
import type { Schema } from '../schema/schema.ts'
import { inSource } from '../text/edits.ts'
import { BODY } from '../text/markdown-file.ts'
import type { Range, SourceFile } from '../text/source-file.ts'
import { type Draft, put } from './draft.ts'
import { fileWording } from './file-messages.ts'
import { splitFrontMatter } from './front-matter.ts'
import { keyBelow, movedUp } from './key-below.ts'
import { parseYaml, tellTrap } from './parse-yaml.ts'
import type { FileParse, ValueLocation } from './parsed-file.ts'
import { explainFrontMatter } from './repair/front-matter/explain.ts'
import { secondCopy } from './second-copy.ts'

/** Made once for all files. */
const fronts = new WeakMap<Schema, Schema>()

/** What stands between the marks of a Markdown file: all but its text. */
const frontOf = (schema: Schema | undefined): Schema | undefined => {
  if (!(schema instanceof z.ZodObject)) return schema
  const front = fronts.get(schema) ?? schema.partial({ [BODY]: true })
  fronts.set(schema, front)
  return front
}

/** Keeps every offset of the file: what is not front matter becomes blank. */
const blankExcept = (text: string, { start, end }: Range): string =>
  text.slice(0, start).replace(/[^\r\n]/g, ' ') + text.slice(start, end)

/** The draft with both its marks: once one of them is right, the other one can be looked for. */
const withMarks = (draft: Draft): Draft => {
  const repairs = explainFrontMatter(draft.mended.text)
  const next = put(draft, repairs)
  return next.mended.text === draft.mended.text ? next : withMarks(next)
}

/** The draft with all that belongs above its second mark. */
const withKeys = (draft: Draft, front: Schema | undefined): Draft => {
  const { text } = draft.mended
  const parts = splitFrontMatter(text)
  if ('fault' in parts || !front) return draft
  const next = put(draft, movedUp(text, parts, front))
  return next.mended.text === text ? next : withKeys(next, front)
}

/** The draft without an article below its own. */
const alone = (draft: Draft, front: Schema | undefined): Draft => {
  const { text } = draft.mended
  const parts = splitFrontMatter(text)
  return 'fault' in parts || !front ? draft : put(draft, secondCopy(text, parts, front))
}

/** Whether there is nothing in a part of a text. */
const isEmpty = (text: string, { start, end }: Range): boolean =>
  text.slice(start, end).trim() === ''

/** An empty text is shown at the mark above it. */
const placeOfBody = ({ text }: SourceFile, { start, end }: Range): ValueLocation => {
  const mark = text.lastIndexOf('---', start)
  const value = isEmpty(text, { start, end }) ? { start: mark, end: mark + 3 } : { start, end }
  return { value, key: undefined, found: true, quoted: false }
}

/** A text without its keys is told as that: as an empty file, somebody might delete it. */
const withoutKeys = ({ source }: Draft): FileParse => {
  const mark = { start: 0, end: source.text.indexOf('\n') }
  return { problems: [problemAt(source, mark, fileWording.frontMatter('bare'))] }
}

/** Reads an article: what stands between its marks, and the text below them. */
export const parseMarkdown = (draft: Draft, schema: Schema | undefined): FileParse => {
  const front = frontOf(schema)
  const opened = withKeys(alone(withMarks(draft), front), front)
  const { text } = opened.mended
  const split = splitFrontMatter(text)
  if ('fault' in split) return { problems: opened.problems }
  const isBare = isEmpty(text, split.matterRange)
  const isCut = opened.problems.some(({ code }) => code === 'front-matter-cut')
  if (isCut || (isBare && opened.problems.length > 0)) return { problems: opened.problems }
  if (isBare && !isEmpty(text, split.bodyRange)) return withoutKeys(opened)
  const matter = (whole: string) => {
    const again = splitFrontMatter(whole)
    return 'fault' in again ? whole : blankExcept(whole, again.matterRange)
  }
  const { file, problems, draft: done } = parseYaml(opened, front, matter)
  const end = splitFrontMatter(done.mended.text)
  if (!file || 'fault' in end) return { problems }
  const body = done.mended.text.slice(end.bodyRange.start)
  const bodyRange = inSource(end.bodyRange, done.mended)
  const { source } = draft
  const { key, found } = file.locate([BODY])
  const taken = found && key ? [problemAt(source, key, commonWording.bodyAsKey(BODY))] : []
  const below = front ? keyBelow(done.mended.text, end, front) : []
  return {
    problems: [...problems, ...taken, ...below.map((trap) => tellTrap(trap, done))],
    file: {
      ...file,
      value: isMap(file.value) ? { ...file.value, [BODY]: body } : file.value,
      locate: (path) => (path[0] === BODY ? placeOfBody(source, bodyRange) : file.locate(path)),
      bodyKey: BODY,
      ...(done.mended.edits.length === 0 && { bodyStart: bodyRange.start }),
    },
  }
}
