import { shorten } from '../../../problem/phrases.ts'
import type { Wording } from '../../../problem/problem.ts'

/** What is said about numbers. */
export const numberWording = {
  numbersInBrackets: (key: string, numbers: readonly number[]): Wording => ({
    code: 'wrong-type',
    message:
      'In eckigen Klammern steht zwischen zwei Zahlen ein Komma, und in einer Zahl statt des Kommas ein Punkt.',
    hint: `Schreiben Sie: ${key}: [${numbers.join(', ')}]`,
    instead: { value: numbers },
  }),
  semicolonInNumbers: (source: string): Wording => ({
    code: 'wrong-type',
    message: `In \`${shorten(source)}\` teilt ein Strichpunkt zwei Zahlen.`,
    hint: 'Schreiben Sie zwischen die Zahlen ein Komma, und in eine Zahl statt des Kommas einen Punkt: [24600, 6.5]',
  }),
  toBelowFrom: (): Wording => ({
    code: 'range',
    message: 'Die Zahl hinter `to` ist kleiner als die hinter `from`.',
    hint: 'Schreiben Sie hinter from die kleinere Zahl und hinter to die größere.',
  }),
  wholeNumber: (key: string, source: string, number: number, lead = `${key}: `): Wording => ({
    code: 'wrong-type',
    message: `Bei \`${key}\` wird eine ganze Zahl erwartet, sonst nichts; hier steht ${source}.`,
    hint: `Schreiben Sie: ${lead}${number}`,
    instead: { value: number },
  }),
  /** What a price is for, written behind its number where a key beside it takes that. */
  unitBeside: (words: Wording, unit: string): Wording => ({
    ...words,
    message: `${words.message} Worauf der Preis sich bezieht, gehört darunter in eine eigene Zeile (per: je ${unit}).`,
  }),
  decimalComma: (key: string, source: string, number: number, lead = `${key}: `): Wording => ({
    code: 'wrong-type',
    message: `Bei \`${key}\` wird eine Zahl erwartet, ${source.includes(',') && !Number.isInteger(number) ? 'mit einem Punkt statt des Kommas' : 'sonst nichts'}; hier steht ${source}.`,
    hint: `Schreiben Sie: ${lead}${number}`,
    instead: { value: number },
  }),
  cutAtComma: (source: string, number: number): Wording => ({
    code: 'wrong-type',
    message: `In eckigen Klammern beginnt hinter jedem Komma ein neuer Wert: Aus ${source} werden zwei.`,
    hint: `Schreiben Sie statt ${source} nur: ${number}`,
  }),
  needsNoQuotes: (key: string, value: string, lead = `${key}: `): Wording => ({
    code: 'needs-no-quotes',
    message: `\`${key}\` ist eine Zahl und steht ohne Anführungszeichen.`,
    hint: `Schreiben Sie: ${lead}${value}`,
    instead: { value: Number(value), isSure: true },
  }),
  outOfRange: (key: string, bound: 'least' | 'most', limit: number): Wording => ({
    code: 'out-of-range',
    message: `Die Zahl bei \`${key}\` ist ${bound === 'least' ? 'zu klein' : 'zu groß'}.`,
    hint: `Sie darf ${bound === 'least' ? 'nicht kleiner' : 'nicht größer'} als ${limit} sein.`,
  }),
  geoSwapped: (latitude: number, longitude: number): Wording => ({
    code: 'geo-swapped',
    message: 'Breitengrad und Längengrad sind vertauscht: Dieser Punkt liegt am Horn von Afrika.',
    hint: `Tauschen Sie die beiden: latitude: ${longitude} und longitude: ${latitude}`,
  }),
  payPer: (from: number, per: 'hour' | 'month'): Wording => ({
    code: 'pay-per',
    message: `Ein Lohn von ${from.toLocaleString('de-DE')} € ${per === 'hour' ? 'je Stunde' : 'im Monat'} kann nicht stimmen.`,
    hint: `Ist der Lohn ${per === 'hour' ? 'im Monat' : 'je Stunde'} gemeint, schreiben Sie per: ${per === 'hour' ? 'month' : 'hour'}. Sonst berichtigen Sie die Zahlen.`,
  }),
  countedIn: (key: string, source: string, number: number): Wording => ({
    code: 'wrong-type',
    message: `Bei \`${key}\` zählen Tage; hier steht ${source}.`,
    hint: `Schreiben Sie die Zahl der Tage: ${key}: ${number}`,
    instead: { value: number },
  }),
  onlyWhole: (key: string, source: string, below: number, lead = `${key}: `): Wording => ({
    code: 'wrong-type',
    message: `Bei \`${key}\` ist nur eine ganze Zahl möglich; hier steht ${source}.`,
    hint: `Runden Sie: ${lead}${below} oder ${lead}${below + 1}`,
  }),
}
