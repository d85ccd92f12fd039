const ELSEWHERE = 'Nennen Sie mit OUT_DIR einen eigenen Ordner für die fertige Website.'

/** What a build says about the folder into which it writes. */
export const outputWords = {
  refused: (out: string, reason: string) =>
    `Die Website wurde nicht gebaut, und nichts wurde angefasst: Bauen ersetzt den ganzen Ordner ${out}.\n→ ${reason}`,

  holdsContent: (content: string) =>
    `Darin liegt der Inhaltsordner ${content}; er ginge verloren. ${ELSEWHERE}`,
  insideContent: (content: string) =>
    `Er liegt im Inhaltsordner ${content}; dort stehen nur Texte und Bilder. ${ELSEWHERE}`,
  holdsProgram: (root: string) =>
    `Darin liegt das Programm (${root}); es ginge verloren. ${ELSEWHERE}`,
  holdsServerFiles: (folder: string) =>
    `Dorthin kommt beim Bauen, was eigene Server brauchen (${folder}). ${ELSEWHERE}`,
  holdsHome: (home: string) =>
    `Darin liegt Ihr persönlicher Ordner ${home}; er ginge verloren. ${ELSEWHERE}`,
  leadsNowhere: () =>
    `Der Weg dorthin führt über eine Verknüpfung ins Leere oder über eine Datei. ${ELSEWHERE}`,
  isFile: () =>
    'Dort liegt eine Datei, kein Ordner. Geben Sie ihr einen anderen Namen, oder nennen Sie mit OUT_DIR einen anderen Ordner.',

  staysBehind: (folder: string) =>
    `Der Ordner ${folder} ließ sich nicht löschen; er wird nicht mehr gebraucht. Liegt er nach dem nächsten Bauen noch dort, löschen Sie ihn von Hand.`,

  unmarked: (file: string) =>
    `Diese Fassung hat ihn nicht gebaut, und er ist nicht leer: Darin liegt zum Beispiel ${file}. Enthält er nur eine Website, die eine frühere Fassung gebaut hat, löschen Sie ihn von Hand und bauen noch einmal. ${ELSEWHERE}`,
  added: (file: string) =>
    `Darin liegt ${file}; das ist nicht beim Bauen entstanden und ginge verloren. Legen Sie es an einen anderen Ort, oder löschen Sie es, und bauen Sie noch einmal.`,
  changed: (file: string) =>
    `Die Datei ${file} darin ist seit dem letzten Bauen geändert worden; die Änderung ginge verloren. Sichern Sie, was Sie davon brauchen, löschen Sie die Datei, und bauen Sie noch einmal.`,
}
