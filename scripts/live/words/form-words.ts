import type { Target } from '../../../src/enquiry/providers/provider.ts'
import { count } from '../../text/count.ts'
import type { LiveWording } from './live-wording.ts'
import { remedies } from './remedies.ts'
import { statusWords } from './what-helps.ts'

const error = 'error' as const
const warning = 'warning' as const

const { certificate, php, inbox } = remedies

/** What helps a form of our own; services help themselves. */
const formRemedy = (provider: Target['provider']): Pick<LiveWording, 'remedy'> =>
  provider === 'php' ? { remedy: php } : provider === 'inbox' ? { remedy: inbox } : {}

/** What is said about the contact form. */
export const formWords = {
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
}
