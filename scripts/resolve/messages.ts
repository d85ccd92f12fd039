import { decimal, insteadOf, list, meant, shorten } from '../problem/phrases.ts'
import type { Wording } from '../problem/problem.ts'
import { quoted } from '../yaml/quote.ts'

/** What is to be deleted where the name of a missing entry is. */
export interface WayOut {
  goes: 'den Namen' | 'die Zeile' | 'den ganzen Block' | 'den ganzen Eintrag'
  /** Whether that is more than the name, because a name must be there. */
  isNeeded: boolean
}

/** The entries that there are. */
interface Others {
  /** The one that was meant. */
  suggestion?: string | undefined
  /** Those that are named, and how many there are besides. */
  known: readonly string[]
  more: number
}

/** What is said about references to entries, about pages, and about colours. */
export const resolveWording = {
  cutText: (whole: string): Wording => ({
    code: 'cut-text',
    message:
      'Ab dem # liest YAML nicht weiter: Der Rest der Zeile gilt als Notiz und fehlt auf der Website.',
    hint: `Gehört er zum Text, schreiben Sie: ${quoted(whole)} – ist er eine Notiz, setzen Sie zwei Leerzeichen vor das #.`,
  }),
  unknownEntry: (
    id: string,
    file: string,
    { suggestion, known, more }: Others,
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
  secondList: (place: string, shown: number): Wording => ({
    code: 'second-list',
    message: `Auf dieser Seite hat schon die Liste aus ${place} mehrere Seiten. Von dieser Liste sind deshalb nur die ersten ${shown} Einträge zu sehen.`,
    hint: 'Geben Sie dieser Liste eine eigene Seite, oder schreiben Sie in den Block, wie viele Einträge Sie zeigen möchten, zum Beispiel „limit: 5“.',
  }),
  noTitleBlock: (types: readonly string[]): Wording => ({
    code: 'no-title-block',
    message: 'Dieser Seite fehlt die große Überschrift; sie steht in einem Block ganz oben.',
    hint: `Beginnen Sie sie mit einem dieser Blöcke: ${list(types)}.`,
  }),
  secondTitleBlock: (type: string, isCopy = false): Wording => ({
    code: 'second-title-block',
    message: `Dieser Block (\`${type}\`) bringt eine große Überschrift mit, und die Seite hat schon eine.`,
    hint: isCopy
      ? 'Eine Seite hat genau eine Hauptüberschrift. Dieser Block ist eine Kopie: Löschen Sie ihn.'
      : 'Eine Seite hat genau eine Hauptüberschrift. Nehmen Sie hier zum Beispiel einen Block `feature`.',
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
  notShownHere: (id: string): Wording => ({
    code: 'entry-not-shown',
    message: `\`${id}\` ist heute nicht zu sehen, diese Seite besteht aber aus diesem Eintrag.`,
    hint: `Tragen Sie hier einen anderen Kurznamen ein, oder ändern Sie bei \`${id}\` den Tag, ab oder bis zu dem er zu sehen ist.`,
  }),
}
