import { kindRows } from '../new/words.ts'

/** What a command is for, in a line, and how it is called, where there is a choice. */
interface Usage {
  summary: string
  calls?: string
}

const servedAt = (call: string, port: number): string => {
  const set = `PORT=${port + 1}`
  return `  ${call.padEnd(24)} zeigt sie unter http://localhost:${port}
  ${`${set} ${call}`.padEnd(24)} an einem anderen Port; unter Windows: cmd /c "set ${set}&& ${call}"`
}

/** Every command, in the order in which people come to need them. */
const commands = {
  start: {
    summary: 'baut die Website und zeigt sie auf diesem Rechner',
    calls: `${servedAt('npm start', 4173)}
  HOST=0.0.0.0 npm start   auch für andere Geräte im selben Netz, etwa ein Telefon`,
  },
  dev: {
    summary: 'zeigt die Website, während Sie schreiben; jede Änderung ist sofort zu sehen',
    calls: servedAt('npm run dev', 5173),
  },
  check: {
    summary: 'prüft alle Texte und sagt, was zu ändern ist',
    calls: `  npm run check                          zählt auf, was nicht stimmt
  npm run check -- --release             auch, was vor dem Veröffentlichen noch fehlt
  npm run check -- --fix                 berichtigt, was sicher ist, und fragt beim Rest
  npm run check -- --fix --yes           nimmt jeden Vorschlag an, durch den nichts verloren geht
  npm run check -- --until 2028-12-31    sagt, was sich bis zu diesem Tag auf der Website ändert
  npm run check -- --live https://…      sieht nach, ob die veröffentlichte Website stimmt
  npm run check -- --live https://… --message   schickt dabei eine Nachricht durch das Formular

  --format FORM   die Ausgabe: text, json, github, gitlab, markdown oder suggestions;
                  bei --until: text, json oder ics`,
  },
  build: {
    summary: 'baut die fertige Website in den Ordner dist',
    calls: `  npm run build                  baut sie
  OUT_DIR=website npm run build  baut sie in einen anderen Ordner;
                                 unter Windows: cmd /c "set OUT_DIR=website&& npm run build"`,
  },
  deploy: {
    summary: 'prüft, baut und veröffentlicht die Website, wie es in site.yaml unter deploy steht',
    calls: `  npm run deploy                bringt die Website ans Ziel
  npm run deploy -- --dry-run   sagt nur, was hochzuladen wäre
  npm run deploy -- --replace   ersetzt beim ersten Mal, was von einer älteren Website dort liegt,
                                und die Website einer anderen Adresse`,
  },
  inbox: {
    summary: 'nimmt auf Ihrem Server die Nachrichten des Kontaktformulars an und verschickt sie',
    calls: `  npm run inbox   läuft, bis Sie ihn beenden; die Einstellungen kommen aus der Umgebung:

  SMTP_URL         der Mailserver: smtps://benutzer:passwort@smtp.beispiel.de
  INBOX_PASSWORD   das Passwort, mit dem das Büro die Nachrichten liest
  INBOX_DIR        der Ordner für die Nachrichten, sonst .gewerk/inbox
  PORT             der Port, sonst form.port aus site.yaml
  HOST             die Adresse, unter der er zu erreichen ist, sonst nur auf diesem Rechner`,
  },
  new: {
    summary: 'legt eine Neuigkeit, eine Stelle, eine Referenz, eine Seite oder eine Leistung an',
    calls: `${kindRows.map((row) => `  ${row}`).join('\n')}

Die Website eines anderen Betriebs: npx gewerk new site --help`,
  },
  'new site': { summary: 'legt die Website eines anderen Betriebs an' },
  edit: {
    summary: 'ändert einen einzelnen Wert in einer Datei und sonst kein Zeichen',
    calls: `  npm run edit -- content/site.yaml company.phone "+49 2942 1234"   zeigt, was sich ändert
  npm run edit -- content/site.yaml company.phone "+49 2942 1234" --write   schreibt es
  npm run edit -- news/jubilaeum:title "Fünfzig Jahre"   ein Eintrag nach seinem Kurznamen
  npm run edit -- services.yaml heating.features "Neuer Punkt" --insert   hängt an eine Liste an
  npm run edit -- services.yaml heating.features.2 --remove   nimmt einen Eintrag heraus
  npm run edit -- services.yaml heating.features.2 0 --move   stellt einen Eintrag an eine andere Stelle
  npm run edit -- --stdin   liest eine Liste von Änderungen als JSON, alle oder keine

  --json   { ok, problems, diff } für Programme`,
  },
  upgrade: {
    summary: 'bringt Texte, die für eine ältere Fassung geschrieben sind, auf den neuesten Stand',
    calls: `  npm run upgrade            zeigt, was sich ändert, und fragt
  npm run upgrade -- --yes   schreibt es ohne Frage`,
  },
  handbuch: {
    summary: 'öffnet das Handbuch für alle, die die Texte pflegen',
    calls: `  npm run handbuch                öffnet es im Browser
  npm run handbuch -- --no-open   nennt nur die Datei`,
  },
  doctor: {
    summary:
      'sieht nach, ob auf diesem Rechner und im Ordner alles stimmt, und sagt, was zu tun ist',
  },
} as const satisfies Record<string, Usage>

const FOLDER = '  --folder ORDNER   der Ordner des Betriebs, wenn Sie nicht darin stehen'

const lines = Object.entries(commands).map(
  ([name, { summary }]) => `  ${`gewerk ${name}`.padEnd(17)} ${summary}`,
)

/** All commands. */
export const overview = `gewerk – die Website eines Handwerksbetriebs, gemacht aus Texten

${lines.join('\n')}

${FOLDER}

Im Ordner des Betriebs steht npx davor: npx gewerk check
Mehr zu einem Befehl sagt --help: npx gewerk check --help`

/** How a command is called. */
export const usageOf = (name: string): string => {
  const { summary, calls }: Usage = commands[name as keyof typeof commands]
  return `gewerk ${name} ${summary}.\n\n${calls ? `${calls}\n\n` : ''}${FOLDER}`
}
