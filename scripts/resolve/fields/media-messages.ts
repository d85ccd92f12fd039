import { insteadOf, meant, shorten } from '../../problem/phrases.ts'
import type { Wording } from '../../problem/problem.ts'

/** Kinds of files, as they are told. */
const KINDS = { picture: 'ein Bild', film: 'ein Film', document: 'eine PDF-Datei' }

const FORMATS = { picture: 'JPEG, PNG, WebP, AVIF oder SVG', film: 'MP4 oder WebM' }

const TAKEN = {
  picture: `Nennen Sie die Datei eines Bildes: ${FORMATS.picture}.`,
  film: `Nennen Sie die Datei eines Films: ${FORMATS.film}.`,
}

/** How the kinds of files are called that the website shows, by their endings. */
const FORMAT_OF: Record<string, string> = {
  jpg: 'JPEG',
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  avif: 'AVIF',
  mp4: 'MP4',
  webm: 'WebM',
}

/**
 * What is said of a file that can't be read: where it ends as it should, naming the formats would help nobody.
 * A photograph that a telephone made is none of them only because somebody called it `.jpg`.
 */
const unreadable = (name: string, kind: 'Bild' | 'Film', formats: string): Wording => {
  const ending = name.split('.').at(-1) ?? ''
  const format = FORMAT_OF[ending.toLowerCase()]
  const message = `Die Datei ${name} lässt sich nicht als ${kind} lesen`
  return {
    code: 'unreadable-media',
    ...(format
      ? {
          message: `${message}: Vielleicht ist sie nicht ganz angekommen, oder nur ihr Name endet auf .${ending}.`,
          hint: `Öffnen Sie die Datei auf Ihrem Rechner, speichern Sie sie dort neu als ${format}, und laden Sie sie noch einmal hoch. Umbenennen genügt nicht.`,
        }
      : {
          message: `${message}.`,
          hint: `Möglich sind ${formats}. Speichern Sie die Datei neu in einem davon.`,
        }),
  }
}

/** A drawing may also be too much to draw, and that is no fault of its upload. */
const unreadableDrawing = (name: string): Wording => ({
  code: 'unreadable-media',
  message: `Die Zeichnung ${name} lässt sich nicht lesen: Sie ist nicht ganz angekommen, keine SVG-Datei oder zu aufwendig, zum Beispiel mit großen Fotos darin.`,
  hint: 'Speichern Sie sie auf Ihrem Rechner neu als einfaches SVG ohne Fotos oder als PNG, und laden Sie sie noch einmal hoch.',
})

/** What is said about pictures, films and documents. */
export const mediaWording = {
  cutName: (plain: string, isThere: boolean): Wording => ({
    code: 'cut-text',
    message: 'Ab dem # liest YAML nicht weiter: Der Rest des Dateinamens gilt als Notiz.',
    hint: isThere
      ? `Schreiben Sie: ${plain}`
      : `Legen Sie die Datei unter dem Namen ${plain} in den Ordner media, und nennen Sie sie hier ebenso.`,
    ...(isThere && insteadOf(plain)),
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
  unreadablePicture: (name: string): Wording => {
    if (/\.svg$/i.test(name)) return unreadableDrawing(name)
    if (!/\.gif$/i.test(name)) return unreadable(name, 'Bild', 'JPEG, PNG, WebP, AVIF und SVG')
    return {
      code: 'unreadable-media',
      message: `Bilder im Format GIF wie ${name} zeigt die Website nicht, auch keine bewegten.`,
      hint: 'Speichern Sie die Datei neu als PNG, WebP oder AVIF; was sich bewegen soll, zeigen Sie als Film: MP4 oder WebM.',
    }
  },
  unreadableFilm: (name: string): Wording => unreadable(name, 'Film', 'MP4 und WebM'),
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
    wants: { home: `media/${name}` },
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
  emptiedDrawing: (name: string): Wording => ({
    code: 'emptied-drawing',
    message: `Ein Bild in der Zeichnung ${name} erscheint auf der Website nicht: Es liegt in einer anderen Datei oder hat ein Format, das darin nicht möglich ist.`,
    hint: 'Betten Sie es als JPEG oder PNG in die Zeichnung ein, bevor Sie sie speichern, oder speichern Sie das Ganze als PNG.',
  }),
  smallPicture: (width: number, needed: number): Wording => ({
    code: 'small-picture',
    message: `Das Bild ist nur ${width} Pixel breit und wird hier unscharf.`,
    hint: `Nehmen Sie ein Bild mit mindestens ${needed} Pixeln Breite.`,
  }),
}
