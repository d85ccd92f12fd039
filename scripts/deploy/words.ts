import { count } from '../text/count.ts'
import { FORMER, type Plan, UNFINISHED } from './plan.ts'

const firstOf = (names: readonly string[]): string =>
  `${names.slice(0, 8).join(', ')}${names.length > 8 ? ` und ${names.length - 8} weitere` : ''}`

/** Of a run that was cut off nobody knows what it has left; most of it there never was. */
const isLeftover = (name: string): boolean => name.endsWith(UNFINISHED) || name.endsWith(FORMER)

const files = (number: number): string => count(number, 'Datei', 'Dateien')

/** What there is to do where a server can't be reached, or written to. */
export const serverAdvice = {
  login:
    'Der Server nimmt die Anmeldung nicht an. Stimmt user in site.yaml? Das Passwort steht in der Umgebung als DEPLOY_PASSWORD, ein Schlüssel als DEPLOY_KEY; eines von beiden muss der Server kennen.',
  ftpsLogin:
    'Der Server nimmt die Anmeldung nicht an. Stimmt user in site.yaml, und steht in der Umgebung als DEPLOY_PASSWORD das Passwort dazu?',
  noPrograms:
    'Das Passwort kam nicht bis zu ssh: Im Ordner für Zwischendateien lässt dieser Rechner keine Programme zu. Nennen Sie in der Umgebung als TMPDIR einen anderen, oder nehmen Sie einen Schlüssel (DEPLOY_KEY).',
  noKey:
    'Bei DEPLOY_KEY steht kein Schlüssel, mit dem sich anmelden lässt. Nehmen Sie den privaten (die Datei ohne .pub), und zwar einen ohne eigenes Passwort.',
  otherServer:
    'Der Server weist sich anders aus als beim letzten Mal. Fragen Sie den Hoster, ob er seinen Schlüssel gewechselt hat. Wenn ja, löschen Sie den alten mit dem Befehl, der unten steht (ssh-keygen …); steht er in DEPLOY_KNOWN_HOSTS, ersetzen Sie ihn dort.',
  unknownServer:
    'DEPLOY_KNOWN_HOSTS kennt diesen Server nicht, oder nicht unter diesem Port; deshalb ging nichts an ihn. Was hineingehört, gibt aus: ssh-keyscan -p PORT NAME-DES-SERVERS. Vergleichen Sie es mit dem, was der Hoster als Schlüssel seines Servers nennt.',
  noServer: 'Einen Server dieses Namens gibt es nicht. Prüfen Sie host unter deploy in site.yaml.',
  noAnswer: 'Dort antwortet niemand. Prüfen Sie host und port unter deploy in site.yaml.',
  noSsh:
    'Unter diesem Port antwortet etwas anderes als SSH, oder der Server lässt nach vielen Versuchen eine Weile niemanden herein. Prüfen Sie host und port unter deploy in site.yaml; stimmen beide, versuchen Sie es später noch einmal.',
  noSshProgram:
    'rsync braucht das Programm ssh, und das ist auf diesem Rechner nicht installiert. Unter Debian und Ubuntu heißt das Paket openssh-client, in Containern mit Alpine ebenso.',
  broken:
    'Die Verbindung ist abgebrochen, oder der Server antwortet nicht mehr. Veröffentlichen Sie noch einmal: Der nächste Aufruf bringt zu Ende, was fehlt.',
  tooMany:
    'Der Server nimmt gerade keine weitere Verbindung an. Beenden Sie andere Programme, die dort angemeldet sind, etwa FileZilla, und veröffentlichen Sie in einigen Minuten noch einmal.',
  noTls:
    'Unter diesem Port verschlüsselt der Server nicht, und ohne Verschlüsselung bekommt er das Passwort nicht. Prüfen Sie host und port unter deploy in site.yaml, und fragen Sie den Hoster nach FTPS oder SFTP.',
  oldTls:
    'Der Server verschlüsselt nur auf eine veraltete Art, die als unsicher gilt (vor TLS 1.2); das Passwort hat er deshalb nicht bekommen. Fragen Sie den Hoster nach FTPS mit TLS 1.2 oder neuer, oder nach SFTP.',
  noTrust:
    'Dem Zertifikat des Servers ist nicht zu trauen; das Passwort hat er deshalb nicht bekommen. Nennen Sie bei host unter deploy in site.yaml den Namen, der beim Hoster für FTPS steht: Meist gilt das Zertifikat nur für ihn.',
  fullOrNoFolder:
    'Am Ziel ist entweder kein Platz mehr, oder es fehlt der Ordner, in dem der bei folder genannte liegen soll. Prüfen Sie folder unter deploy in site.yaml, dann den freien Platz.',
  fullOrClosed:
    'Der Server nimmt am Ziel keine Datei mehr an und sagt nicht, warum. Entweder ist kein Platz mehr (oft ist auch die Zahl der Dateien begrenzt), oder dort darf gerade niemand schreiben. Fragen Sie den Hoster.',
  full: 'Am Ziel ist kein Platz mehr. Löschen Sie dort etwas, oder nehmen Sie einen größeren Tarif.',
  folder:
    'In diesen Ordner darf der Benutzer nicht schreiben, oder etwas darin nicht lesen. Prüfen Sie folder unter deploy in site.yaml.',
  linkedAway:
    'Am Ziel führt ein Verweis (Symlink) aus dem Ordner der Website hinaus, und rsync folgt ihm dort nicht. Nehmen Sie to: sftp, oder legen Sie an seine Stelle einen Ordner.',
  another:
    'Dort veröffentlicht gerade wohl noch jemand. Warten Sie, bis das zu Ende ist, und veröffentlichen Sie dann noch einmal.',
  noPlace:
    'Eine Datei der Website kommt am Ziel nicht an ihren Platz; welche, steht unten. Liegt dort ein Ordner mit ihrem Namen, löschen Sie ihn, oder benennen Sie ihn um, wenn Sie ihn noch brauchen. Veröffentlichen Sie dann noch einmal.',
  noFolder:
    'Den Ordner gibt es am Ziel nicht, oder er ist eine Datei. Prüfen Sie folder unter deploy in site.yaml.',
}

/** What `gewerk deploy` says. */
export const deployWords = {
  noTarget: `In site.yaml steht nicht, wohin die Website soll.
→ Schreiben Sie „deploy:“ hinein; wie, steht im Handbuch unter „Veröffentlichen“.`,
  notYet: 'Noch nicht: Was oben steht, muss vor der Veröffentlichung berichtigt sein.',
  notBuilt: 'Die Website ließ sich nicht bauen; am Ziel wurde nichts geändert.',
  nothing: 'Am Ziel liegt schon alles, wie es ist.',
  changed: `Die gebaute Website hat sich geändert, während sie hochgeladen wurde; was am Ziel schon da ist, bleibt eine ganze Website.
→ Läuft gerade noch ein anderer Befehl, der sie baut, warten Sie, bis er fertig ist. Veröffentlichen Sie dann noch einmal.`,
  plan: ({ lasting, documents, gone }: Plan) =>
    `${files(lasting.length + documents.length)} hochzuladen, ${files(gone.filter((name) => !isLeftover(name)).length)} zu löschen.`,
  foreign: (names: readonly string[], replace: string) =>
    `Am Ziel liegen schon Dateien, die Gewerk dort nicht abgelegt hat und ersetzen würde: ${firstOf(names)}. Geändert wurde nichts.
→ Brauchen Sie sie noch, sichern Sie sie. Dann ersetzt sie: npm run ${replace}`,
  otherSite: (other: string, own: string, replace: string) =>
    `Am Ziel liegt die Website von ${other}, nicht die von ${own}. Geändert wurde nichts.
→ Prüfen Sie folder unter deploy in site.yaml: Jede Website braucht ihren eigenen Ordner. Hat Ihre Website eine neue Adresse, oder soll die andere weg, dann ersetzt sie: npm run ${replace}`,
  noProgram: (program: string) =>
    `Das Programm ${program} ist auf diesem Rechner nicht installiert.
→ Installieren Sie es, oder nehmen Sie einen anderen Weg, zum Beispiel to: ${program === 'rsync' ? 'sftp' : 'ftps'}`,
  failed: (program: string, said: string, advice: string | undefined) =>
    `${program} konnte das Ziel nicht erreichen oder dort nicht schreiben; was schon da ist, bleibt eine ganze Website.
${advice ? `→ ${advice}\n\nDas meldet ${program}:\n${said}` : `→ ${said}`}`,
  insideOwn: (place: string, own: string) =>
    `${place} ${place === own ? 'ist ein Ordner' : `liegt im Ordner ${own}`}, den Gewerk selbst braucht. Geändert wurde nichts.
→ Nennen Sie bei folder unter deploy in site.yaml einen anderen Ordner.`,
  holdsContent: (place: string, content: string) =>
    `In ${place} liegen auch die Texte der Website (${content}); dann könnte sie jeder im Netz lesen, mit allem, was daneben liegt. Geändert wurde nichts.
→ Nennen Sie bei folder unter deploy in site.yaml einen Ordner, in dem nur die Website liegt.`,
  full: (place: string) =>
    `Am Ziel ist kein Platz mehr für ${place}; was schon da ist, bleibt eine ganze Website.
→ Schaffen Sie auf diesem Datenträger Platz, und veröffentlichen Sie dann noch einmal.`,
  notAFolder: (place: string) =>
    `${place} ist kein Ordner, oder liegt in keinem; was schon da ist, bleibt eine ganze Website.
→ Prüfen Sie folder unter deploy in site.yaml.`,
  another: (place: string) =>
    `${place} ist am Ziel verschwunden, während es hochgeladen wurde.
→ ${serverAdvice.another}`,
  overtaken: `Während hochgeladen wurde, hat noch jemand dorthin veröffentlicht; vielleicht liegen am Ziel jetzt Seiten von beiden.
→ ${serverAdvice.another}`,
  isAFolder: (place: string) =>
    `Wo eine Datei der Website ihren Platz hat, liegt am Ziel ein Ordner: ${place}
→ Löschen Sie ihn, oder benennen Sie ihn um, wenn Sie ihn noch brauchen. Veröffentlichen Sie dann noch einmal.`,
  noRight: (place: string) =>
    `Sie dürfen ${place} nicht anlegen, ersetzen oder löschen; was schon da ist, bleibt eine ganze Website.
→ Geben Sie sich das Recht dazu, oder nennen Sie bei folder unter deploy in site.yaml einen anderen Ordner.`,
  noKey: (file: string) =>
    `Die Datei ${file}, die bei DEPLOY_KEY steht, lässt sich nicht lesen. Dort steht der Name der Datei mit dem Schlüssel oder der Schlüssel selbst.`,
  noTemporaryFolder: (folder: string) =>
    `Den Ordner für Zwischendateien gibt es nicht: ${folder}. Geändert wurde nichts.
→ Legen Sie ihn an, oder nennen Sie in der Umgebung als TMPDIR einen anderen.`,
  otherHost: (host: string, only: string) =>
    `In site.yaml steht als Server ${host}; das Passwort und der Schlüssel sind aber nur für ${only} (DEPLOY_HOST). Geändert wurde nichts.
→ Hat jemand host unter deploy verstellt, ändern Sie es zurück. Sind Sie zu einem anderen Hoster gewechselt, nennen Sie dessen Server bei DEPLOY_HOST.`,
  noPassword: `Für FTPS braucht es das Passwort.
→ Geben Sie es in der Umgebung mit: DEPLOY_PASSWORD`,
  published: (url: string) => `Veröffentlicht: ${url} zeigt die neue Website.`,
  left: (names: readonly string[]) =>
    `Am Ziel liegt noch, was es in der Website nicht mehr gibt; der Server lässt es nicht löschen: ${firstOf(names)}. Wer die Adresse kennt, sieht es weiterhin.
→ Löschen Sie es dort von Hand, oder geben Sie dem Benutzer das Recht dazu; der nächste Aufruf versucht es wieder.`,
  brokenOff: {
    before: 'Abgebrochen. Am Ziel wurde nichts geändert.',
    meanwhile:
      'Abgebrochen. Was am Ziel schon da ist, bleibt eine ganze Website, zum Teil vielleicht schon die neue.\n→ Veröffentlichen Sie noch einmal: Der nächste Aufruf bringt zu Ende, was fehlt.',
    after: (url: string) =>
      `Abgebrochen. Alles ist hochgeladen; ob ${url} die neue Website zeigt, wurde nicht mehr geprüft.`,
  },
  unreachable: (url: string) =>
    `Alles ist hochgeladen, aber ${url} antwortet nicht.
→ Zeigt die Domain schon auf diesen Server, und gilt dort ein Zertifikat für https? Das richtet der Hoster ein.`,
  leadsOn: (address: string) =>
    `Alles ist hochgeladen, aber ${address} leitet im Kreis weiter.
→ Sehen Sie beim Hoster nach, welche Weiterleitungen dort eingerichtet sind, etwa für https oder „www“: Zwei davon heben sich auf.`,
  notShown: (url: string, reason: string) =>
    `Alles ist hochgeladen, aber ${url} zeigt die neue Website nicht: ${reason}
→ Stimmt der Ordner unter „deploy“ mit dem überein, auf den die Domain zeigt? Liegt ein Zwischenspeicher davor, hilft Warten.`,
  status: (path: string, status: number, wanted: number) =>
    `${path} antwortet mit ${status} statt ${wanted}`,
  other: (path: string) => `unter ${path} steht noch etwas anderes`,
}
