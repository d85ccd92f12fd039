import type { BusinessKind } from '../../../src/content/site/business-kinds.ts'
import { slugify } from '../../../src/content/text/slugify.ts'

/** A trade that a site can be started for, named as its folder in `starters/`. */
export interface Trade {
  /** What people call it. */
  name: string
  /** What the starter is like, in one line. */
  summary: string
  /** The title that its masters bear (Handwerksordnung, Anlage A). */
  masterTitle: string
  /** What search engines call it; left out where the trade does not say. */
  kinds?: BusinessKind[]
  /** What else people call the trade, or who is in it. */
  aliases: string[]
}

export const trades = {
  'building-services': {
    name: 'Sanitär, Heizung, Klima',
    summary: 'kühle Farben, Heizung und Bad, Hilfe bei Störungen',
    masterTitle: 'Installateur- und Heizungsbauermeister',
    kinds: ['HVACBusiness', 'Plumber'],
    aliases: [
      'SHK',
      'Sanitär',
      'Heizung',
      'Heizungsbau',
      'Heizungsbauer',
      'Klima',
      'Installateur',
      'Klempner',
      'Haustechnik',
      'Gebäudetechnik',
    ],
  },
  joinery: {
    name: 'Tischlerei',
    summary: 'Holztöne, Möbel, Türen und Treppen, die Arbeiten zuerst',
    masterTitle: 'Tischlermeister',
    kinds: ['HomeAndConstructionBusiness'],
    aliases: ['Tischler', 'Schreiner', 'Schreinerei'],
  },
  electrical: {
    name: 'Elektro',
    summary: 'Nachtblau und Gelb, Installation, Sonnenstrom und Prüfung',
    masterTitle: 'Elektrotechnikermeister',
    kinds: ['Electrician'],
    aliases: [
      'Elektriker',
      'Elektroniker',
      'Elektrotechnik',
      'Elektrotechniker',
      'Elektroinstallateur',
      'Elektroinstallation',
      'Elektrobetrieb',
    ],
  },
  painter: {
    name: 'Malerbetrieb',
    summary: 'Grün und Orange auf Weiß, innen und außen',
    masterTitle: 'Maler- und Lackierermeister',
    kinds: ['HousePainter'],
    aliases: ['Maler', 'Malermeister', 'Lackierer', 'Maler und Lackierer', 'Anstreicher'],
  },
  general: {
    name: 'Anderes Handwerk',
    summary: 'für alle übrigen, vom Dach bis zum Garten, Ziegelrot auf Schiefergrau',
    masterTitle: '[Ihr Handwerk]meister',
    aliases: [
      'Anderes',
      'Anderes Gewerk',
      'Sonstiges',
      'Sonstiges Handwerk',
      'Allgemein',
      'Handwerk',
      'Handwerker',
      'Handwerksbetrieb',
      'Keins davon',
    ],
  },
} satisfies Record<string, Trade>

export type TradeName = keyof typeof trades

/** Trades with a starter of their own, by the names of its folder. */
export const tradeNames = Object.keys(trades) as TradeName[]

/** Whose starter every trade begins with that has none of its own. */
export const OTHER_TRADE = 'general' satisfies TradeName

/** What people call a trade, in any of their words. */
export const tradeWords = (trade: TradeName): string[] => {
  const { name, masterTitle, aliases } = trades[trade]
  return [name, masterTitle, ...aliases]
}

/** The trade that somebody names: by one of its words, or by one that begins so, as `Malerfachbetrieb` does. */
export const tradeNamed = (text: string): TradeName | undefined => {
  const name = slugify(text)
  const slugs = (trade: TradeName) => [trade, ...tradeWords(trade)].map(slugify)
  return (
    tradeNames.find((trade) => slugs(trade).includes(name)) ??
    tradeNames.find((trade) => slugs(trade).some((slug) => name.startsWith(slug)))
  )
}
