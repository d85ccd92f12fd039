/** What `gewerk` itself says; what its commands say stands beside them. */
export const words = {
  noFolder: 'Hinter --folder fehlt der Ordner.',
  oneFolder: 'Nur ein Ordner ist möglich, aber --folder steht mehrmals da.',
  wrongNode: (version: string) =>
    `Mit Node ${version} läuft Gewerk nicht.
→ Installieren Sie Node 24 von https://nodejs.org/de. Es gehen auch 22 (ab 22.12) und 20 (ab 20.19).`,
  shown: (address: string, inbox: string) => `${address}  (Nachrichten des Formulars: ${inbox})`,
  noFormat: (format: string, formats: readonly string[]) =>
    `Eine Ausgabe „${format}“ gibt es nicht. Zur Wahl stehen ${formats.join(', ')}.`,
  notTogether: (one: string, other: string) =>
    `${one} und ${other} gehen nicht zusammen. Rufen Sie den Befehl zweimal auf.`,
  onlyYes: '--yes gehört zu --fix.',
  cutOff: `Der Befehl ist nicht zu Ende gekommen; was darüber steht, ist nicht alles.
→ Meist liegt es an einem eigenen Baustein: In einer Datei im Ordner blocks steht process.exit(), oder sie wartet mit await auf etwas, das nie kommt.`,
  failingLate: (place: string, found: string) =>
    `Der eigene Baustein ${place} ist gescheitert, als niemand mehr auf ihn wartete, etwa in setTimeout oder einem Promise:\n\n  ${found}`,
  unheard: (reason: string, advice: string | undefined) =>
    `Was der Befehl sagt, ließ sich nicht ganz in die Datei schreiben: ${reason}${advice === undefined ? '.' : `.\n→ ${advice}`}`,
  unknown: (name: string | undefined, meant: string | undefined) =>
    `Den Befehl „${name}“ gibt es nicht. ${meant ? `Meinten Sie ${meant}? ` : ''}Alle Befehle nennt: npx gewerk --help`,
}
