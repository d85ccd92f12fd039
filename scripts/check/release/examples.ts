import type { ParsedFile } from '../../parse/parsed-file.ts'
import { type Problem, problemAt, type Wording } from '../../problem/problem.ts'
import { examplesOf } from '../../schema/schema.ts'
import { type Range, rangeOf } from '../../text/source-file.ts'
import type { Content } from '../../validate/validate.ts'
import { isMarked } from '../../yaml/is-marked.ts'
import type { Path } from '../../yaml/locate.ts'
import { checkWording } from '../messages.ts'
import { allWritten, type Written } from './written.ts'

/** Letters and digits alone: a number may be typed with other blanks, an address with a slash, a word without ß. */
const bare = (value: unknown): string =>
  String(value)
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Addresses that instructions name, whoever wrote them. */
const OF_INSTRUCTIONS =
  /^https:\/\/(?:www\.)?(?:example|beispiel|musterfirma)\.(?:com|de|net|org)\/?$/i

/** By the key that a value stands behind: the same words may be right behind another one. */
const asSample = (key: unknown, value: string): string => `${String(key)} ${bare(value)}`

/** A text with its paragraphs: who has replaced some may have left the others. */
const piecesOf = (value: string): string[] => {
  const paragraphs = value.split(/\n\s*\n/).map((piece) => piece.trim())
  return [value, ...paragraphs.filter((piece) => piece !== '')]
}

const keyOf = ({ path }: Written): PropertyKey | undefined =>
  path.findLast((step) => typeof step === 'string')

/**
 * What stands for something to be filled in: `[Anzahl]`, which is no link, and the parts of an address of which
 * somebody may have replaced only one: `Musterstraße`, `00000`.
 */
const GAP =
  /\[\p{L}[^\][]*\](?![([])|(?<!\p{L})Muster(?:stadt|land|stra(?:ß|ss)e)(?!\p{L})|(?<!\d)0{4,5}(?= \p{Lu})/gu

const gapsIn = (text: string): string[] => text.match(GAP) ?? []

/** What is to be replaced, and the part of the value that it is. */
interface Left {
  wording: Wording
  part: string
}

/** What tells a value from one that somebody means. */
const judgeWith =
  (known: ReadonlySet<string>, gaps: ReadonlySet<string>) =>
  (written: Written): Left[] => {
    const { schema, value } = written
    const isExample = examplesOf(schema).some((example) => bare(example) === bare(value))
    if (isExample || OF_INSTRUCTIONS.test(value))
      return [{ wording: checkWording.exampleValue(value), part: value }]
    const isKnown = (piece: string) => known.has(asSample(keyOf(written), piece))
    if (isKnown(value)) return [{ wording: checkWording.sampleValue(value), part: value }]
    const open = [...new Set(gapsIn(value))].filter((each) => gaps.has(each))
    if (open.length > 0) return open.map((part) => ({ wording: checkWording.gap(part), part }))
    const left = piecesOf(value).find(isKnown)
    return left === undefined ? [] : [{ wording: checkWording.sampleValue(left), part: left }]
  }

/** Alone, or with the entry or list that it stands in. */
const isMarkedIn = ({ source, placeholders, locate }: ParsedFile, path: Path): boolean =>
  path.some((_, depth) =>
    isMarked(source.text, placeholders, locate(path.slice(0, depth + 1)).value),
  )

/** The text below a front matter begins with an empty line, where nothing is to be seen. */
const withoutBlank = (text: string, { start, end }: Range): Range => ({
  start: start + (/^\s*/.exec(text.slice(start, end))?.[0].length ?? 0),
  end,
})

/** A value that stands for one that only the company knows, and the key that it stands behind. */
export interface Sample {
  key: string
  value: string
}

/** Every sample that a new site, or a new entry, begins with; `name` is the company's. */
export type SamplesFor = (name: string) => Sample[]

/** A problem for each value that only shows what goes there, and is not marked as a sample. */
export const checkExamples = (content: Content, samplesFor: SamplesFor): Problem[] => {
  const company = content.site?.value.company as { name?: string } | undefined
  const samples = samplesFor(company?.name ?? '')
  const known = new Set(
    samples.flatMap(({ key, value }) => piecesOf(value).map((piece) => asSample(key, piece))),
  )
  const judge = judgeWith(known, new Set(samples.flatMap(({ value }) => gapsIn(value))))
  return allWritten(content).flatMap((written) => {
    const left = judge(written)
    if (left.length === 0) return []
    const { file, path: base } = written.checked
    const path = [...base, ...written.path]
    if (isMarkedIn(file, path)) return []
    const { source } = file
    const place = withoutBlank(source.text, file.locate(path).value)
    return left.map(({ wording, part }) =>
      problemAt(source, rangeOf(source.text, place, part), wording),
    )
  })
}
