import type { Wording } from '../../problem/problem.ts'
import type { Content } from '../../validate/validate.ts'
import type { LegalPage } from './legal-pages.ts'
import { lawWording } from './messages.ts'
import { allTexts } from './texts.ts'

const NUMBER_5 = '§ 5 Abs. 1 Nr. 5'

/** Trades that only a master may run: their chamber and rules belong into the imprint. */
const MASTER =
  /(?<!\p{L})Meister(?:in|s|betrieb\p{L}*|brief\p{L}*|pflicht\p{L}*|titel\p{L}*)?(?!\p{L})|meister(?:in|betrieb)?(?!\p{L})|(?<!\p{L})Handwerk(?!skammer)(?:s\p{L}*|er\p{L}*)?(?!\p{L})|Innung/u

const speaksOfMasters = (content: Content): boolean =>
  allTexts(content).some(({ kind, written }) => kind === 'text' && MASTER.test(written))

/** Words without which the imprint lacks something; `when` says for whom it is needed. */
const notices: {
  has: RegExp
  what: string
  law: string
  repair: string
  when?: (content: Content) => boolean
}[] = [
  {
    has: /Handwerkskammer|(?<!\p{L})HWK(?!\p{L})|(?<!\p{L})Kammer(?!\p{L})|\{company\.chamber\}/u,
    what: 'die Kammer, der der Betrieb angehört',
    law: `${NUMBER_5} Buchst. a DDG`,
    repair:
      'Ergänzen Sie chamber unter company in site.yaml und im Impressum eine Zeile mit {company.chamber}',
    when: speaksOfMasters,
  },
  {
    has: /Berufsbezeichnung|verliehen\s+in|\{company\.tradeTitleState\}/i,
    what: 'die gesetzliche Berufsbezeichnung mit dem Staat, der sie verliehen hat',
    law: `${NUMBER_5} Buchst. b DDG`,
    repair: 'Schreiben Sie zum Beispiel: Tischlermeisterin (verliehen in Deutschland)',
    when: speaksOfMasters,
  },
  {
    has: /Handwerksordnung|berufsrechtlich|Berufsrecht/i,
    what: 'der Hinweis auf das Berufsrecht',
    law: `${NUMBER_5} Buchst. c DDG`,
    repair:
      'Nennen Sie die Handwerksordnung mit einem Link auf https://www.gesetze-im-internet.de/hwo/',
    when: speaksOfMasters,
  },
  {
    has: /§\s*36\s+(?:Abs\.\s*\d\s+)?VSBG|Verbraucherschlichtungsstelle|Verbraucherstreitbeilegungsgesetz/i,
    what: 'die Angabe, ob der Betrieb an der Schlichtung für Verbraucher teilnimmt',
    law: '§ 36 Abs. 1 Nr. 1 VSBG, Pflicht ab elf Beschäftigten',
    repair:
      'Schreiben Sie, ob Sie zu Verfahren vor einer Verbraucherschlichtungsstelle bereit oder verpflichtet sind.',
  },
  {
    has: /§\s*18\s+Abs(?:\.|atz)\s*2\s+MStV|(?:redaktionell|inhaltlich|journalistisch)\s+verantwortlich|verantwortlich\s+(?:für\s+(?:den\s+)?Inhalt|im\s+Sinne|i\.\s?S\.)/i,
    what: 'die Angabe, wer für die Neuigkeiten verantwortlich ist',
    law: '§ 18 Abs. 2 MStV',
    repair:
      'Ergänzen Sie eine Zeile „Redaktionell verantwortlich (§ 18 Abs. 2 MStV)“ mit Namen und Anschrift.',
    when: ({ entries }) => entries.some(({ collection }) => collection === 'news'),
  },
]

/** What has to be said in words on the imprint and is not. */
export const judgeNotices = ({ written }: LegalPage, content: Content): Wording[] =>
  notices
    .filter(({ has, when }) => !has.test(written) && (when?.(content) ?? true))
    .map(({ what, law, repair }) => lawWording.imprintLacks(what, law, repair))
