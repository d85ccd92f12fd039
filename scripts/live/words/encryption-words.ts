import { own } from '../../../src/content/own.ts'
import { count } from '../../text/count.ts'
import type { LiveWording } from './live-wording.ts'
import { remedies } from './remedies.ts'

const error = 'error' as const
const warning = 'warning' as const

const { rules, certificate, https } = remedies

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

/** What is said about certificates, http and the other name with or without www. */
export const encryptionWords = {
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
}
