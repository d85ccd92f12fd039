import { count } from '../text/count.ts'

/** What `gewerk check --fix` says besides the problems. */
export const words = {
  sure: (place: string) => `Berichtigt: ${place}`,
  likely: (place: string) => `Vorschlag: ${place}`,
  ask: 'So ändern? (j/n) ',
  doubt: 'Vielleicht ist es so gemeint:',
  made: (number: number) => `${count(number, 'Stelle', 'Stellen')} berichtigt.`,
  none: 'Es gibt nichts, was sich von selbst berichtigen lässt.',
  notAsked: (number: number, fix: string) =>
    `${count(number, 'Vorschlag', 'Vorschläge')} nicht übernommen, weil hier niemand gefragt werden kann. Geben Sie im Terminal ein: npm run ${fix}`,
}
