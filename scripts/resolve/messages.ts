import { alsoBelow, day, decimal, insteadOf, list, meant, shorten } from '../problem/phrases.ts'
import type { Wording } from '../problem/problem.ts'
import { quoted } from '../yaml/quote.ts'
import { hintOnHtml, hintOnPlainHtml } from './html-hints.ts'

/** What is to be deleted where the name of a missing entry is. */
export interface WayOut {
  goes: 'den Namen' | 'die Zeile' | 'den ganzen Block' | 'den ganzen Eintrag'
  /** Whether that is more than the name, because a name must be there. */
  isNeeded: boolean
}

/** Kinds of files, as they are told. */
const KINDS = { picture: 'ein Bild', film: 'ein Film', document: 'eine PDF-Datei' }

const FORMATS = { picture: 'JPEG, PNG, WebP, AVIF oder SVG', film: 'MP4 oder WebM' }

const TAKEN = {
  picture: `Nennen Sie die Datei eines Bildes: ${FORMATS.picture}.`,
  film: `Nennen Sie die Datei eines Films: ${FORMATS.film}.`,
}

/** What is written for the name of a sign in HTML, `&nbsp;` or `&shy;`. */
const insteadOfHtml = (sign: string): string => {
  if (sign === '') return 'Löschen Sie es.'
  return `Schreiben Sie stattdessen ${sign === ' ' ? 'ein Leerzeichen.' : `das Zeichen selbst: ${sign}`}`
}

/** What is said about what refers to something else: entries, links, facts, media. */
export const resolveWording = {
  // YAML

  cutText: (whole: string): Wording => ({
    code: 'cut-text',
    message:
      'Ab dem # liest YAML nicht weiter: Der Rest der Zeile gilt als Notiz und fehlt auf der Website.',
    hint: `Gehört er zum Text, schreiben Sie: ${quoted(whole)} – ist er eine Notiz, setzen Sie zwei Leerzeichen vor das #.`,
  }),

  cutName: (plain: string, isThere: boolean): Wording => ({
    code: 'cut-text',
    message: 'Ab dem # liest YAML nicht weiter: Der Rest des Dateinamens gilt als Notiz.',
    hint: isThere
      ? `Schreiben Sie: ${plain}`
      : `Legen Sie die Datei unter dem Namen ${plain} in den Ordner media, und nennen Sie sie hier ebenso.`,
    ...(isThere && insteadOf(plain)),
  }),

  // Between files

  unknownEntry: (
    id: string,
    file: string,
    suggestion: string | undefined,
    known: readonly string[],
    more: number,
    { goes, isNeeded }: WayOut,
  ): Wording => ({
    code: 'unknown-entry',
    message: `In ${file} gibt es keinen Eintrag mit der id \`${shorten(id)}\`.`,
    hint:
      meant(suggestion) ??
      (known.length > 0
        ? `Vorhanden sind: ${list(known)}${more > 0 ? ` … und ${more} weitere in ${file}` : ''}. Haben Sie den Eintrag gelöscht, ${isNeeded ? `nennen Sie hier einen anderen, oder löschen Sie ${goes}` : `löschen Sie auch hier ${goes}`}.`
        : `Legen Sie ihn in ${file} an. Gibt es keinen, löschen Sie hier ${goes}.`),
    ...insteadOf(suggestion),
    ...(known.length === 0 && { wants: { home: file, goes } }),
  }),
  noEntries: (home: string, isThere: boolean, places: ReadonlyMap<string, string>): Wording => ({
    code: 'unknown-entry',
    message: `${isThere ? `In ${home} steht kein Eintrag` : `Es fehlt ${home}`}; an mehreren Stellen wird aber etwas daraus genannt.`,
    hint: `${isThere ? 'Tragen Sie dort wieder ein, was genannt wird' : `Stellen Sie ${home} wieder her`}. Soll es nichts daraus mehr geben, löschen Sie ${[...places].map(([goes, at]) => `${goes}: ${at}`).join('. Löschen Sie ')}.`,
  }),
  noCurrentEntry: (collection: string): Wording => ({
    code: 'no-current-entry',
    message:
      'Dieser Block zeigt den Eintrag, um den es auf der Seite geht; diese Seite gehört aber zu keinem.',
    hint: `Löschen Sie den Block auf dieser Seite. Er gehört in die Datei, in der each: ${collection} steht.`,
  }),
  noEntryPages: (collection: string): Wording => ({
    code: 'no-entry-pages',
    message:
      'Dieser Block führt von jedem Eintrag zu dessen eigener Seite, aber solche Seiten gibt es nicht.',
    hint: `Löschen Sie den Block. Oder legen Sie im Ordner pages eine Datei an, aus der die Seiten werden: mit einer Adresse, die auf /:id endet, und der Zeile each: ${collection}`,
  }),
  nothingFits: (home: string, key: string): Wording => ({
    code: 'nothing-fits',
    message: `Dazu passt kein Eintrag in ${home}; der Block zeigt nichts.`,
    hint: `Nennen Sie dort bei einem passenden Eintrag einen dieser Kurznamen hinter ${key}. Oder löschen Sie den Block.`,
  }),
  idOfEntry: (id: string): Wording => ({
    code: 'duplicate-id',
    message: `Die Sprungmarke \`${id}\` gehört auf dieser Seite schon einem Eintrag mit dieser id.`,
    hint: `Geben Sie dem Block eine andere: id: ${id}-liste`,
  }),
  idOfFrame: (id: string): Wording => ({
    code: 'duplicate-id',
    message: `Die Sprungmarke \`${id}\` gehört auf jeder Seite schon dem, was um die Blöcke herum steht.`,
    hint: `Geben Sie dem Block eine andere: id: ${id}-2`,
  }),
  deadLink: (target: string, suggestion: string | undefined, isRedirect = false): Wording => ({
    code: 'dead-link',
    message: `Der Link führt ins Leere: Eine Seite ${shorten(target)} gibt es nicht.`,
    hint:
      meant(suggestion) ??
      (/\.(?!html?$|php$)\w{2,4}$/i.test(target)
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
  secondList: (place: string, shown: number): Wording => ({
    code: 'second-list',
    message: `Auf dieser Seite hat schon die Liste aus ${place} mehrere Seiten. Von dieser Liste sind deshalb nur die ersten ${shown} Einträge zu sehen.`,
    hint: 'Geben Sie dieser Liste eine eigene Seite, oder schreiben Sie in den Block, wie viele Einträge Sie zeigen möchten, zum Beispiel „limit: 5“.',
  }),
  deadFragment: (fragment: string, route: string, suggestion: string | undefined): Wording => ({
    code: 'dead-fragment',
    message: `Der Link soll zu #${fragment} auf der Seite ${route} springen; eine solche Stelle gibt es dort nicht.`,
    hint:
      meant(suggestion) ??
      `Löschen Sie das #${fragment} im Link, oder ergänzen Sie auf jener Seite in dem Block, zu dem er springen soll, die Zeile id: ${fragment}`,
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
  unknownFact: (name: string, suggestion: string | undefined): Wording => ({
    code: 'unknown-fact',
    message: `Die Angabe {${name}} gibt es nicht.`,
    hint:
      meant(suggestion && `{${suggestion}}`) ??
      'Möglich sind {stats.…} mit einer id aus stats.yaml, {subsidies.…} mit einer aus subsidies.yaml und {company.…} mit einer Angabe aus site.yaml.',
    ...insteadOf(suggestion && `{${suggestion}}`),
  }),
  notInEntry: (name: string): Wording => ({
    code: 'unknown-fact',
    message: `Die Angabe {${name}} gibt es nicht bei jedem Eintrag.`,
    hint: 'Nennen Sie eine, die jeder hat und die ein Text oder eine Zahl ist. Fehlt sie nur bei einigen, ergänzen Sie sie dort.',
  }),
  unsetFact: (name: string): Wording => ({
    code: 'unset-fact',
    message: `Die Angabe {${name}} steht nicht in site.yaml.`,
    hint: `Ergänzen Sie ${name.split('.').at(-1)} unter company, oder löschen Sie die Zeile, die sie hier nennt.`,
  }),
  factCircle: (way: readonly string[], next: string): Wording => ({
    code: 'fact-circle',
    message: `Diese Angaben nennen einander im Kreis, und keine ergibt einen Text: ${way.slice(0, 12).join(' → ')}.`,
    hint: `Schreiben Sie an einer der Stellen den Text selbst, zum Beispiel hier statt ${next}.`,
  }),
  factEndless: (fact: string): Wording => ({
    code: 'fact-too-long',
    message: `Mit allem, was darin genannt ist, wird ${fact} länger als 1.000 Zeichen.`,
    hint: 'Kürzen Sie die Angabe, und nennen Sie darin weniger andere in geschweiften Klammern.',
  }),
  looseBrace: (source: string, meantName: string | undefined): Wording => ({
    code: 'loose-brace',
    message: `\`${shorten(source)}\` wäre auf der Website genau so zu sehen: Ein Name, der ersetzt wird, steht ohne Leerzeichen zwischen einem { und einem }.`,
    hint:
      meantName === undefined
        ? 'Schreiben Sie zum Beispiel {company.phone}, oder löschen Sie die geschweifte Klammer.'
        : `Schreiben Sie: {${meantName}}`,
    ...insteadOf(meantName === undefined ? undefined : `{${meantName}}`),
  }),
  wordsInBraces: (source: string, words: string): Wording => ({
    code: 'loose-brace',
    message: `\`${shorten(source)}\` wäre auf der Website genau so zu sehen: In geschweiften Klammern stehen nur Namen, die ersetzt werden.`,
    hint: `Schreiben Sie: (${words})`,
    ...insteadOf(`(${words})`),
  }),
  unknownVariable: (name: string, allowed: readonly string[]): Wording => ({
    code: 'unknown-variable',
    message: `{${name}} kann an dieser Stelle nicht eingesetzt werden.`,
    hint:
      allowed.length > 0
        ? `Möglich sind: ${allowed.map((each) => `{${each}}`).join(', ')}.`
        : 'Schreiben Sie den Text ohne geschweifte Klammern.',
  }),
  missingMedia: (name: string, suggestion: string | undefined): Wording => ({
    code: 'missing-media',
    message: `Im Ordner media gibt es keine Datei ${shorten(name)}${suggestion?.toLowerCase() === name.toLowerCase() ? '; große und kleine Buchstaben zählen' : ''}.`,
    hint:
      meant(suggestion) ??
      'Legen Sie die Datei in den Ordner media, und nennen Sie hier ihren Namen.',
    ...insteadOf(suggestion),
  }),
  /** A missing file whose name, or whose format, would not do either. */
  unfitMedia: (name: string, plain: string, wanted?: keyof typeof TAKEN): Wording => ({
    code: 'missing-media',
    message: `Im Ordner media gibt es keine Datei ${shorten(name)}.`,
    hint: `${wanted ? `Eine Datei dieser Art zeigt die Website nicht: Speichern Sie sie als ${FORMATS[wanted]}, legen Sie sie` : 'Legen Sie die Datei'} unter dem Namen ${plain} in den Ordner media, und nennen Sie sie hier ebenso.`,
  }),
  unreadablePicture: (name: string): Wording => ({
    code: 'unreadable-media',
    ...(/\.gif$/i.test(name)
      ? {
          message: `Bilder im Format GIF wie ${name} zeigt die Website nicht, auch keine bewegten.`,
          hint: 'Speichern Sie die Datei neu als PNG, WebP oder AVIF; was sich bewegen soll, zeigen Sie als Film: MP4 oder WebM.',
        }
      : {
          message: `Die Datei ${name} lässt sich nicht als Bild lesen.`,
          hint: 'Möglich sind JPEG, PNG, WebP, AVIF und SVG. Speichern Sie die Datei neu in einem davon.',
        }),
  }),
  unreadableFilm: (name: string): Wording => ({
    code: 'unreadable-media',
    message: `Die Datei ${name} lässt sich nicht als Film lesen.`,
    hint: 'Möglich sind MP4 und WebM. Speichern Sie die Datei neu in einem davon.',
  }),
  /** A file in a place for files of another kind. */
  wrongKind: (name: string, kind: keyof typeof KINDS, wanted: keyof typeof TAKEN): Wording => ({
    code: `${kind}-for-${wanted}`,
    message: `Hierher gehört ${KINDS[wanted]}, und ${name} ist ${KINDS[kind]}.`,
    hint: TAKEN[wanted],
  }),
  unreadableDocument: (name: string): Wording => ({
    code: 'unreadable-media',
    message: `Die Datei ${name} lässt sich nicht als PDF lesen; vielleicht ist sie nicht ganz angekommen.`,
    hint: 'Öffnen Sie die Datei auf Ihrem Rechner, speichern oder drucken Sie sie neu als PDF, und laden Sie sie noch einmal in den Ordner media.',
  }),
  notADocument: (name: string): Wording => ({
    code: 'not-a-link',
    message: `Zu ${shorten(name)} kann kein Link führen: Von den Dateien im Ordner media öffnet die Website nur PDF.`,
    hint: 'Speichern Sie, was Besucher öffnen sollen, als PDF im Ordner media, und nennen Sie hier nur den Namen der Datei, zum Beispiel: preisliste.pdf',
  }),
  missingDocument: (name: string, plain: string): Wording => ({
    code: 'missing-media',
    message: `Im Ordner media gibt es keine Datei ${shorten(name)}.`,
    hint: `Legen Sie die PDF-Datei unter dem Namen ${plain} in den Ordner media, und nennen Sie sie hier ebenso.`,
  }),
  unseenDocument: (name: string, suggestion: string | undefined): Wording => ({
    code: 'unseen-document',
    message: `Zu einer Datei ${shorten(name)} führt auf der Website noch kein Link.`,
    hint:
      meant(suggestion) ??
      'Sehen Sie nach, ob sie so im Ordner media heißt; fehlt sie dort, legen Sie sie hinein.',
    ...insteadOf(suggestion),
  }),
  pageForFilm: (): Wording => ({
    code: 'page-for-film',
    message:
      'Diese Adresse sieht nicht nach einer Datei aus. Führt sie auf eine Seite, die einen Film zeigt, ist hier keiner zu sehen.',
    hint: 'Nennen Sie die Adresse der Datei selbst, die auf .mp4 oder .webm endet, oder legen Sie die Datei in den Ordner media.',
  }),
  insecureFilm: (corrected: string): Wording => ({
    code: 'insecure-film',
    message: 'Einen Film über eine ungesicherte Verbindung zeigen Browser nicht.',
    hint: `Schreiben Sie: ${corrected}`,
    ...insteadOf(corrected),
  }),
  movingPicture: (name: string): Wording => ({
    code: 'moving-picture',
    message: `Das Bild ${name} bewegt sich; auf der Website steht es still, so wie es anfängt.`,
    hint: 'Speichern Sie das Einzelbild, das zu sehen sein soll, als eigene Datei, und nennen Sie diese.',
  }),
  smallPicture: (width: number, needed: number): Wording => ({
    code: 'small-picture',
    message: `Das Bild ist nur ${width} Pixel breit und wird hier unscharf.`,
    hint: `Nehmen Sie ein Bild mit mindestens ${needed} Pixeln Breite.`,
  }),
  tooDeep: (): Wording => ({
    code: 'too-deep',
    message: 'Hier stehen zu viele Listen oder Zitate ineinander.',
    hint: 'Löschen Sie am Anfang der Zeile alle Zeichen `>` und `-` bis auf eines.',
  }),
  textTooLong: (): Wording => ({
    code: 'text-too-long',
    message:
      'Der Text ist zu lang für einen Abschnitt, oder er enthält zu viele Links und Auszeichnungen.',
    hint: 'Teilen Sie ihn auf mehrere Abschnitte oder Seiten auf.',
  }),
  brokenLink: (source: string, corrected: string): Wording => ({
    code: 'broken-link',
    message: `Aus ${shorten(source)} wird kein Link; auf der Website wäre es genau so zu lesen.`,
    hint: `Schreiben Sie: ${corrected}`,
    ...insteadOf(corrected),
  }),
  linkWithoutAddress: (source: string, words: string): Wording => ({
    code: 'broken-link',
    message: `Zu ${shorten(source)} steht in diesem Text keine Adresse; auf der Website wäre es genau so zu lesen.`,
    hint: `Schreiben Sie die Adresse in runden Klammern dahinter: [${words}](https://…) – oder, wenn es so zu lesen sein soll: \\${source}`,
  }),
  wordlessLink: (source: string): Wording => ({
    code: 'broken-link',
    message: `In ${shorten(source)} steht zwischen den eckigen Klammern nichts: Der Link wäre auf der Website nicht zu sehen.`,
    hint: 'Schreiben Sie zwischen die eckigen Klammern, was zu lesen sein soll, oder löschen Sie den Link.',
  }),
  idleSign: (source: string, corrected: string): Wording => ({
    code: 'idle-sign',
    message: `Die Zeichen in \`${shorten(source)}\` wirken so nicht; auf der Website wären sie zu lesen.`,
    hint: `Schreiben Sie: ${corrected}`,
    ...insteadOf(corrected),
  }),
  idleRow: (row: string, below: string): Wording => ({
    code: 'idle-row',
    message: `Aus ${shorten(row)} wird keine Tabelle; auf der Website wären die Striche zu lesen.`,
    hint: `Unter die erste Zeile der Tabelle gehört diese: ${below}`,
  }),
  idleDashes: (row: string, meantRow: string): Wording => ({
    code: 'idle-row',
    message: `Die Zeile ${shorten(row)} macht keine Tabelle; auf der Website wären die Striche zu lesen.`,
    hint: `Schreiben Sie statt dieser Zeile: ${meantRow}`,
    ...insteadOf(meantRow),
  }),
  secondDashes: (row: string): Wording => ({
    code: 'idle-row',
    message: `Die Zeile ${shorten(row)} steht mitten in der Tabelle; auf der Website wären die Striche zu lesen.`,
    hint: 'Löschen Sie diese Zeile: Striche gehören nur unter die erste Zeile der Tabelle.',
  }),
  blockInText: (line: string): Wording => ({
    code: 'block-in-text',
    message: `Mit ${shorten(line)} beginnt ein Block, wie ihn nur Seiten haben; in einem Text wären seine Zeilen so zu lesen, wie sie hier stehen.`,
    hint: 'Schreiben Sie hier nur, was Besucher lesen sollen. Der Block gehört in die Datei einer Seite, im Ordner pages unter blocks.',
  }),
  rowsApart: (row: string): Wording => ({
    code: 'idle-row',
    message: `Über ${shorten(row)} steht eine leere Zeile: Dort endet die Tabelle, und auf der Website wären die Striche zu lesen.`,
    hint: 'Löschen Sie die leere Zeile darüber. Beginnt hier eine zweite Tabelle, gehört unter ihre erste Zeile eine aus Strichen: | --- | --- |',
  }),
  headlessTable: (row: string): Wording => ({
    code: 'idle-row',
    message: `Über der Zeile ${shorten(row)} fehlt die erste Zeile der Tabelle; auf der Website wären die Striche zu lesen.`,
    hint: 'Schreiben Sie darüber eine Zeile mit den Überschriften der Spalten.',
  }),
  idleColumns: (line: string, row: string): Wording => ({
    code: 'idle-row',
    message: `Aus Spalten mit ${line.includes('\t') ? 'Tabulatoren' : 'Semikolons'} wie ${shorten(line.replaceAll('\t', ' … '))} wird keine Tabelle; auf der Website stünde alles hintereinander.`,
    hint: `Schreiben Sie jede Zeile mit Strichen, die erste so: ${row}. Darunter gehört die Zeile ${row.replace(/[^|]+/g, ' --- ')}`,
  }),
  lostCells: (text: string): Wording => ({
    code: 'lost-cells',
    message: `Diese Zeile hat mehr Spalten als die erste Zeile der Tabelle: ${shorten(text)} wäre auf der Website nicht zu lesen.`,
    hint: 'Geben Sie der ersten Zeile und der Zeile mit den Strichen darunter ebenso viele Spalten. Gehört der Strich zum Text, schreiben Sie \\| statt |.',
  }),
  idleEntries: (line: string, entry: string, more: number): Wording => ({
    code: 'idle-sign',
    message: `Die Zeichen in \`${shorten(line)}\` beginnen hier keinen Eintrag einer Liste; auf der Website stünden die Zeilen hintereinander.${alsoBelow(more)}`,
    hint:
      more === 0
        ? `Schreiben Sie: ${entry}`
        : `Beginnen Sie jede dieser Zeilen mit einem Strich und einem Leerzeichen, die erste so: ${entry}`,
    ...insteadOf(more === 0 ? entry : undefined),
  }),
  idleNumbers: (line: string, entry: string, more: number): Wording => ({
    code: 'idle-sign',
    message: `Hinter der Zahl in \`${shorten(line)}\` fehlt ein Leerzeichen; auf der Website stünden die Zeilen hintereinander.${alsoBelow(more)}`,
    hint: `Setzen Sie in jeder dieser Zeilen ein Leerzeichen hinter ${/^\d+\)/.test(entry) ? 'die Klammer' : 'den Punkt'}, die erste so: ${entry}`,
  }),
  joinedLines: (line: string, whole: string, more: number): Wording => ({
    code: 'joined-lines',
    message: `Der Text läuft hier ohne neue Zeile weiter: Auf der Website stünde hinter \`${shorten(line)}\` gleich, was darunter steht.${alsoBelow(more)}`,
    hint:
      more === 0
        ? `Schreiben Sie: ${whole}`
        : `Beenden Sie jede dieser Zeilen so wie hier die erste: ${whole}`,
    ...insteadOf(more === 0 ? whole : undefined),
  }),
  starAsEntry: (line: string, plain: string): Wording => ({
    code: 'idle-sign',
    message: `Der Stern in \`${shorten(line)}\` macht aus der Anmerkung den Eintrag einer Liste, mit einem Punkt davor.`,
    hint: `Schreiben Sie: ${plain}`,
    ...insteadOf(plain),
  }),
  footnote: (sign: string): Wording => ({
    code: 'idle-sign',
    message: `Fußnoten gibt es in diesem Text nicht; auf der Website wäre \`${shorten(sign)}\` zu lesen.`,
    hint: 'Löschen Sie das Zeichen, und schreiben Sie die Anmerkung in Klammern in den Satz.',
  }),
  foreignCommand: (command: string): Wording => ({
    code: 'idle-sign',
    message: `\`${shorten(command)}\` ist ein Befehl für das Programm einer anderen Website; hier wäre er zu lesen.`,
    hint: 'Löschen Sie die Klammern und alles, was darin steht.',
  }),
  noteAsHeading: (line: string, heading: string): Wording => ({
    code: 'note-in-text',
    message: `Im Text macht ein # keine Notiz: ${shorten(line)} wäre auf der Website eine Überschrift.`,
    hint: `Löschen Sie die Notiz. Soll es eine Überschrift sein, lassen Sie darüber eine Zeile leer, und schreiben Sie: ${heading}`,
  }),
  underlined: (line: string, heading: string): Wording => ({
    code: 'underlined-text',
    message: `Die Striche unter ${shorten(line)} machen aus der Zeile eine Überschrift.`,
    hint: `Für eine Trennlinie lassen Sie über den Strichen eine Zeile leer. Für eine Überschrift schreiben Sie statt beider Zeilen: ${heading}`,
  }),
  renumberedList: (line: string, entry: string): Wording => ({
    code: 'renumbered-list',
    message: `Ab ${shorten(line)} wird aus den Zeilen eine nummerierte Liste, die nach der ersten Zahl weiterzählt; die anderen Zahlen gingen verloren.`,
    hint: `Setzen Sie vor jede dieser Zeilen einen Strich und vor den Punkt hinter der Zahl einen \\, so: ${entry}`,
  }),
  numberBelowList: (line: string, plain: string): Wording => ({
    code: 'renumbered-list',
    message: `Die Liste darüber zählt bei ${shorten(line)} weiter; diese Zahl ginge verloren.`,
    hint: `Schreiben Sie: ${plain}`,
    ...insteadOf(plain),
  }),
  listBelowList: (line: string): Wording => ({
    code: 'renumbered-list',
    message: `Die Liste darüber zählt bei ${shorten(line)} weiter, statt neu zu beginnen.`,
    hint: 'Setzen Sie zwischen die beiden Listen einen Satz oder eine Überschrift.',
  }),
  indentedText: (line: string): Wording => ({
    code: 'indented-text',
    message:
      'Vier Leerzeichen am Anfang der Zeile machen aus dem Absatz einen Kasten in Schreibmaschinenschrift.',
    hint: `Beginnen Sie die Zeile ohne Leerzeichen: ${line}`,
  }),
  foldedList: (): Wording => ({
    code: 'folded-list',
    message:
      'Unter diesem Zeichen werden aus mehreren Zeilen Sätze hintereinander; Listen, Überschriften, Tabellen und Anschriften gehen dabei verloren.',
    hint: 'Schreiben Sie an dieser Stelle nur: |-',
    ...insteadOf('|-'),
  }),
  listInText: (): Wording => ({
    code: 'list-in-text',
    message:
      'In diesem Text sind keine Listen möglich: Auf der Website stünden die Zeilen mit ihren Strichen hintereinander.',
    hint: 'Schreiben Sie statt der Liste einen Satz, mit Kommas zwischen den Einträgen.',
  }),
  noteInText: (): Wording => ({
    code: 'note-in-text',
    message:
      'Zwischen den Zeilen eines Textes gibt es keine Notizen: Auch diese Zeile wäre auf der Website zu lesen.',
    hint: 'Setzen Sie die Notiz über die Zeile, in der der Text beginnt, oder löschen Sie sie.',
  }),
  markInText: (mark: string, isForm = false): Wording => ({
    code: 'unknown-tag',
    message: `Im Text steht \`${mark}\`; auf der Website wäre es zu lesen.`,
    hint: isForm
      ? 'Löschen Sie das Wort.'
      : 'Löschen Sie das Wort. Vor einem Wert hinter einem Doppelpunkt steht es ohne Anführungszeichen, zum Beispiel: title: !platzhalter Neues Bad',
  }),
  signInText: (source: string, plain: string): Wording => ({
    code: 'idle-sign',
    message: `In diesem Text wirken die Zeichen in \`${shorten(source)}\` nicht; auf der Website wären sie zu lesen.`,
    hint: `Schreiben Sie: ${plain}`,
    ...insteadOf(plain),
  }),
  htmlInText: (html: string, plain: string | undefined): Wording => ({
    code: 'raw-html',
    message: `HTML wie ${shorten(html)} wirkt in diesem Text nicht; auf der Website wäre es zu lesen.`,
    hint: plain === undefined ? hintOnPlainHtml(html) : insteadOfHtml(plain),
    ...insteadOf(plain),
  }),
  rawHtml: (html: string): Wording => ({
    code: 'raw-html',
    message: `HTML wie ${shorten(html)} ist im Text nicht erlaubt.`,
    hint: hintOnHtml(html),
  }),
  htmlLink: (html: string, corrected: string): Wording => ({
    code: 'raw-html',
    message: `Ein Link wie ${shorten(html)} wird im Text anders geschrieben.`,
    hint: `Schreiben Sie: ${corrected}`,
    ...insteadOf(corrected),
  }),
  htmlNote: (html: string): Wording => ({
    code: 'raw-html',
    message: `Im Text sind keine Notizen wie ${shorten(html)} möglich.`,
    hint: 'Löschen Sie die Notiz mit ihren Klammern.',
  }),
  markdownPicture: (): Wording => ({
    code: 'markdown-picture',
    message: 'Bilder stehen nicht im Text, sondern in einem Block oder in der Angabe `image`.',
    hint: 'Nehmen Sie das Bild aus dem Text heraus.',
  }),
  noTitleBlock: (types: readonly string[]): Wording => ({
    code: 'no-title-block',
    message: 'Dieser Seite fehlt die große Überschrift; sie steht in einem Block ganz oben.',
    hint: `Beginnen Sie sie mit einem dieser Blöcke: ${list(types)}.`,
  }),
  secondTitleBlock: (type: string): Wording => ({
    code: 'second-title-block',
    message: `Dieser Block (\`${type}\`) bringt eine große Überschrift mit, und die Seite hat schon eine.`,
    hint: 'Eine Seite hat genau eine Hauptüberschrift. Nehmen Sie hier zum Beispiel einen Block `feature`.',
  }),
  noHome: (): Wording => ({
    code: 'no-home',
    message: 'Es gibt keine Startseite.',
    hint: 'Geben Sie einer Datei im Ordner pages die Zeile route: /',
  }),
  noNotFound: (): Wording => ({
    code: 'no-not-found',
    message: 'Es gibt keine Seite für Adressen, die nicht existieren.',
    hint: 'Legen Sie im Ordner pages eine Datei mit route: /* und einem Block message an.',
  }),
  darkGround: (key: string): Wording => ({
    code: 'low-contrast',
    message: `Die Farbe bei \`${key}\` ist dunkler als die Schrift; die Website braucht helle Hintergründe und rechnet dunkle für Geräte, die so eingestellt sind, selbst aus.`,
    hint: 'Nehmen Sie für paper und ground helle Farben und für ink eine dunkle.',
  }),
  lowContrast: (key: string, ratio: number, readable: string): Wording => ({
    code: 'low-contrast',
    message: `Die Farbe bei \`${key}\` hebt sich zu wenig vom Hintergrund ab: Kontrast ${decimal(ratio)} statt 4,5.`,
    hint: `Lesbar ist zum Beispiel ${key}: "${readable}"`,
  }),

  // Days

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
  notShownHere: (id: string): Wording => ({
    code: 'entry-not-shown',
    message: `\`${id}\` ist heute nicht zu sehen, diese Seite besteht aber aus diesem Eintrag.`,
    hint: `Tragen Sie hier einen anderen Kurznamen ein, oder ändern Sie bei \`${id}\` den Tag, ab oder bis zu dem er zu sehen ist.`,
  }),
}
