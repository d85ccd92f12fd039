import { type Problem, problemAt } from '../../problem/problem.ts'
import type { CheckedEntry } from '../../validate/validate.ts'
import type { Laws } from './laws.ts'
import { lawWording } from './messages.ts'
import { type ContentText, sentencesIn, wordRange } from './texts.ts'

/** Words that praise without saying what for; recital 9 of the directive names most of them. */
const PRAISE = [
  'umwelt(?:freundlich|schonend|gerecht|verträglich|bewusst)',
  'klima(?:freundlich|schonend|gerecht)',
  'naturfreundlich',
  'ökologisch',
  'nachhaltig',
  'ressourcenschonend',
  'emissionsfrei',
  'energieeffizient',
  String.raw`biologisch\s+abbaubar`,
].join('|')

/** What is praised as green: a green door is a colour. */
const GREEN_THINGS = [
  'Energie|Strom|Wärme|Heizung(?:en)?|Heiztechnik|Technik|Technologien?|Zukunft|Handwerk',
  'Sanierung(?:en)?|Lösung(?:en)?|Bauen|Wohnen|Unternehmen|Betrieb',
].join('|')

const GENERIC = new RegExp(
  String.raw`(?<![\p{L}-])(?:(?:${PRAISE})(?:e[rnsm]?|er|ere[rnsm]?|ste[rnsm]?)?(?![\p{L}-])|grüne[rnsm]?\s+(?:${GREEN_THINGS})(?!\p{L}))`,
  'giu',
)

/** Words that promise a balance of zero. */
const NEUTRAL =
  /(?<![\p{L}-])(?:(?:klima|treibhausgas|umwelt|emissions)(?:neutral|positiv)|CO[2₂]-(?:neutral|frei|positiv))(?:e[rnsm]?)?(?![\p{L}-])/giu

/** What makes a claim precise, within the same block: the end of a figure, or a label that the state awards. */
const FIGURE = /\{stats\.[a-z0-9-]+\}|\d[.,]*\s*(?:kg|Tonnen|t|kWh|MWh|Liter|l)(?![\p{L}])/u
const SHARE = /\d[.,]*\s*(?:%|Prozent)/u
const OF_WHAT =
  /Energie|CO[2₂]|Emission|verbrauch|Strom|Wärme|Wasser|Gas|Öl|Material|Rezykl|Recycl/i
const LABEL = /Blaue[rn] Engel|EU Ecolabel|EU-Umweltzeichen/

const isExplained = (together: string): boolean =>
  FIGURE.test(together) || LABEL.test(together) || (SHARE.test(together) && OF_WHAT.test(together))

/** "nachhaltig" also means lasting. */
const LASTING =
  /^\s+(?:ge(?:schädigt|stört|schwächt|löst)|be(?:schädig|hoben|heben|eindruck|einträchtig)|Schäden|Schaden|Eindruck|Erfolg|dicht|trocken|verbesser|verändert|stör)/iu

const isStart = (before: string): boolean =>
  /(?:^|[.!?:–>|*#-])\s*["'„»(*]*$/u.test(before.trimEnd())

const capitalised = (word: string): boolean => /^\p{Lu}/u.test(word) && !/^CO[2₂]/u.test(word)

/** Adjectives have a capital letter only at the start of a sentence, or in a name. */
const isName = (word: string, before: string, after: string): boolean =>
  capitalised(word) && (!isStart(before) || /^\s+(?:Neubau|Gebäude)(?!\p{L})/u.test(after))

const isQuoted = (before: string, after: string): boolean =>
  before.lastIndexOf('„') > Math.max(before.lastIndexOf('“'), before.lastIndexOf('”')) &&
  /^[^„]*[“”]/u.test(after)

const isDenied = (before: string): boolean =>
  /(?<!\p{L})(?:nicht|kein(?:e[rnsm]?)?|nie|statt|weder)\s+(?:\p{L}+\s+)?$/iu.test(before)

const isLocal = (word: string, before: string): boolean =>
  /^emissionsfrei/i.test(word) && /(?:lokal|vor Ort|im Haus)\s+$/i.test(before)

/** What politics wants is no claim about the company's own work. */
const POLITICS =
  /(?<!\p{L})(?:Deutschland|Bund(?:es\p{L}*)?|EU|Europa|NRW|Land(?:es\p{L}*)?|Stadt|Kommunen?|Kreis|Gesetz\p{L}*|Wärmeplan\p{L}*|Klimaziel\p{L}*)(?!\p{L})/u

/** Whether the word is a claim of this company at its place, and not a name, a quotation or a denial. */
const isClaim = (word: string, written: string, index: number, sentence: string): boolean => {
  const before = written.slice(0, index)
  const after = written.slice(index + word.length)
  return !(
    isName(word, before, after) ||
    isQuoted(before, after) ||
    isDenied(before) ||
    isLocal(word, before) ||
    LASTING.test(after) ||
    sentence.trimEnd().endsWith('?')
  )
}

/** Links are shown by their words; what stands in an address claims nothing. */
const withoutAddresses = (written: string): string =>
  written.replace(/\]\([^)]*\)|https?:\/\/\S+/g, (address) => ' '.repeat(address.length))

const readTogether = (texts: ContentText[]): Map<string, string> => {
  const scopes = new Map<string, string>()
  for (const { scope, written } of texts) scopes.set(scope, `${scopes.get(scope) ?? ''} ${written}`)
  return scopes
}

const isCustomers = ({ checked }: ContentText): boolean =>
  (checked as Partial<CheckedEntry>).collection === 'testimonials'

/** A problem for each claim about the environment that its block does not explain. */
export const checkClaims = (texts: ContentText[], laws: Laws): Problem[] => {
  const own = texts.filter((text) => text.kind === 'text' && !isCustomers(text))
  const together = readTogether(own)
  return own.flatMap((text) => {
    const written = withoutAddresses(text.written)
    const sentenceAt = sentencesIn(written)
    const explained = isExplained(together.get(text.scope) ?? '')
    const generic = explained ? [] : [...written.matchAll(GENERIC)]
    const neutral = [...written.matchAll(NEUTRAL)].filter(
      ({ index }) => !POLITICS.test(sentenceAt(index)),
    )
    const problemFor =
      (words: (word: string) => ReturnType<typeof lawWording.genericClaim>) =>
      ({ 0: word, index }: RegExpExecArray) =>
        problemAt(text.checked.file.source, wordRange(text, index, word), words(word))
    const claims = (found: RegExpExecArray[]) =>
      found.filter(({ 0: word, index }) => isClaim(word, written, index, sentenceAt(index)))
    return [
      ...claims(generic).map(
        problemFor((word) => lawWording.genericClaim(word, laws.genericClaims)),
      ),
      ...claims(neutral).map(
        problemFor((word) => lawWording.neutralClaim(word, laws.neutralClaims)),
      ),
    ]
  })
}
