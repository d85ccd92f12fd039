/** What the development server's own parts of a page say. */
export const words = {
  repair: 'So ändern',
  notRepaired: (place: string) => `Geändert wurde nichts. Ändern Sie die Stelle selbst: ${place}`,
  notOpened: (place: string) =>
    `Die Stelle lässt sich von hier aus nicht öffnen. Öffnen Sie sie selbst: ${place}`,
  noEditor: (place: string) =>
    `Es läuft kein Editor, der sich von hier aus öffnen lässt. Öffnen Sie die Stelle selbst: ${place}`,
}
