import type { LiveWording } from './live-wording.ts'
import { remedies } from './remedies.ts'
import { heldBack, statusWords } from './what-helps.ts'

const error = 'error' as const
const warning = 'warning' as const

const { rules } = remedies

/** What is said about files, and about addresses that are unknown, secret or former. */
export const addressWords = {
  fileMissing: (status: number, fault: string | undefined): LiveWording => {
    const why = heldBack(status)
    const what = why === undefined ? 'Diese Datei fehlt' : 'Diese Datei kommt nicht an'
    return {
      code: 'live-file-missing',
      severity: error,
      message: `${what}; Seiten brauchen sie. ${statusWords(status, fault)}`,
      hint: why ?? 'Laden Sie die Ordner assets, files, media und social noch einmal hoch.',
    }
  },
  fileCut: (found: number, wanted: number): LiveWording => ({
    code: 'live-file-cut',
    severity: error,
    message: `Die Datei ist ${found} Byte groß statt ${wanted}; sie ist nicht ganz angekommen oder eine andere.`,
    hint: 'Laden Sie sie noch einmal hoch, im Programm für FTP mit der Übertragungsart „Binär“.',
  }),
  unknownFound: (status: number, fault: string | undefined): LiveWording => {
    const why = heldBack(status)
    const found = { code: 'live-not-found', severity: error }
    return why === undefined
      ? {
          ...found,
          message: `Eine Adresse, die es nicht gibt, antwortet mit ${status} statt 404. Suchmaschinen nehmen sie als Seite auf.`,
          hint: 'Für unbekannte Adressen muss der Server die Fehlerseite mit 404 schicken.',
          remedy: rules,
        }
      : {
          ...found,
          message: `Eine Adresse, die es nicht gibt, zeigt keine Fehlerseite. ${statusWords(status, fault)}`,
          hint: why,
        }
  },
  foreignNotFound: (): LiveWording => ({
    code: 'live-not-found-page',
    severity: warning,
    message: 'Eine Adresse, die es nicht gibt, zeigt nicht Ihre eigene Fehlerseite.',
    hint: 'Besucher finden von dort nicht zurück.',
    remedy: rules,
  }),
  exposed: (): LiveWording => ({
    code: 'live-exposed',
    severity: error,
    message: 'Diese Datei kann jeder lesen; sie gehört nicht in den Ordner der Website.',
    hint: 'Löschen Sie sie dort. Hochgeladen wird nur, was in dist liegt.',
    remedy: rules,
  }),
  messagesExposed: (): LiveWording => ({
    code: 'live-messages-exposed',
    severity: error,
    message: 'Der Ordner mit den Nachrichten des Formulars ist von außen zu erreichen.',
    hint: 'Verschieben Sie gewerk-anfragen neben den Ordner der Domain, oder sperren Sie ihn.',
    remedy: rules,
  }),
  notMoved: (found: string, wanted: string): LiveWording => ({
    code: 'live-redirect',
    severity: error,
    message: `Die alte Adresse soll nach ${wanted} führen; ${found}`,
    hint: 'Suchmaschinen und alte Links finden die Seite sonst nicht.',
    remedy: rules,
  }),
  movedByPage: (wanted: string): LiveWording => ({
    code: 'live-redirect-page',
    severity: warning,
    message: `Die alte Adresse führt nur als Seite nach ${wanted}, nicht mit 301.`,
    hint: 'Auf GitHub Pages geht es nicht anders.',
    remedy: rules,
  }),
  foundStatus: (status: number, fault: string | undefined, to = ''): string =>
    to ? `gefunden: ${status} nach ${to}.` : `gefunden: ${statusWords(status, fault)}`,
}
