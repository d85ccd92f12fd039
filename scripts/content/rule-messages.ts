import type { Wording } from './problem.ts'

const longDate = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' })

/** `2026-12-01` as people write it: 1. Dezember 2026. */
const day = (date: string) => longDate.format(new Date(date))

/** What entries are called whose day of appearance or end the check speaks of. */
const things: Record<string, { name: string; it: string }> = {
  news: { name: 'Der Beitrag', it: 'er' },
  jobs: { name: 'Die Stelle', it: 'sie' },
}

const thing = (collection: string) => things[collection] ?? { name: 'Der Eintrag', it: 'er' }

/** What the check says about days, redirects and what nothing refers to. */
export const ruleWording = {
  // Days

  asOfAhead: (key: string, today: string): Wording => ({
    code: 'as-of-ahead',
    message: `\`${key}\` nennt einen Tag, der noch nicht da ist; heute ist der ${day(today)}.`,
    hint: 'Tragen Sie den Tag ein, an dem die Angabe zuletzt geprüft wurde.',
  }),
  reviewOverdue: (reviewBy: string): Wording => ({
    code: 'review-overdue',
    message: `Diese Förderung war bis zum ${day(reviewBy)} wieder zu prüfen.`,
    hint: 'Sehen Sie auf der Seite des Fördergebers nach. Passen Sie Betrag und status an, setzen Sie asOf auf heute und reviewBy auf einen neuen Tag.',
  }),
  endsBeforeItBegins: (end: string, begin: string): Wording => ({
    code: 'ends-before-it-begins',
    message: `\`${end}\` liegt vor \`${begin}\`.`,
    hint: `Prüfen Sie beide Tage; \`${end}\` ist der spätere.`,
  }),
  appears: (collection: string, date: string): Wording => ({
    code: 'not-yet-shown',
    message: `${thing(collection).name} erscheint am ${day(date)}; bis dahin ist ${thing(collection).it} auf der Website nicht zu sehen.`,
    hint: 'Soll es schon jetzt sein, setzen Sie den Tag auf heute oder früher.',
  }),
  disappeared: (collection: string, date: string): Wording => ({
    code: 'no-longer-shown',
    message: `${thing(collection).name} war bis zum ${day(date)} befristet und ist auf der Website nicht mehr zu sehen.`,
    hint: 'Verlängern Sie die Frist, oder löschen Sie den Eintrag.',
  }),
  linkTooEarly: (route: string, date: string): Wording => ({
    code: 'link-too-early',
    message: `Die Seite ${route} erscheint erst am ${day(date)}; bis dahin führt der Link ins Leere.`,
    hint: 'Setzen Sie den Link erst dann, oder lassen Sie die Seite früher erscheinen.',
  }),
  linkTooLate: (route: string, date: string): Wording => ({
    code: 'link-too-late',
    message: `Die Seite ${route} ist nur bis zum ${day(date)} zu sehen; danach führt der Link ins Leere.`,
    hint: `Nehmen Sie den Link danach heraus, oder leiten Sie ${route} in redirects.yaml auf eine andere Seite weiter.`,
  }),
  notShownHere: (id: string): Wording => ({
    code: 'entry-not-shown',
    message: `\`${id}\` ist heute nicht zu sehen, diese Seite besteht aber aus diesem Eintrag.`,
    hint: 'Nennen Sie einen anderen Eintrag, oder ändern Sie dort den Tag.',
  }),

  // What nothing refers to

  unusedEntry: (id: string): Wording => ({
    code: 'unused-entry',
    message: `Der Eintrag \`${id}\` wird nirgends gezeigt.`,
    hint: 'Nennen Sie seine id in einem Block, oder löschen Sie ihn.',
  }),
  unusedStat: (id: string): Wording => ({
    code: 'unused-entry',
    message: `Die Zahl \`${id}\` wird nirgends gezeigt.`,
    hint: `Nennen Sie sie in einem Block stats oder mit {stats.${id}} in einem Text, oder löschen Sie sie.`,
  }),

  // Redirects

  secondRedirect: (from: string, firstPlace: string): Wording => ({
    code: 'duplicate-redirect',
    message: `Die Adresse ${from} wird schon weitergeleitet: ${firstPlace}.`,
    hint: 'Löschen Sie eine der beiden Weiterleitungen.',
  }),
  redirectOfPage: (from: string): Wording => ({
    code: 'redirect-of-page',
    message: `Unter ${from} gibt es eine Seite; von dort lässt sich nicht weiterleiten.`,
    hint: 'Löschen Sie die Weiterleitung oder die Seite.',
  }),
  redirectChain: (to: string, end: string): Wording => ({
    code: 'redirect-chain',
    message: `Die Adresse ${to} wird selbst weitergeleitet.`,
    hint: `Leiten Sie gleich ans Ziel: ${end}`,
  }),
  redirectLoop: (): Wording => ({
    code: 'redirect-loop',
    message: 'Diese Weiterleitung führt im Kreis und nirgends an.',
    hint: 'Nennen Sie bei to die route einer Seite.',
  }),
  movedLink: (route: string, to: string): Wording => ({
    code: 'moved-link',
    message: `Die Seite ${route} ist umgezogen; der Link geht über eine Weiterleitung.`,
    hint: `Schreiben Sie gleich die neue Adresse: ${to}`,
  }),
  renamed: (file: string, from: string, to: string): Wording => ({
    code: 'renamed-entry',
    message: `Die id passt nicht zum Dateinamen ${file}. Stand der Beitrag schon unter ${from} auf der Website, führt diese Adresse jetzt ins Leere.`,
    hint: `Schreiben Sie in redirects.yaml „- from: ${from}“ und darunter „  to: ${to}“. War er dort nie zu sehen, benennen Sie die Datei nach der id.`,
  }),

  // Form

  confirmedByHost: (): Wording => ({
    code: 'form-unconfirmed',
    message:
      'Netlify bestätigt Nachrichten nur, wenn die Website bei Netlify liegt und dort die Formularerkennung eingeschaltet ist. Sonst ist jede Nachricht verloren, und die Gäste lesen nur, dass keine Bestätigung kam.',
    hint: 'Senden Sie auf der veröffentlichten Website eine Nachricht. Heißt es danach nicht, dass sie angekommen ist, schalten Sie bei Netlify unter Forms die Formularerkennung ein und veröffentlichen neu, oder nehmen Sie einen anderen Formulardienst: provider: formspree',
  }),
  perhapsUnconfirmed: (): Wording => ({
    code: 'form-unconfirmed',
    message:
      'Antwortet dieser Formulardienst mit einer Seite, ist ihr ohne `acceptedBy` nicht anzusehen, ob die Nachricht ankam. Dann lesen die Gäste auch nach Erfolg, dass keine Bestätigung kam.',
    hint: 'Senden Sie eine Nachricht ab, und tragen Sie Wörter ein, die nur in der Bestätigung stehen: acceptedBy: Ihre Nachricht ist eingegangen',
  }),

  // Subsidies

  noOfficialLink: (): Wording => ({
    code: 'no-official-link',
    message:
      'Bei `type: external` führt der Link zur offiziellen Seite des Fördergebers, nicht auf die eigene Website.',
    hint: 'Schreiben Sie dessen ganze Adresse, beginnend mit https://, oder type: contact, wenn man bei Ihnen anfragt.',
  }),
  noOwnLink: (): Wording => ({
    code: 'no-own-link',
    message: 'Bei `type: contact` führt der Link zu Ihnen, nicht auf eine fremde Website.',
    hint: 'Schreiben Sie zum Beispiel /contact, oder type: external, wenn der Link zum Fördergeber führt.',
  }),
}
