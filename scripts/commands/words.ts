/** What `gewerk` itself says; what its commands say stands beside them. */
export const words = {
  usage: `gewerk – die Website eines Handwerksbetriebs, gemacht aus Texten

  gewerk start      baut die Website und zeigt sie auf diesem Rechner
  gewerk dev        zeigt sie, während Sie schreiben; jede Änderung ist sofort zu sehen
  gewerk check      prüft alle Texte und sagt, was zu ändern ist; mit --until 2028-12-31, was sich bis dahin ändert,
                    mit --live https://…, ob die veröffentlichte Website stimmt
  gewerk build      baut die fertige Website in den Ordner dist
  gewerk deploy     prüft, baut und veröffentlicht die Website, wie es in site.yaml unter deploy steht
  gewerk inbox      nimmt auf Ihrem Server die Nachrichten des Kontaktformulars an und verschickt sie
  gewerk new        legt eine Neuigkeit, eine Stelle, eine Referenz, eine Seite oder eine Leistung an
  gewerk new site   legt die Website eines anderen Betriebs an
  gewerk edit       ändert einen einzelnen Wert in einer Datei und sonst kein Zeichen
  gewerk upgrade    bringt Texte, die für eine ältere Fassung geschrieben sind, auf den neuesten Stand
  gewerk handbuch   öffnet das Handbuch für alle, die die Texte pflegen
  gewerk doctor     sieht nach, ob auf diesem Rechner und im Ordner alles stimmt, und sagt, was zu tun ist

  --folder ORDNER   der Ordner des Betriebs, wenn Sie nicht darin stehen`,
  noFolder: 'Hinter --folder fehlt der Ordner.',
  wrongNode: (version: string) =>
    `Mit Node ${version} läuft Gewerk nicht.
→ Installieren Sie Node 24 von https://nodejs.org/de. Es gehen auch 22 (ab 22.12) und 20 (ab 20.19).`,
  noArguments: (name: string, args: readonly string[]) =>
    `Mit „${args.join(' ')}“ kann gewerk ${name} nichts anfangen.`,
  check: {
    noFormat: (format: string) => `Eine Ausgabe „${format}“ gibt es nicht.`,
    usage: `So rufen Sie die Prüfung auf:
  npm run check -- [--format text|json|github|gitlab|markdown|suggestions] [--release]
  npm run check -- --fix [--yes] [--format …] [--release]
  npm run check -- --until 2028-12-31 [--format text|json|ics]
  npm run check -- --live https://www.beispiel.de [--message] [--format …]`,
  },
  unknown: (name: string | undefined) =>
    `Den Befehl „${name}“ gibt es nicht. Alle Befehle nennt: gewerk --help`,
}
