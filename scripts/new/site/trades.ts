/** A trade that a site can be started for, named as its folder in `starters/`. */
export interface Trade {
  /** What people call it. */
  name: string
  /** What the starter is like, in one line. */
  summary: string
  /** The title that its masters bear (Handwerksordnung, Anlage A). */
  masterTitle: string
}

export const trades = {
  'building-services': {
    name: 'Sanitär, Heizung, Klima',
    summary: 'kühle Farben, Heizung und Bad, Hilfe bei Störungen',
    masterTitle: 'Installateur- und Heizungsbauermeister',
  },
  joinery: {
    name: 'Tischlerei',
    summary: 'Holztöne, Möbel, Türen und Treppen, die Arbeiten zuerst',
    masterTitle: 'Tischlermeister',
  },
  electrical: {
    name: 'Elektro',
    summary: 'Nachtblau und Gelb, Installation, Sonnenstrom und Prüfung',
    masterTitle: 'Elektrotechnikermeister',
  },
  painter: {
    name: 'Malerbetrieb',
    summary: 'Grün und Orange auf Weiß, innen und außen',
    masterTitle: 'Maler- und Lackierermeister',
  },
} satisfies Record<string, Trade>

export type TradeName = keyof typeof trades

export const tradeNames = Object.keys(trades) as TradeName[]
