import { kilobytes } from './kilobytes.ts'
import type { LiveWording } from './live-wording.ts'
import { remedies } from './remedies.ts'

const error = 'error' as const
const warning = 'warning' as const

const { rules } = remedies

/** What is said about the headers of an answer. */
export const answerWords = {
  type: (found: string, wanted: string): LiveWording => ({
    code: 'live-type',
    severity: error,
    message: `Der Server nennt die Art der Datei ${found || 'nicht'}; richtig wäre ${wanted}.`,
    hint: 'Browser weisen Dateien mit falscher Art ab.',
    remedy: rules,
  }),
  letters: (found: string): LiveWording => ({
    code: 'live-type',
    severity: error,
    message: `Der Server nennt als Zeichensatz der Datei ${found}; richtig wäre utf-8.`,
    hint: 'Umlaute erscheinen so als falsche Zeichen.',
    remedy: rules,
  }),
  headerMissing: (name: string): LiveWording => ({
    code: 'live-header',
    severity: warning,
    message: `Die Sicherheitsangabe ${name} fehlt.`,
    hint: 'Auf GitHub Pages und GitLab Pages lässt sie sich nicht setzen.',
    remedy: rules,
  }),
  headerDiffers: (name: string, found: string): LiveWording => ({
    code: 'live-header',
    severity: warning,
    message: `Die Sicherheitsangabe ${name} lautet anders als gebaut: ${found}`,
    hint: 'Setzt der Server oder der Hoster sie selbst, schalten Sie das dort ab.',
    remedy: rules,
  }),
  cache: (found: string, wanted: string): LiveWording => ({
    code: 'live-cache',
    severity: warning,
    message: `Wie lange Browser diese Datei behalten, steht ${found ? `als „${found}“` : 'nicht'} da; richtig wäre „${wanted}“.`,
    hint: 'Sonst zeigen sie Altes oder laden Gleiches immer wieder.',
    remedy: rules,
  }),
  plain: (bytes: number): LiveWording => ({
    code: 'live-uncompressed',
    severity: warning,
    message: 'Der Server schickt Texte unverkleinert.',
    hint: `Allein diese Datei ist so ${kilobytes(bytes)} groß.`,
    remedy: rules,
  }),
  noVary: (): LiveWording => ({
    code: 'live-vary',
    severity: warning,
    message:
      'Zwischenspeicher erfahren nicht, dass es diese Datei verkleinert und unverkleinert gibt.',
    hint: 'Neben Content-Encoding gehört „Vary: Accept-Encoding“.',
    remedy: rules,
  }),
}
