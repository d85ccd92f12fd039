import type { Seam } from '../../../../src/content/dates/periods.ts'
import { day } from '../../../problem/phrases.ts'
import type { Wording } from '../../../problem/problem.ts'
import { withPart } from './with-part.ts'

/** What is said about opening hours, periods and days. */
export const dayWording = {
  noYear: (value: string, repaired: string): Wording => ({
    code: 'format',
    message: `Dem Tag ${value} fehlt das Jahr.`,
    hint: `Setzen Sie das Jahr davor: ${repaired}`,
  }),
  holidaysAbroad: (): Wording => ({
    code: 'holidays-abroad',
    message: 'Feiertage kennt Gewerk nur für Deutschland; der Betrieb liegt in einem anderen Land.',
    hint: 'Löschen Sie die Zeile, und tragen Sie die freien Tage unter closures ein.',
    instead: { nothing: true, isSure: true },
  }),
  closesFirst: (): Wording => ({
    code: 'closes-first',
    message: 'Diese Öffnungszeit endet nicht später, als sie beginnt.',
    hint: 'Tauschen Sie die Zeiten bei `opens` (Beginn) und `closes` (Ende), oder berichtigen Sie eine davon.',
  }),
  closesNextDay: (opens: string, closes: string): Wording => ({
    code: 'closes-first',
    message:
      'Diese Öffnungszeit endet erst am nächsten Tag; eine Zeit gilt aber nur bis Mitternacht.',
    hint: `Schreiben Sie hier { opens: "${opens}", closes: "23:59" }${closes > '00:00' ? ` und beim Tag danach { opens: "00:00", closes: "${closes}" }` : ''}`,
  }),
  closesEither: (opens: string, closes: string): Wording => ({
    code: 'closes-first',
    message:
      'Diese Zeit endet erst am nächsten Tag, oder Beginn und Ende sind vertauscht; eine Zeit gilt nur bis Mitternacht.',
    hint: `Geht sie über Nacht, schreiben Sie hier { opens: "${opens}", closes: "23:59" } und beim Tag danach { opens: "00:00", closes: "${closes}" }. Sonst schreiben Sie { opens: "${closes}", closes: "${opens}" }`,
  }),
  periodOrder: (): Wording => ({
    code: 'period-order',
    message: 'Die Zeiträume stehen nicht in der Reihenfolge, in der sie gelten.',
    hint: 'Ordnen Sie sie vom frühesten zum spätesten; dieser gehört weiter nach oben.',
  }),
  periodLacks: (
    key: 'from' | 'until',
    suggestion: string | undefined,
    inside?: string,
  ): Wording => ({
    code: 'period-open',
    message:
      key === 'from'
        ? 'Diesem Zeitraum fehlt der erste Tag, `from`; nur der erste der Liste kommt ohne ihn aus.'
        : 'Diesem Zeitraum fehlt der letzte Tag, `until`; nur der letzte der Liste kommt ohne ihn aus.',
    hint:
      inside === undefined
        ? `Ergänzen Sie eine Zeile ${key}: ${suggestion ?? '…'}`
        : `Ergänzen Sie ihn zwischen den Klammern: ${withPart(inside, `${key}: ${suggestion ?? '…'}`)}`,
  }),
  periodStarts: (from: string, before: string): Wording => ({
    code: 'period-open',
    message: `Der erste Zeitraum beginnt am ${day(from)}; für die Tage davor hätte die Website nichts zu zeigen.`,
    hint: `Löschen Sie die Zeile from, oder setzen Sie davor einen Zeitraum mit until: ${before}`,
  }),
  periodEnds: (until: string, after: string): Wording => ({
    code: 'period-open',
    message: `Der letzte Zeitraum endet am ${day(until)}; für die Tage danach hätte die Website nichts zu zeigen.`,
    hint: `Löschen Sie die Zeile until, oder setzen Sie dahinter einen Zeitraum mit from: ${after}`,
  }),
  periodOverlap: ({ until, from, after, before }: Seam): Wording => ({
    code: 'period-overlap',
    message: `Dieser Zeitraum beginnt am ${day(from)}, der davor endet erst am ${day(until)}; ${from === until ? 'an diesem Tag' : 'an den Tagen dazwischen'} gälten beide.`,
    hint: `Schreiben Sie hier from: ${after}, oder darüber until: ${before}`,
  }),
  periodGap: ({ after, before }: Seam): Wording => ({
    code: 'period-gap',
    message:
      after === before
        ? `Für den ${day(after)} fehlt ein Zeitraum; die Website hätte nichts zu zeigen.`
        : `Vom ${day(after)} bis zum ${day(before)} fehlt ein Zeitraum; die Website hätte nichts zu zeigen.`,
    hint: `Schreiben Sie hier from: ${after}, oder darüber until: ${before} – oder setzen Sie einen eigenen Zeitraum dazwischen.`,
  }),
}
