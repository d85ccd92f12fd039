import { day, insteadOf, list, listSome, meant, shorten } from '../../problem/phrases.ts'
import type { Wording } from '../../problem/problem.ts'

const noPlace = (fragment: string): string =>
  `das #${fragment} im Link, oder ergänzen Sie auf jener Seite in dem Block, zu dem er springen soll, die Zeile id: ${fragment}`

/** What is said about links. */
export const linkWording = {
  deadLink: (target: string, suggestion: string | undefined, isRedirect = false): Wording => ({
    code: 'dead-link',
    message: `Der Link führt ins Leere: Eine Seite ${shorten(target)} gibt es nicht.`,
    hint:
      meant(suggestion) ??
      (/\.(?!html?$|php$|xml$|json$)\w{2,4}$/i.test(target)
        ? 'Soll der Link zu einer PDF-Datei im Ordner media führen, schreiben Sie statt der Adresse nur ihren Namen, zum Beispiel: preisliste.pdf'
        : 'Schreiben Sie eine Adresse, die es gibt; sie steht im Ordner pages in der Datei der Seite hinter route. Gibt es die Seite nicht mehr, ' +
          (isRedirect
            ? 'löschen Sie die ganze Weiterleitung, from und to.'
            : 'löschen Sie den Link und, wo er eine hat, seine Beschriftung (label).')),
    ...insteadOf(suggestion),
  }),
  linkIntoList: (route: string, first: string): Wording => ({
    code: 'link-into-list',
    message: `Was unter ${route} steht, ändert sich mit jedem neuen Eintrag der Liste; es kann auch wieder leer sein.`,
    hint: `Führen Sie den Link an den Anfang der Liste, ${first}, oder gleich zum Eintrag.`,
  }),
  deadFragment: (
    fragment: string,
    route: string,
    suggestion: string | undefined,
    known: readonly string[],
  ): Wording => ({
    code: 'dead-fragment',
    message: `Der Link soll zu #${fragment} auf der Seite ${route} springen; eine solche Stelle gibt es dort nicht.`,
    hint:
      meant(suggestion) ??
      (known.length > 0
        ? `Dort gibt es: ${listSome(known.map((each) => `#${each}`))}. Ist davon keine gemeint, löschen Sie ${noPlace(fragment)}`
        : `Löschen Sie ${noPlace(fragment)}`),
    ...insteadOf(suggestion),
  }),
  unknownInquiry: (
    value: string,
    suggestion: string | undefined,
    known: readonly string[],
  ): Wording => ({
    code: 'unknown-topic',
    message: `Ein Thema \`${shorten(value)}\` kennt das Kontaktformular nicht.`,
    hint:
      meant(suggestion) ??
      (known.length > 0
        ? `Möglich sind: ${list(known)}.`
        : 'Es hat noch keine Themen: Löschen Sie im Link alles ab dem Fragezeichen, oder legen Sie das Thema in topics.yaml an.'),
    ...insteadOf(suggestion),
    ...(known.length === 0 && {
      wants: { home: 'topics.yaml', goes: 'im Link alles ab dem Fragezeichen' },
    }),
  }),
  unknownChoice: (
    { name, value, route }: { name: string; value: string; route: string },
    suggestion: string | undefined,
    known: readonly string[],
  ): Wording => ({
    code: 'unknown-choice',
    message: `Hinter \`${name}=\` kennt die Seite ${route} kein \`${shorten(value)}\`.`,
    hint:
      meant(suggestion) ??
      (known.length > 0
        ? `Möglich sind: ${list(known)}.`
        : `Dort gibt es nichts zu wählen: Löschen Sie im Link \`${name}=${shorten(value)}\`.`),
    ...insteadOf(suggestion),
  }),
  unknownParameter: (name: string, corrected: string): Wording => ({
    code: 'unknown-topic',
    message: `Mit \`${shorten(name)}\` in der Adresse kann die Seite nichts anfangen.`,
    hint: `Schreiben Sie: ${corrected}`,
    ...insteadOf(corrected),
  }),
  notALink: (target: string, corrected?: string): Wording => ({
    code: 'not-a-link',
    message: `\`${shorten(target)}\` ist kein Link, den die Website öffnen darf.`,
    hint: corrected
      ? `Schreiben Sie: ${corrected}`
      : 'Ein Link beginnt mit / (eigene Seite), https://, mailto: oder tel:. Zu einer PDF-Datei im Ordner media führt ihr Name.',
    ...insteadOf(corrected),
  }),
  severalLinks: (target: string, links: readonly string[]): Wording => ({
    code: 'not-a-link',
    message: `\`${shorten(target)}\` ist als ein Link nicht möglich.`,
    hint: `Möglich ist hier nur einer: ${links.map((each) => `\`${each}\``).join(' oder ')}.`,
  }),
  adminLink: (plain: string): Wording => ({
    code: 'admin-link',
    message:
      'Das `admin` in diesem Link schaltet bei allen, die ihm folgen, den Bearbeitungsmodus ein oder aus.',
    hint: `Schreiben Sie: ${plain}`,
    ...insteadOf(plain),
  }),
  emptyLink: {
    code: 'not-a-link',
    message: 'Dieser Link führt nirgendwohin: Sein Ziel ist leer.',
    hint: 'Ergänzen Sie das Ziel. Gibt es keines, löschen Sie den Link; im Text bleiben seine Wörter ohne Klammern stehen.',
  } satisfies Wording,
  partOfPhone: (target: string): Wording => ({
    code: 'not-a-link',
    message: `\`${shorten(target)}\` ist keine ganze Telefonnummer.`,
    hint: 'Ergänzen Sie die Nummer, mit Ländervorwahl und ohne die 0 der Vorwahl, zum Beispiel tel:+492581123456 für 02581 123456.',
  }),
  insecureLink: (corrected: string): Wording => ({
    code: 'insecure-link',
    message: 'Der Link führt über eine ungesicherte Verbindung; viele Browser warnen davor.',
    hint: `Schreiben Sie https statt http, und probieren Sie aus, ob die Seite so aufgeht: ${corrected}`,
  }),
  linkTooEarly: (route: string, date: string): Wording => ({
    code: 'link-too-early',
    message: `Die Seite ${route} erscheint erst am ${day(date)}; bis dahin führt der Link ins Leere.`,
    hint: 'Setzen Sie den Link erst dann, oder lassen Sie die Seite früher erscheinen.',
  }),
  linkTooLate: (route: string, date: string): Wording => ({
    code: 'link-too-late',
    message: `Die Seite ${route} ist nur bis zum ${day(date)} zu sehen; danach führt der Link ins Leere.`,
    hint: `Nehmen Sie den Link danach heraus, oder leiten Sie ${route} in redirects.yaml auf eine andere Seite weiter.`,
  }),
  linkToGone: (route: string, date: string): Wording => ({
    code: 'link-too-late',
    message: `Die Seite ${route} war nur bis zum ${day(date)} zu sehen; jetzt führt der Link ins Leere.`,
    hint: `Nehmen Sie den Link heraus, oder leiten Sie ${route} in redirects.yaml auf eine andere Seite weiter.`,
  }),
}
