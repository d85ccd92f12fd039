/** Of an installation that was cut off, or from which something was taken away. */
export const installWords = {
  half: (folder: string) => `Gewerk ist nicht ganz installiert: In ${folder} fehlen Dateien.`,
  anew: (packages: string, command: string) =>
    `Löschen Sie den Ordner ${packages}, und installieren Sie neu: ${command}. Bricht das ab, fehlt vielleicht Speicherplatz, oder ein Virenscanner nimmt Dateien weg.`,
}
