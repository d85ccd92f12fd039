/** What an editor program says about a value, beside the field's own description. */
export const words = {
  page: { title: 'Seite', purpose: 'Eine Seite der Website mit ihren Blöcken.' },
  site: { title: 'Firma und Rahmen', purpose: 'Was auf jeder Seite gleich ist.' },
  ui: { title: 'Wörter der Bedienung', purpose: 'Knöpfe, Hinweise und Meldungen.' },
  redirects: { title: 'Weiterleitungen', purpose: 'Alte Adressen und wohin sie führen.' },
  text: 'Hier steht ein Text. Besteht er nur aus Ziffern, setzen Sie ihn in Anführungszeichen: "5000"',
  message: (variables: readonly string[]) =>
    `Hier steht ein Text${variables.length > 0 ? `; er darf ${variables.map((name) => `{${name}}`).join(', ')} enthalten` : ''}.`,
  markdown: 'Hier steht ein Text in Markdown.',
  link: 'Ein Link beginnt mit / (eigene Seite), https://, mailto: oder tel:. Zu einer PDF-Datei im Ordner media führt ihr Name.',
  media: 'Dieses Bild gibt es im Ordner media nicht.',
  film: 'Diese Datei gibt es im Ordner media nicht. Möglich ist auch eine Adresse mit https://',
  entry: (home: string) => `Diesen Kurznamen gibt es in ${home} nicht.`,
  withDefault: (description: string | undefined, value: string) =>
    [...(description ? [description] : []), `Vorgabe: ${value}`].join('. '),
  list: 'Hier steht eine Liste: je Zeile ein Strich, ein Leerzeichen und ein Eintrag.',
  choice: (values: readonly unknown[]) => `Möglich sind: ${values.map(String).join(', ')}`,
  form: (description: string | undefined) =>
    `So ist das nicht zu lesen${description ? `. Hierher gehört: ${description}` : ''}`,
}
