import { own } from '../../src/content/own.ts'
import type { Target } from '../../src/enquiry/providers/provider.ts'
import { count } from '../text/count.ts'
import type { LiveWording } from './finding.ts'
import { remedies } from './remedies.ts'

const error = 'error' as const
const warning = 'warning' as const

const { rules, certificate, https, php, inbox } = remedies

/** What helps a form of our own; services help themselves. */
const formRemedy = (provider: Target['provider']): Pick<LiveWording, 'remedy'> =>
  provider === 'php' ? { remedy: php } : provider === 'inbox' ? { remedy: inbox } : {}

/** `0,4 Sekunden`, `45 Millisekunden` */
const timeWords = (milliseconds: number): string =>
  milliseconds < 1_000
    ? `${Math.round(milliseconds)} Millisekunden`
    : `${(milliseconds / 1_000).toLocaleString('de', { maximumFractionDigits: 1 })} Sekunden`

const kilobytes = (bytes: number): string =>
  `${(bytes / 1_000).toLocaleString('de', { maximumFractionDigits: 1 })} KB`

const statusWords = (status: number, fault: string | undefined): string =>
  status === 0 ? `Es kommt keine Antwort (${fault}).` : `Der Server antwortet mit ${status}.`

const NO_CHAIN = 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'

/** What is wrong with a certificate that is neither over nor another name's, by what Node calls it. */
const certificateHints: Readonly<Record<string, string>> = {
  [NO_CHAIN]:
    'Es fehlt das Zwischenzertifikat: Auf den Server gehört die ganze Kette, bei certbot `fullchain.pem` statt `cert.pem`. Manche Browser holen es sich selbst und zeigen keine Warnung, andere schon.',
  DEPTH_ZERO_SELF_SIGNED_CERT:
    'Der Server hat es sich selbst ausgestellt. Es muss von einer Stelle kommen, der Browser vertrauen, zum Beispiel von Let’s Encrypt.',
}

/** What helps a certificate; a new one brings no chain along. */
const certificateRemedy = (
  fault: string,
  otherwise: string,
): Pick<LiveWording, 'hint' | 'remedy'> => ({
  hint: own(certificateHints, fault) ?? otherwise,
  ...(fault === NO_CHAIN ? {} : { remedy: certificate }),
})

/** Nothing at all is encrypted there, or the server has no certificate for the name. */
const isWithoutCertificate = (fault: string): boolean => /^(?:EPROTO$|ERR_SSL_)/.test(fault)

const UPLOAD = 'Bauen Sie mit `npm run build`, und laden Sie alles aus dist noch einmal hoch.'

/** What may be there and is not sent, and why, as far as the status says it: a second upload changes nothing. */
const heldBack = (status: number): string | undefined => {
  if (status === 401)
    return 'Der Server fragt nach einem Passwort. Soll jeder die Website sehen, schalten Sie diesen Schutz ab.'
  if (status === 403)
    return 'Der Server darf die Datei nicht lesen, oder er weist Ihren Anschluss ab. Ordner brauchen dort das Recht 755, Dateien 644.'
  if (status === 429)
    return 'Nach so vielen Abrufen lässt der Server Ihren Anschluss eine Weile warten. Prüfen Sie später noch einmal.'
  if (status === 0)
    return 'Die Verbindung ist abgebrochen, oder der Server ist überlastet. Prüfen Sie später noch einmal.'
  return status >= 500
    ? 'Der Server ist gestört, wird gewartet oder scheitert an einer Einstellung; woran, sagt sein Fehlerprotokoll (error log).'
    : undefined
}

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

  // Encryption

  unencrypted: (): LiveWording => ({
    code: 'live-unencrypted',
    severity: error,
    message: 'Die Website kommt ohne Verschlüsselung an; Browser warnen davor.',
    hint: 'Richten Sie ein Zertifikat ein, und rufen Sie den Befehl dann mit der https-Adresse auf.',
    remedy: certificate,
  }),
  untrusted: (fault: string): LiveWording => ({
    code: 'live-certificate',
    severity: error,
    message: `Browser vertrauen dem Zertifikat nicht (${fault}) und zeigen statt der Website eine Warnung.`,
    ...certificateRemedy(fault, 'Es muss auf genau diesen Namen ausgestellt und noch gültig sein.'),
  }),
  expiresSoon: (days: number): LiveWording => ({
    code: 'live-certificate-ends',
    severity: warning,
    message: `Das Zertifikat gilt noch ${count(days, 'Tag', 'Tage')}; danach zeigen Browser eine Warnung.`,
    hint: 'Es sollte sich längst von selbst erneuert haben.',
    remedy: certificate,
  }),
  notSecured: (found: string): LiveWording => ({
    code: 'live-http',
    severity: error,
    message: `Wer http:// eintippt, wird nicht zur verschlüsselten Website geleitet: ${found}`,
    hint: 'Die Adresse mit http:// muss mit 301 auf die mit https:// führen.',
    remedy: https,
  }),
  httpSilent: (fault: string): LiveWording => ({
    code: 'live-http-silent',
    severity: warning,
    message: `Unter http:// kommt keine Antwort (${fault}); wer alte Links hat, sieht nichts.`,
    hint: 'Auf Port 80 soll der Server antworten und auf https:// weiterleiten.',
    remedy: https,
  }),
  pathLost: (to: string): LiveWording => ({
    code: 'live-path-lost',
    severity: warning,
    message: `Wer diese Adresse aufruft, zum Beispiel über einen alten Link, landet auf einer anderen Seite: ${to}`,
    hint: 'Die Weiterleitung muss behalten, was hinter dem Namen steht. Beim Hoster heißt das oft „mit Pfad“ oder „auf dieselbe Unterseite“.',
    remedy: rules,
  }),
  otherNameSilent: (host: string, fault: string): LiveWording => ({
    code: 'live-other-name',
    severity: warning,
    message: `${host} ist nicht zu erreichen (${fault}); viele tippen die Adresse so ein.`,
    hint: `Legen Sie beim Hoster auch ${host} an, mit Zertifikat und Weiterleitung auf die Website.`,
  }),
  otherNameStays: (host: string, found: string): LiveWording => ({
    code: 'live-other-name',
    severity: warning,
    message: `${host} führt nicht auf die Website, die damit zwei Adressen hat: ${found}`,
    hint: 'Es soll nur eine geben; die andere leitet mit 301 weiter.',
    remedy: rules,
  }),
  otherNameUntrusted: (host: string, fault: string): LiveWording => ({
    code: 'live-certificate',
    severity: error,
    message: `Für ${host} gilt das Zertifikat nicht (${fault}); wer so eintippt, sieht eine Warnung.`,
    ...certificateRemedy(
      fault,
      'Stellen Sie das Zertifikat auf beide Namen aus, mit und ohne www.',
    ),
  }),

  // Pages

  noSitemap: (status: number, fault: string | undefined): LiveWording => {
    const why = heldBack(status)
    const what = why === undefined ? 'fehlt' : 'kommt nicht an'
    return {
      code: 'live-sitemap',
      severity: error,
      message: `Die Liste der Seiten für Suchmaschinen ${what}. ${statusWords(status, fault)}`,
      hint: why ?? UPLOAD,
    }
  },
  shutOut: (rule: string, isOurs: boolean): LiveWording => ({
    code: 'live-robots',
    severity: error,
    message: `In dieser Datei steht „Disallow: ${rule}“ für alle: Suchmaschinen sehen sich die Website nicht an.`,
    hint: isOurs
      ? `Sie ist nicht die gebaute, vielleicht stammt sie noch aus der Aufbauzeit. ${UPLOAD}`
      : 'Sie gilt für die ganze Domain und gehört nicht zu dieser Website. Wer die Domain betreut, muss die Zeile dort löschen.',
  }),
  noIndex: (): LiveWording => ({
    code: 'live-noindex',
    severity: error,
    message:
      'Der Server sagt Suchmaschinen, dass sie die Seiten nicht zeigen sollen (X-Robots-Tag).',
    hint: 'Nehmen Sie diese Kopfzeile aus den Einstellungen des Servers, oder schalten Sie beim Anbieter die Vorschau ab.',
  }),
  notBuiltHere: (): LiveWording => ({
    code: 'live-other-build',
    severity: warning,
    message: 'Die veröffentlichte Website nennt eine Seite, die es im gebauten Ordner nicht gibt.',
    hint: UPLOAD,
  }),
  pageMissing: (status: number, fault: string | undefined): LiveWording => {
    const why = heldBack(status)
    const what = why === undefined ? 'Diese Seite gibt es nicht.' : 'Diese Seite kommt nicht an.'
    return {
      code: 'live-page-missing',
      severity: error,
      message: `${what} ${statusWords(status, fault)}`,
      ...(why === undefined ? { hint: UPLOAD, remedy: rules } : { hint: why }),
    }
  },
  pageMoves: (to: string): LiveWording => ({
    code: 'live-page-moves',
    severity: error,
    message: `Statt der Seite kommt eine Weiterleitung nach ${to}.`,
    hint: 'Unter der Adresse, die in Links und Suchmaschinen steht, muss die Seite selbst liegen.',
    remedy: rules,
  }),
  pageLoops: (): LiveWording => ({
    code: 'live-page-moves',
    severity: error,
    message:
      'Die Seite leitet auf sich selbst weiter; Browser brechen das ab und zeigen einen Fehler.',
    hint: 'Meist widersprechen sich zwei Weiterleitungen, zum Beispiel eine beim Hoster und eine auf dem Server: Schalten Sie eine davon ab.',
    remedy: rules,
  }),
  slash: (): LiveWording => ({
    code: 'live-slash',
    severity: warning,
    message: 'Der Server hängt einen Schrägstrich an; jeder Link führt über einen Umweg.',
    hint: 'Auf GitHub Pages, GitLab Pages und Cloudflare Pages lässt sich das nicht ändern.',
    remedy: rules,
  }),
  twice: (): LiveWording => ({
    code: 'live-two-addresses',
    severity: warning,
    message: 'Mit einem Schrägstrich am Ende ist dieselbe Seite noch einmal da.',
    hint: 'Suchmaschinen halten sie für zwei; die Adresse mit Schrägstrich soll mit 301 weiterleiten.',
    remedy: rules,
  }),
  otherBuild: (): LiveWording => ({
    code: 'live-other-build',
    severity: error,
    message: 'Hier steht etwas anderes als im gebauten Ordner.',
    hint: `${UPLOAD} Bleibt es dabei, zeigt die Domain auf einen anderen Ordner, ein Zwischenspeicher hält die alte Fassung, oder der Server ändert Seiten unterwegs (mod_pagespeed, bei Cloudflare „Email Obfuscation“ und „Rocket Loader“): Schalten Sie das ab.`,
  }),
  otherName: (there: string | undefined, here: string | undefined): LiveWording => ({
    code: 'live-build-name',
    severity: error,
    message: `Veröffentlicht ist die Fassung ${there ?? 'ohne Namen'}, gebaut ist hier ${here ?? 'keine'}.`,
    hint: UPLOAD,
  }),

  // What every answer has

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

  // Files, unknown and former addresses

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

  // The form

  formMissing: (
    provider: Target['provider'],
    status: number,
    fault: string | undefined,
  ): LiveWording => ({
    code: 'live-form',
    severity: error,
    message: `Das Formular nimmt keine Nachrichten an. ${status === 200 ? 'Unter seiner Adresse antwortet etwas anderes.' : statusWords(status, fault)}`,
    hint: 'Bis es wieder geht, kommt keine Anfrage an.',
    ...formRemedy(provider),
  }),
  serviceMissing: (status: number, fault: string | undefined): LiveWording => ({
    code: 'live-form',
    severity: error,
    message: `Der Formulardienst nimmt keine Nachrichten an. ${statusWords(status, fault)}`,
    hint: 'Bis es wieder geht, kommt keine Anfrage an. Vergleichen Sie `endpoint` in site.yaml mit der Adresse, die der Dienst für das Formular nennt.',
  }),
  notNetlify: (): LiveWording => ({
    code: 'live-form',
    severity: error,
    message: 'Die Website liegt nicht bei Netlify; das Formular nimmt nur dort Nachrichten an.',
    hint: 'Bis es wieder geht, kommt keine Anfrage an. Schreiben Sie in site.yaml unter form bei `provider`, was zu Ihrem Server passt: `php` auf einem Webspace mit PHP, `inbox` auf einem eigenen Server, sonst einen anderen Formulardienst.',
  }),
  formAsText: (): LiveWording => ({
    code: 'live-form',
    severity: error,
    message:
      'Der Server zeigt anfrage.php als Text, statt es auszuführen; das Formular nimmt nichts an.',
    hint: 'Auf diesem Server läuft kein PHP.',
    remedy: php,
  }),
  mailsWait: (number: number): LiveWording => ({
    code: 'live-mails-wait',
    severity: warning,
    message: `${count(number, 'Nachricht wartet', 'Nachrichten warten')} darauf, als E-Mail verschickt zu werden; gespeichert ${number === 1 ? 'ist sie' : 'sind sie'}.`,
    hint: 'Verschickt der Hoster keine E-Mails von Programmen, hilft smtp.php mit dem eigenen Postfach, siehe im Handbuch „Wo die Nachrichten liegen“.',
  }),
  messageUnsent: (fault: string): LiveWording => ({
    code: 'live-message',
    severity: error,
    message: `Die Probenachricht wurde nicht verschickt: Dem Zertifikat unter dieser Adresse ist nicht zu trauen (${fault}).`,
    hint: 'Ob das Formular Nachrichten annimmt, zeigt sich erst mit einem gültigen Zertifikat.',
    remedy: certificate,
  }),
  noForm: (): LiveWording => ({
    code: 'live-message',
    severity: error,
    message:
      'Die Probenachricht wurde nicht verschickt: Auf keiner Seite steht ein Kontaktformular.',
    hint: 'Rufen Sie die Prüfung ohne --message auf, oder ergänzen Sie auf einer Seite den Block contact.',
  }),
  messageLost: (provider: Target['provider']): LiveWording => ({
    code: 'live-message',
    severity: error,
    message: 'Die Probenachricht wurde nicht angenommen.',
    hint: 'Schicken Sie selbst eine über das Formular: Die Website sagt, woran es liegt.',
    ...formRemedy(provider),
  }),
  messageText: (moment: string, url: string) =>
    `Das ist eine Probe, keine Anfrage. Sie wurde am ${moment} mit „check --live --message“ an ${url} geschickt, um das Formular zu prüfen. Sie können sie löschen.`,
  messageName: 'Probe des Formulars',
  messageSent: 'Die Probenachricht wurde angenommen. Sehen Sie im Postfach nach, ob sie ankommt.',

  // Speed

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
