/** `<br>`, `<br />` */
const LINE_BREAK = /^<br\b/i

/** A tag of one of these names at the beginning, whether it opens or closes. */
const tagOf = (names: string): RegExp =>
  new RegExp(`^</?(?:${names.split(/\s+/).join('|')})\\b`, 'i')

/** Tags that show or run something from elsewhere; their words alone would be nonsense on the website. */
const EMBEDDED = tagOf(
  `iframe script noscript style link meta video audio source embed object form input button
  select textarea`,
)

/** A player in a frame, and the page on which the same film is to be seen. */
const PLAYER =
  /\ssrc=["']?(?:https?:)?\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com\/embed\/(?<youtube>[\w-]+)|player\.vimeo\.com\/video\/(?<vimeo>\d+))/i

const FORMATTING = tagOf(
  `p div span h[1-6] b strong i em u s del small big font center ul ol li dl dt dd table thead
  tbody tr td th blockquote section article figure figcaption img hr sup sub a abbr address cite
  code pre`,
)

/** How the effect of a tag is written in Markdown. */
const INSTEAD: [RegExp, string][] = [
  [tagOf('h[1-6]'), 'Vor eine Zwischenüberschrift gehören zwei Rauten und ein Leerzeichen: ## …'],
  [tagOf('ul ol li'), 'Jeder Eintrag einer Liste beginnt in einer eigenen Zeile mit „- “.'],
  [
    tagOf('table thead tbody tr td th'),
    'Jede Zeile einer Tabelle hat Striche: | … | … |, und unter der ersten steht | --- | --- |.',
  ],
  [tagOf('a'), 'Einen Link schreiben Sie so: [Wörter](Adresse).'],
  [
    tagOf('img figure figcaption'),
    'Bilder stehen nicht im Text, sondern in einem Block oder in der Angabe `image`.',
  ],
]

const BOLD = '**Fett** und *kursiv* gehen mit Sternen.'

/** Where a film can be seen that a frame shows. */
const filmAddress = (html: string): string | undefined => {
  const { youtube, vimeo } = PLAYER.exec(html)?.groups ?? {}
  if (youtube) return `https://www.youtube.com/watch?v=${youtube}`
  return vimeo && `https://vimeo.com/${vimeo}`
}

/** What to do with HTML that was copied from another system; undefined for what is not a tag that people know. */
const hintOn = (html: string): string | undefined => {
  const film = filmAddress(html)
  if (film)
    return `Löschen Sie es: Videos anderer Anbieter zeigt die Website nicht. In einem Text in Markdown kann ein Link zum Video führen: [Video ansehen](${film})`
  if (EMBEDDED.test(html))
    return 'Löschen Sie es mit allem, was dazugehört: Programme, Karten, Formulare und Banner anderer Anbieter zeigt die Website nicht. Brauchen Besucher etwas davon, setzen Sie in einen Text in Markdown einen Link dorthin.'
  if (FORMATTING.test(html))
    return 'Löschen Sie die spitzen Klammern mit allem, was darin steht; die Wörter dazwischen bleiben.'
  return undefined
}

/** What to do with HTML in a text that takes nothing but words. */
export const hintOnPlainHtml = (html: string): string =>
  hintOn(html) ?? 'Schreiben Sie den Text ohne spitze Klammern.'

/** What to do with HTML in a text that takes Markdown. */
export const hintOnHtml = (html: string): string => {
  if (LINE_BREAK.test(html))
    return 'Löschen Sie es. Für einen neuen Absatz lassen Sie eine Zeile leer; in einer Liste oder Tabelle setzen Sie ein Komma.'
  const hint = hintOnPlainHtml(html)
  if (EMBEDDED.test(html)) return hint
  const [, instead = BOLD] = INSTEAD.find(([tag]) => tag.test(html)) ?? []
  return `${hint} ${instead}`
}
