import path from 'node:path'
import { asArgument } from '../machine/command-line/as-argument.ts'
import { list, meant, megabytes, pixels, shorten } from '../problem/phrases.ts'
import type { Wording } from '../problem/problem.ts'

/** What reading says: about files, folders and names. */
export const readWording = {
  // Files

  notUtf8: (): Wording => ({
    code: 'not-utf8',
    message: 'Die Datei ist nicht in UTF-8 gespeichert; Umlaute lassen sich nicht lesen.',
    hint: 'Speichern Sie die Datei im Editor mit der Kodierung „UTF-8“.',
  }),
  brokenLetters: (word: string, repaired: string | undefined): Wording => ({
    code: 'broken-letters',
    message: `In \`${shorten(word)}\` sind Buchstaben kaputt, wie es geschieht, wenn ein Programm die Datei falsch öffnet und wieder speichert.`,
    hint: repaired
      ? `Hier stand wohl: ${repaired} – stellen Sie die Fassung davor wieder her, oder berichtigen Sie alle solchen Wörter der Datei.`
      : 'Tippen Sie das Wort neu, und speichern Sie die Datei im Editor mit der Kodierung „UTF-8“.',
  }),
  unreadableFile: (): Wording => ({
    code: 'unreadable-file',
    message: 'Die Datei lässt sich nicht öffnen.',
    hint: 'Ist sie in einem anderen Programm geöffnet, schließen Sie es. Sonst prüfen Sie, ob Sie die Datei lesen dürfen.',
  }),
  unreadableName: (name: string, suggestion: string): Wording => ({
    code: 'unreadable-name',
    message: `Der Name ${name} enthält Zeichen, die sich nicht lesen lassen, wohl Umlaute von einem anderen Rechner.`,
    hint: `Benennen Sie die Datei um, am besten ohne Umlaute: ${suggestion}`,
  }),
  noFile: (name: string): Wording => ({
    code: 'no-file',
    message: `Unter dem Namen ${name} liegt hier keine Datei, sondern nur eine Verknüpfung; die Website liest, was selbst im Inhaltsordner liegt.`,
    hint: `Löschen Sie ${name}, und legen Sie die Datei selbst an diese Stelle.`,
  }),
  lockedFolder: (name: string): Wording => ({
    code: 'unreadable-folder',
    message: `Der Ordner ${name} lässt sich nicht öffnen.`,
    hint: 'Prüfen Sie, ob der Ordner zum Lesen freigegeben ist.',
  }),
  tooLarge: (bytes: number, limit: number): Wording => ({
    code: 'file-too-large',
    message: `Die Datei ist ${megabytes(bytes)} groß; ein Text darf höchstens ${megabytes(limit)} haben.`,
    hint: 'Bilder gehören in den Ordner media. Einen sehr langen Text teilen Sie auf.',
  }),
  missingFile: (name: string): Wording => ({
    code: 'missing-file',
    message: `Die Datei ${name} fehlt.`,
    hint: `Legen Sie ${name} im Inhaltsordner an.`,
  }),
  noPages: (): Wording => ({
    code: 'no-pages',
    message: 'Es gibt keine einzige Seite.',
    hint: 'Legen Sie im Ordner pages eine Datei für die Startseite an, mit route: /',
  }),
  unknownFile: (name: string, known: readonly string[], suggestion?: string): Wording => ({
    code: 'unknown-file',
    message: `Eine Datei ${name} kennt die Website nicht; was darin steht, erscheint nirgends.`,
    hint:
      meant(suggestion) ??
      `Löschen Sie die Datei, oder geben Sie ihr einen dieser Namen: ${list(known)}.`,
  }),
  secondFile: (name: string, known: string): Wording => ({
    code: 'unknown-file',
    message: `Neben ${known} liegt eine Datei ${name}; was darin steht, erscheint nirgends.`,
    hint: `Ist sie eine Kopie von ${known}, löschen Sie sie. Ist sie die neuere, geben Sie ihr deren Namen.`,
  }),
  misplacedFile: (name: string, folder: string): Wording => ({
    code: 'unknown-file',
    message: `Die Datei ${name} liegt im falschen Ordner und wird nicht gelesen.`,
    hint: `Verschieben Sie sie in den Ordner ${folder}.`,
  }),
  fileName: (name: string, plain: string): Wording => ({
    code: 'file-name',
    message: `Der Dateiname „${name}“ macht auf anderen Rechnern und in Adressen Ärger: Namen sind klein geschrieben, ohne Umlaute und Leerzeichen.`,
    hint: `Benennen Sie die Datei um in ${plain}${plain.startsWith('media/') ? ', und schreiben Sie den neuen Namen überall dort, wo sie genannt ist' : ''}.`,
  }),
  foreignFormat: (name: string, plain: string): Wording => ({
    code: 'file-name',
    message: `Ein Bild wie „${name}“ zeigen Browser nicht.`,
    hint: `Speichern Sie es als JPEG unter dem Namen ${plain}, löschen Sie diese Datei, und schreiben Sie den neuen Namen überall dort, wo das Bild genannt ist.`,
  }),
  unshownFile: (name: string): Wording => ({
    code: 'file-name',
    message: `Eine Datei wie „${name}“ zeigt die Website nicht: Im Ordner media liegen Bilder, Filme und PDF-Dateien.`,
    hint: 'Löschen Sie die Datei. Was Besucher sehen sollen, schreiben Sie auf eine Seite, oder Sie speichern es als PDF oder als Bild (JPEG, PNG, WebP, AVIF oder SVG), einen Film als MP4 oder WebM.',
  }),
  reservedName: (name: string, repaired: string): Wording => ({
    code: 'reserved-name',
    message: `Unter dem Namen \`${shorten(name)}\` kann Windows nichts speichern; dort fehlt, was so heißt.`,
    hint: `Benennen Sie es um: ${repaired}`,
  }),
  sameName: (other: string): Wording => ({
    code: 'same-name',
    message: `Der Name unterscheidet sich nur durch große und kleine Buchstaben von ${other}; Windows und macOS behalten nur eine der beiden Dateien.`,
    hint: 'Benennen Sie eine der beiden um, oder löschen Sie sie.',
  }),
  unknownFolder: (name: string, known: readonly string[], suggestion?: string): Wording => ({
    code: 'unknown-file',
    message: `Einen Ordner ${name} kennt die Website nicht; was darin liegt, erscheint nirgends.`,
    hint:
      meant(suggestion) ?? `Verschieben Sie die Dateien in einen dieser Ordner: ${list(known)}.`,
  }),
  wrongEnding: (name: string, ending: string, renamed?: string): Wording => ({
    code: 'unknown-file',
    message: `Die Datei ${name} wird nicht gelesen: Hier zählen nur Dateien, die gleich in diesem Ordner liegen und auf ${ending} enden.`,
    hint: renamed
      ? path.posix.basename(renamed) === path.posix.basename(name)
        ? `Verschieben Sie die Datei nach ${renamed}.`
        : `Benennen Sie die Datei um in ${renamed}.`
      : `Bilder und Filme gehören in den Ordner media. Einen Text kopieren Sie in eine Datei, die auf ${ending} endet; danach können Sie diese löschen.`,
  }),
  unreadableFolder: (folder: string, company?: string): Wording => ({
    code: 'unreadable-folder',
    message: `Der Inhaltsordner ${folder} lässt sich nicht lesen.`,
    hint:
      company === undefined
        ? 'Wechseln Sie in den Ordner des Betriebs, in dem content liegt, oder nennen Sie ihn: --folder ORDNER. Ist CONTENT_DIR gesetzt, muss es auf den Ordner mit den Texten zeigen.'
        : `Wechseln Sie in den Ordner des Betriebs, und rufen Sie den Befehl dort noch einmal auf: cd ${asArgument(company)}`,
  }),
  forbiddenFolder: (folder: string): Wording => ({
    code: 'unreadable-folder',
    message: `Den Inhaltsordner ${folder} dürfen Sie nicht lesen.`,
    hint: 'Geben Sie sich das Recht, ihn und jeden Ordner darüber zu lesen.',
  }),

  // Between files

  hugeMedia: (bytes: number, limit: number): Wording => ({
    code: 'huge-media',
    message: `Die Datei ist ${megabytes(bytes)} groß; möglich sind höchstens ${megabytes(limit)}.`,
    hint: 'Speichern Sie ein Bild als JPEG mit höchstens 6000 Pixeln Breite, einen Film kürzer, eine PDF-Datei mit kleineren Bildern.',
  }),
  tooManyPixels: (width: number, height: number, limit: number): Wording => ({
    code: 'too-many-pixels',
    message: `Das Bild hat ${pixels(width)} × ${pixels(height)} Pixel; möglich sind höchstens ${pixels(limit / 1_000_000)} Millionen.`,
    hint: 'Speichern Sie das Bild mit höchstens 6000 Pixeln Breite.',
  }),
  tooTall: (width: number, height: number, limit: number): Wording => ({
    code: 'too-tall',
    message: `Das Bild ist ${pixels(width)} Pixel breit und ${pixels(height)} Pixel hoch; so hohe Bilder lassen sich nicht für die Website umrechnen.`,
    hint: `Schneiden Sie das Bild auf höchstens ${pixels(limit)} Pixel Höhe zu.`,
  }),
}
