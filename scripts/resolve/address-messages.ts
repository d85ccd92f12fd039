import type { Wording } from '../problem/problem.ts'

/** Who has an address, in words. */
export const holders = {
  page: (place: string) => `die Seite aus ${place}`,
  entry: (place: string) => `der Eintrag aus ${place}`,
  redirect: (place: string) => `die Weiterleitung aus ${place}`,
  media: (path: string) => `die Datei ${path}`,
  product: (file: string) => `die Datei ${file}, die jede Website hat`,
}

/** What has an address that another one claims. */
interface Holder {
  address: string
  /** One of `holders`. */
  holder: string
  isRedirect?: boolean
}

const taken = (address: string, { address: other, holder }: Holder): string =>
  address === other
    ? `Unter der Adresse ${address} liegt schon ${holder}.`
    : `Unter ${address} finden viele Server und Rechner dasselbe wie unter ${other}, und dort liegt schon ${holder}.`

/** What is said about addresses, and what leads from one to another. */
export const addressWording = {
  // Addresses

  routeTaken: (route: string, by: Holder): Wording => ({
    code: 'duplicate-route',
    message: taken(route, by),
    hint: 'Ändern Sie die Adresse in dieser Zeile. Ist die Seite doppelt, löschen Sie eine der beiden Dateien.',
  }),
  idTaken: (route: string, by: Holder): Wording => ({
    code: 'duplicate-route',
    message: taken(route, by),
    hint: 'Geben Sie dem Eintrag in dieser Zeile eine andere id.',
  }),
  listPageTaken: (route: string, first: string, by: Holder): Wording => ({
    code: 'list-page-taken',
    message: `Die Liste unter ${first} braucht die Adresse ${route} für ihre weiteren Seiten. ${taken(route, by)}`,
    hint: 'Ändern Sie die Adresse dort. Oder wählen Sie in ui.yaml ein anderes Wort für die Seiten der Listen, unter lists hinter address, zum Beispiel „address: teil“.',
  }),
  redirectTaken: (from: string, by: Holder): Wording => ({
    code: by.isRedirect ? 'duplicate-redirect' : 'redirect-of-page',
    message: taken(from, by),
    hint: by.isRedirect
      ? 'Löschen Sie eine der beiden Weiterleitungen.'
      : 'Löschen Sie die Weiterleitung: Von dort lässt sich nicht weiterleiten.',
  }),
  redirectAhead: ({ from, to }: { from: string; to: string }, by: Holder): Wording => ({
    code: 'redirect-of-page',
    message: `${taken(from, by)} Eine Seite ${to} gibt es nicht.`,
    hint: `Haben Sie die Adressen vertauscht, schreiben Sie from: ${to} und to: ${from}. Soll die Seite umziehen, schreiben Sie in ihrer Datei route: ${to}`,
  }),
  mediaTaken: (address: string, by: Holder): Wording => ({
    code: 'duplicate-media',
    message: taken(address, by),
    hint: 'Benennen Sie eine der beiden Dateien um, oder löschen Sie sie.',
  }),
  reservedAddress: (address: string, name: string): Wording => ({
    code: 'reserved-name',
    message: `Unter ${address} lässt sich auf Windows nichts speichern: Der Name \`${name}\` ist dort vergeben.`,
    hint: `Nehmen Sie einen anderen Namen, zum Beispiel ${name.replace(/\..*/, '')}-1.`,
  }),
  longAddress: (address: string): Wording => ({
    code: 'long-address',
    message: `Die Adresse ${address.slice(0, 40)}… ist so lang, dass sich nichts darunter speichern lässt.`,
    hint: 'Kürzen Sie sie auf höchstens 200 Zeichen, jeden Namen zwischen den Schrägstrichen auf höchstens 60.',
  }),

  // Redirects

  lostAddress: (route: string, to: string): Wording => ({
    code: 'lost-address',
    message: `Unter ${route} war beim letzten Bauen etwas zu finden; jetzt führt diese Adresse ins Leere.`,
    hint: `Leiten Sie sie weiter: Schreiben Sie in redirects.yaml „- from: ${route}“ und darunter „  to: ${to}“.`,
  }),
  redirectChain: (to: string, end: string): Wording => ({
    code: 'redirect-chain',
    message: `Die Adresse ${to} wird selbst weitergeleitet.`,
    hint: `Leiten Sie gleich ans Ziel: ${end}`,
    // A place behind the address may go with it: whoever wrote the redirect is asked
    instead: { text: end, isSure: false },
  }),
  redirectLoop: (): Wording => ({
    code: 'redirect-loop',
    message: 'Diese Weiterleitung führt im Kreis; wer die Adresse aufruft, kommt nie an.',
    hint: 'Schreiben Sie hinter to die Adresse einer Seite, die es gibt, zum Beispiel: to: /',
  }),
  movedLink: (route: string, to: string): Wording => ({
    code: 'moved-link',
    message: `Die Seite ${route} ist umgezogen; der Link geht über eine Weiterleitung.`,
    hint: `Schreiben Sie gleich die neue Adresse: ${to}`,
    instead: { text: to, isSure: true },
  }),
  renamed: (file: string, from: string, to: string, rightName: string): Wording => ({
    code: 'renamed-entry',
    message: `Die id passt nicht zum Dateinamen ${file}. Stand der Beitrag schon unter ${from} auf der Website, führt diese Adresse jetzt ins Leere.`,
    hint: `Schreiben Sie in redirects.yaml „- from: ${from}“ und darunter „  to: ${to}“. War er dort nie zu sehen, genügt es, die Datei umzubenennen in ${rightName}.`,
  }),
}
