import { count } from '../../text/count.ts'
import { kilobytes } from './kilobytes.ts'
import type { LiveWording } from './live-wording.ts'
import { remedies } from './remedies.ts'

const error = 'error' as const
const warning = 'warning' as const

const { certificate } = remedies

/** `0,4 Sekunden`, `45 Millisekunden` */
const timeWords = (milliseconds: number): string =>
  milliseconds < 1_000
    ? `${Math.round(milliseconds)} Millisekunden`
    : `${(milliseconds / 1_000).toLocaleString('de', { maximumFractionDigits: 1 })} Sekunden`

/** Nothing at all is encrypted there, or the server has no certificate for the name. */
const isWithoutCertificate = (fault: string): boolean => /^(?:EPROTO$|ERR_SSL_)/.test(fault)

/** What `gewerk check --live` says. */
export const liveWords = {
  noAddress: (given: string) =>
    `„${given}“ ist keine Adresse. Schreiben Sie sie ganz: --live https://www.beispiel.de`,
  onlyMessage: '--message gehört zu --live.',
  noBuild: `Es gibt hier noch keine gebaute Website, mit der sich die veröffentlichte vergleichen ließe.
→ Bauen Sie sie zuerst: npm run build`,
  /** At which other addresses the same is wrong. */
  alike: (others: readonly string[]): string => {
    const named = others.slice(0, 3).join(', ')
    const more = others.length > 3 ? ` und ${others.length - 3} weitere` : ''
    return `Ebenso: ${named}${more}.`
  },
  noAnswer: (fault: string): LiveWording => ({
    code: 'live-no-answer',
    severity: error,
    message: `Die Website ist nicht zu erreichen (${fault}).`,
    ...(isWithoutCertificate(fault)
      ? {
          hint: 'Der Server antwortet, aber nicht verschlüsselt: Meist hat er für diesen Namen noch kein Zertifikat.',
          remedy: certificate,
        }
      : {
          hint: 'Prüfen Sie, ob die Adresse stimmt, ob die Domain beim Hoster auf diesen Server zeigt und ob er läuft.',
        }),
  }),
  otherAddress: (built: string): LiveWording => ({
    code: 'live-other-address',
    severity: warning,
    message: `Gebaut ist die Website für ${built}; Links in Suchmaschinen und geteilte Bilder zeigen dorthin.`,
    hint: 'Soll sie unter der geprüften Adresse stehen, ändern Sie `url` in site.yaml, bauen Sie neu und laden Sie alles hoch.',
  }),
  slow: (wait: number): LiveWording => ({
    code: 'live-slow',
    severity: warning,
    message: `Bis der Server zu antworten beginnt, vergehen bei der Hälfte der Seiten ${timeWords(wait)} oder mehr.`,
    hint: 'Fertige Seiten brauchen weniger als 0,2 Sekunden. Auf geteiltem Webspace hilft ein anderer Tarif, sonst ein Server in der Nähe.',
  }),
  measured: (pages: number, wait: number, slowest: number, bytes: number): string =>
    `${count(pages, 'Seite', 'Seiten')} abgerufen: erstes Byte bei der Hälfte nach höchstens ${timeWords(wait)}, bei allen nach höchstens ${timeWords(slowest)}; Größe bei der Hälfte höchstens ${kilobytes(bytes)}.`,
  summary: (errors: number, warnings: number): string =>
    `${count(errors, 'Fehler', 'Fehler')}, ${count(warnings, 'Hinweis', 'Hinweise')}.`,
  allRight: (url: string) => `${url} ist, wie es sein soll.`,
}
