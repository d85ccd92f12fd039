import { day } from '../problem/phrases.ts'
import type { Wording } from '../problem/problem.ts'
import { count } from '../text/count.ts'

/** Words by which a text is known to speak of a grant. */
export const GRANT = /förder|zuschuss|kfw|bafa|bonus|boni/i

/** Words by which a text is known to speak of one part of a grant's rules. */
export const PARTS_OF_GRANT: Record<string, RegExp> = {
  base: /grundförder|grundsatz|fördersatz/i,
  heatPumpBase: /wärmepumpe/i,
  originBonus: /europ|herkunft|(?<!\p{L})EU(?!\p{L})/iu,
  speedBonus: /geschwindigkeit|tausch|alte[rn]? heizung|schnell|früh/i,
  incomeBonus: /einkommen/i,
  caps: /höchst|maximal|bis zu/i,
  costs: /kosten|anrechen|angerechnet|förderfähig/i,
}

const META: Record<string, string> = {
  title: 'Titel im Browser-Reiter',
  description: 'Beschreibung für Suchmaschinen',
}

const SHELL: Record<string, string> = { header: 'Kopf der Seite', footer: 'Fuß der Seite' }

const weekday = (date: string) =>
  new Intl.DateTimeFormat('de-DE', { weekday: 'long', timeZone: 'UTC' }).format(new Date(date))

/** What is said of the days to come. */
export const words = {
  block: (id: string) => `Block ${id}`,
  meta: (key: string) => META[key] ?? 'Angaben für Suchmaschinen',
  everyPage: (key: string) => SHELL[key] ?? 'auf jeder Seite',
  wholePage: 'die ganze Seite',

  nothing: (until: string) => `Bis zum ${day(until)} ändert sich nichts von selbst.`,
  summary: (days: number, until: string) =>
    `Bis zum ${day(until)} ändert sich von selbst etwas an ${count(days, 'Tag', 'Tagen')}.`,
  date: (date: string, inDays: number) =>
    `${weekday(date)}, ${day(date)} (in ${count(inDays, 'Tag', 'Tagen')})`,
  reads: 'Auf der Website steht dann etwas anderes:',
  overdue: 'Zu erledigen:',
  wrong: 'Stimmt dann nicht mehr:',
  pages: (pages: readonly (string | undefined)[]) =>
    pages.includes(undefined) ? 'alle Seiten' : pages.join(', '),
  before: 'bisher',
  after: 'dann',
  isNew: 'neu',
  isGone: 'entfällt',

  calendarName: (company: string) => `Website ${company}`,
  event: {
    wrong: 'Website berichtigen',
    overdue: 'Website prüfen',
    reads: 'Website ändert sich',
  },

  usage: {
    noDay: (text: string) => `--until braucht einen Tag wie 2028-12-31, nicht „${text}“.`,
    past: (until: string, today: string) =>
      `--until nennt den ${day(until)}; vorausschauen lässt sich nur auf Tage nach dem ${day(today)}.`,
    far: (until: string, last: string) =>
      `--until nennt den ${day(until)}; vorausschauen lässt sich nur bis zum ${day(last)}.`,
    noFormat: (format: string) =>
      `Mit --until gibt es die Ausgaben text, json und ics, nicht ${format}.`,
  },

  outdatedFigure: (
    said: string,
    { from, inWords, place }: { from: string; inWords: string; place: string },
  ): Wording => ({
    code: 'figure-outdated',
    message: `Hier steht ${said}; ab dem ${day(from)} sind es ${inWords} (${place}).`,
    hint: 'Schreiben Sie dazu, bis wann das gilt, oder nehmen Sie die Zahl aus dem Satz.',
  }),
}
