/** What is said of the machine and its settings. */
export const machineWords = {
  noDay: (chosen: string) =>
    `TODAY=${chosen} ist kein Tag. Schreiben Sie ihn wie 2026-12-24, oder lassen Sie TODAY weg.`,
  unknownOption: (option: string, meant: string | undefined) =>
    `Die Option ${option} gibt es nicht.${meant ? ` Meinten Sie ${meant}?` : ''}`,
  unexpected: (argument: string) =>
    `Mit „${argument}“ kann der Befehl nichts anfangen. Enthält eine Angabe Leerzeichen, setzen Sie sie in Anführungszeichen.`,
  twice: (option: string) => `${option} steht mehrmals da. Lassen Sie es nur einmal stehen.`,
  takesNothing: (option: string) => `Hinter ${option} folgt nichts.`,
  keptByNpm: (option: string) =>
    `npm hat ${option} für sich behalten. Schreiben Sie ein einzelnes -- davor; in der PowerShell von Windows nehmen Sie npx gewerk statt npm run.`,
  lacksValue: (option: string) => `Hinter ${option} fehlt die Angabe.`,
}

/** What is said where the pictures' program is missing, or is one for another kind of machine. */
export const sharpWords = {
  wrong: 'Das Programm, das Bilder umrechnet (sharp), lässt sich nicht laden.',
  advice: (packages: string, command: string) =>
    `Löschen Sie den Ordner ${packages}, und installieren Sie auf diesem Rechner neu: ${command}`,
}
