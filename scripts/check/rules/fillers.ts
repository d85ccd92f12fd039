import { type Problem, problemAt, type Wording } from '../../problem/problem.ts'
import { BRACKET_PLACEHOLDER } from '../../text/bracket-placeholders.ts'
import { isMarked } from '../../yaml/is-marked.ts'
import { checkWording } from '../messages.ts'
import { type ContentText, wordRange } from '../release/texts.ts'

/** What people type so that something stands there. */
const PLACEHOLDERS = [
  // `xxx`, `???`, `…`
  String.raw`x{3,}|\?{2,}|…|\.{2,}|[-–—?]`,
  // `siehe oben`, `k. A.`, `tbd`
  String.raw`dito|siehe oben\.?|k\.? ?A\.?|t\.?b\.?[ad]\.?`,
  // `TODO: Preise`
  String.raw`(?:TODO|TBD|FIXME)(?:\s*[:!–].*)?`,
  String.raw`(?:(?:Blind|Füll|Muster|Beispiel)text|Platzhalter)\.?`,
  // `Hier kommt noch ein Text`, `Beschreibung folgt`
  String.raw`(?:hier\s+)?(?:kommt\s+(?:noch\s+)?)?(?:(?:ein|der|Ihr)\s+)?(?:Text|Titel|Überschrift|Beschreibung|Inhalt)\s+(?:hier\s+)?(?:einfügen|eintragen|ergänzen|folgt(?:\s+noch)?|kommt\s+noch)[.!]?`,
  String.raw`Lorem ipsum\b.*`,
]

/** Such a thing as a whole text: `TODO-Liste` and `xxx-large` are none. */
const FILLER = new RegExp(`^(?:${PLACEHOLDERS.join('|')})$`, 'is')

/** What says of a picture only that it is one. */
const PICTURE = /^(?:Bild|Foto|Photo|Grafik|Abbildung|Image|Picture)\s*\d*[.!]?$/i

/** Some part of either: without one, there is nothing to look for. */
export const FILLERS =
  /\[[^\]\n]{1,80}\](?![([:])|x{2}|\?{2}|(?:…|\.{2})["'\s},]*$|: *["'][-–—?]["']|- +["'][-–—?]["']|: *[–—]\s*$|dito|siehe oben|k\.? ?A\b|\bt\.?b\.?[ad]\b|\b(?:TODO|TBD|FIXME)\b|text\b|Platzhalter|einfügen|eintragen|ergänzen|folgt|kommt|Lorem|alt:/im

/** `[Telefonnummer einfügen]`, `XX.XX.XXXX`, `XX €`: what keeps a place within a text. */
const WITHIN = new RegExp(
  String.raw`${BRACKET_PLACEHOLDER}|(?<![\w.])(?:XX\.){2}(?:XX){1,2}(?!\w)|(?<!\w)X{2,4}(?:[.,]X{2,3})?\s?(?:€|Euro\b)`,
  'gi',
)

/** Lines up to an empty one. */
const PARAGRAPH = /\S[^\n]*(?:\n(?!\s*\n)[^\n]+)*/g

/** Signs around a text and before it that are no part of what it says. */
const bare = (paragraph: string): string =>
  paragraph.trim().replace(/^(?:#{1,6}\s+|[-*]\s+|["'])+|["']$|(?<!\*)\*+$/g, '')

/** The key that stands right before a text. */
const keyOf = ({ checked, range }: ContentText): string | undefined =>
  /([\w-]+):\s*["']?$/.exec(checked.file.source.text.slice(0, range.start).slice(-40))?.[1]

/** What a figure has for its source is looked at before it is published: more is no source than these. */
const judge = (key: string | undefined, words: string): Wording | undefined => {
  if (key === 'source') return undefined
  const isFiller = FILLER.test(words)
  if (key === 'alt' && (isFiller || PICTURE.test(words))) return checkWording.altSaysPicture(words)
  return isFiller ? checkWording.filler(words) : undefined
}

/** `[Ort]` where a line says where it leads: `[Ort]: /kontakt`. */
const REFERENCE = /\[[^\][]{1,80}\](?=:)/g

/** All of a text at once: it may have thousands of places that are kept. */
const referencesIn = (written: string): ReadonlySet<string> =>
  new Set(Array.from(written.matchAll(REFERENCE), ([mark]) => mark))

const within = (
  text: ContentText,
  references: ReadonlySet<string>,
  paragraph: string,
  index: number,
): Problem[] =>
  [...paragraph.matchAll(WITHIN)]
    .filter(({ 0: mark }) => !references.has(mark))
    .map((match) => {
      const range = wordRange(text, index + match.index, match[0])
      return problemAt(text.checked.file.source, range, checkWording.filler(match[0]), 'warning')
    })

/** Whether the text is marked as a sample, or the entry or group that it is in. */
const isSample = ({ checked, path }: ContentText): boolean => {
  const { source, placeholders, locate } = checked.file
  const around = [...path.keys(), path.length].map((length) => path.slice(0, length))
  return around.some((way) => isMarked(source.text, placeholders, locate(way).value))
}

const told = (text: ContentText): Problem[] => {
  const references = referencesIn(text.written)
  return [...text.written.matchAll(PARAGRAPH)].flatMap(({ 0: paragraph, index }) => {
    const words = bare(paragraph)
    const wording = judge(keyOf(text), words)
    if (!wording) return within(text, references, paragraph, index)
    const range = wordRange(text, index + paragraph.indexOf(words), words)
    return [problemAt(text.checked.file.source, range, wording, 'warning')]
  })
}

const inText = (text: ContentText): Problem[] => {
  const problems = text.kind === 'text' ? told(text) : []
  return problems.length > 0 && isSample(text) ? [] : problems
}

/** A remark for each text or paragraph that only keeps a place for one. */
export const checkFillers = (texts: ContentText[]): Problem[] => texts.flatMap(inText)
