/** Of an installation that was cut off, or from which something was taken away. */
export const installWords = {
  half: (folder: string) => `Gewerk ist nicht ganz installiert: In ${folder} fehlen Dateien.`,
  anew: 'Löschen Sie den Ordner node_modules, und installieren Sie neu: npm install. Bricht das ab, fehlt vielleicht Speicherplatz, oder ein Virenscanner nimmt Dateien weg.',
}
