/** A fault in a chart as an editor reads it. */
export interface ChartFault {
  code: `chart-${string}`
  message: string
  hint: string
}

export const words = {
  lengths: (labels: number, values: number): ChartFault => ({
    code: 'chart-lengths',
    message: `Zu den ${labels} Beschriftungen bei \`labels\` gehören ${labels} Zahlen; hier ${values === 1 ? 'steht eine' : `stehen ${values}`}.`,
    hint:
      values > labels
        ? 'Löschen Sie, was zu viel ist, oder ergänzen Sie die Beschriftung. Kommastellen stehen in der Datei mit Punkt, denn ein Komma macht zwei Zahlen daraus: 24.6'
        : 'Ergänzen Sie die Zahl, oder löschen Sie die Beschriftung. Eine Beschriftung mit Komma steht in Anführungszeichen: ["Möbel, innen", Türen]',
  }),
  sum: (sum: string, rest: string | undefined): ChartFault => ({
    code: 'chart-sum',
    message: `Die Anteile ergeben zusammen ${sum} statt 100 %.`,
    hint: rest
      ? `Berichtigen Sie die Zahlen, oder ergänzen Sie den Rest von ${rest} als eigenen Anteil.`
      : 'Berichtigen Sie die Zahlen. Sind es keine Prozente, schreiben Sie bei unit, was gezählt wird; die Anteile rechnet die Website dann aus.',
  }),
  negative: (value: string): ChartFault => ({
    code: 'chart-negative',
    message: `${value} ist weniger als nichts; so etwas lässt sich als Balken oder Anteil nicht zeichnen.`,
    hint: 'Schreiben Sie die Zahl ohne Minus, oder zeigen Sie den Verlauf mit look: lines',
  }),
  nothing: (): ChartFault => ({
    code: 'chart-nothing',
    message: 'Alle Zahlen sind 0; da gibt es nichts zu zeichnen.',
    hint: 'Tragen Sie die Zahlen ein, oder löschen Sie den Block.',
  }),
  tooMany: (look: string, most: number): ChartFault => ({
    code: 'chart-too-many',
    message: `Mit look: ${look} lassen sich höchstens ${most} ${most === 1 ? 'Reihe' : 'Werte'} auseinanderhalten.`,
    hint:
      most === 1
        ? 'Löschen Sie die übrigen Reihen, oder zeigen Sie sie mit look: bars'
        : 'Fassen Sie kleine Werte zusammen, oder zeigen Sie einen Verlauf mit look: lines',
  }),
  nameless: (): ChartFault => ({
    code: 'chart-nameless',
    message: 'Bei mehreren Reihen braucht jede einen Namen, sonst weiß niemand, welche welche ist.',
    hint: 'Ergänzen Sie eine Zeile name: …',
  }),
}
