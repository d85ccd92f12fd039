/** What `gewerk handbuch` says, and what stands around its pages. */
export const words = {
  contents: 'Seiten des Handbuchs',
  opened: (file: string) => `Das Handbuch öffnet sich im Browser: ${file}`,
  openByHand: (file: string) => `Öffnen Sie das Handbuch im Browser: ${file}`,
}
