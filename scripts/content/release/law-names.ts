import { type Problem, problemAt } from '../problem.ts'
import { lawWording } from './messages.ts'
import { type ContentText, sentenceAt, wordRange } from './texts.ts'

/** Three letters may be anything; after a paragraph or a word such as "nach" they are the law. */
const cited = (name: string) =>
  new RegExp(
    `(?<=§[^;!?]{0,60}|(?<!\\p{L})(?:gemäß|gem\\.|nach|laut|des|dem|das|im|vom|zum)\\s+)${name}(?!\\p{L})`,
    'gu',
  )

const word = (name: string) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'gu')

const laws = [
  { former: cited('TMG'), now: 'DDG', title: 'Digitale-Dienste-Gesetz, seit 14. Mai 2024' },
  {
    former: word('Telemediengesetz(?:es)?'),
    now: 'DDG',
    title: 'Digitale-Dienste-Gesetz, seit 14. Mai 2024',
  },
  { former: word('RStV'), now: 'MStV', title: 'Medienstaatsvertrag, seit 7. November 2020' },
  {
    former: word('Rundfunkstaatsvertrag(?:e?s)?'),
    now: 'MStV',
    title: 'Medienstaatsvertrag, seit 7. November 2020',
  },
  {
    former: word('TTDSG'),
    now: 'TDDDG',
    title: 'Telekommunikation-Digitale-Dienste-Datenschutz-Gesetz, seit 14. Mai 2024',
  },
  {
    former: word('Telekommunikation-Telemedien-Datenschutz-Gesetz(?:es)?'),
    now: 'TDDDG',
    title: 'Telekommunikation-Digitale-Dienste-Datenschutz-Gesetz, seit 14. Mai 2024',
  },
]

/** A sentence about the change may name both. */
const tellsTheChange = (sentence: string, now: string): boolean =>
  new RegExp(`(?<!\\p{L})${now}(?!\\p{L})`, 'u').test(sentence) ||
  /(?<!\p{L})(früher|ehemals|ehemalige[nrms]?|vormals|damals|abgelöst|aufgehoben|außer Kraft)(?!\p{L})/iu.test(
    sentence,
  )

/** A problem for each law that has been replaced by another. */
export const checkLawNames = (texts: ContentText[]): Problem[] =>
  texts
    .filter(({ kind }) => kind === 'text')
    .flatMap((text) =>
      laws.flatMap(({ former, now, title }) =>
        [...text.written.matchAll(former)]
          .filter(({ index }) => !tellsTheChange(sentenceAt(text.written, index), now))
          .map(({ 0: name, index }) => {
            const words = lawWording.outdatedLaw(name, now, title)
            return problemAt(
              text.checked.file.source,
              wordRange(text, index, name),
              words,
              'warning',
            )
          }),
      ),
    )
