import { expect, test } from 'vitest'
import type { Wording } from '../../scripts/content/problem.ts'
import { ruleWording } from '../../scripts/content/rule-messages.ts'

/** Every wording in every form that it takes; one that is left out does not compile. */
const samples: { [Name in keyof typeof ruleWording]: Wording[] } = {
  asOfAhead: [ruleWording.asOfAhead('asOf', '2026-11-02')],
  reviewOverdue: [ruleWording.reviewOverdue('2026-10-01')],
  endsBeforeItBegins: [ruleWording.endsBeforeItBegins('expires', 'date')],
  appears: [ruleWording.appears('news', '2026-12-01'), ruleWording.appears('jobs', '2026-12-01')],
  disappeared: [ruleWording.disappeared('jobs', '2026-10-31')],
  linkTooEarly: [ruleWording.linkTooEarly('/neues/stollen', '2026-12-01')],
  linkTooLate: [ruleWording.linkTooLate('/neues/stollen', '2026-12-24')],
  notShownHere: [ruleWording.notShownHere('stollen')],
  unusedEntry: [ruleWording.unusedEntry('brot')],
  unusedStat: [ruleWording.unusedStat('brote')],
  secondRedirect: [ruleWording.secondRedirect('/alt', 'content/redirects.yaml, Zeile 1')],
  redirectOfPage: [ruleWording.redirectOfPage('/sortiment')],
  redirectChain: [ruleWording.redirectChain('/alt', '/sortiment')],
  redirectLoop: [ruleWording.redirectLoop()],
  movedLink: [ruleWording.movedLink('/alt', '/sortiment')],
  renamed: [ruleWording.renamed('ofen.md', '/neues/ofen', '/neues/neuer-ofen')],
  confirmedByHost: [ruleWording.confirmedByHost()],
  perhapsUnconfirmed: [ruleWording.perhapsUnconfirmed()],
  noOfficialLink: [ruleWording.noOfficialLink()],
  noOwnLink: [ruleWording.noOwnLink()],
}

const render = ({ code, message, hint }: Wording) => `${code}\n  ${message}\n  → ${hint}`

test('every wording', () => {
  const text = Object.values(samples)
    .flatMap((wordings) => wordings.map(render))
    .join('\n')
  expect(`\n${text}\n`).toMatchInlineSnapshot(`
    "
    as-of-ahead
      \`asOf\` nennt einen Tag, der noch nicht da ist; heute ist der 2. November 2026.
      → Tragen Sie den Tag ein, an dem die Angabe zuletzt geprüft wurde.
    review-overdue
      Diese Förderung war bis zum 1. Oktober 2026 wieder zu prüfen.
      → Sehen Sie auf der Seite des Fördergebers nach. Passen Sie Betrag und status an, setzen Sie asOf auf heute und reviewBy auf einen neuen Tag.
    ends-before-it-begins
      \`expires\` liegt vor \`date\`.
      → Prüfen Sie beide Tage; \`expires\` ist der spätere.
    not-yet-shown
      Der Beitrag erscheint am 1. Dezember 2026; bis dahin ist er auf der Website nicht zu sehen.
      → Soll es schon jetzt sein, setzen Sie den Tag auf heute oder früher.
    not-yet-shown
      Die Stelle erscheint am 1. Dezember 2026; bis dahin ist sie auf der Website nicht zu sehen.
      → Soll es schon jetzt sein, setzen Sie den Tag auf heute oder früher.
    no-longer-shown
      Die Stelle war bis zum 31. Oktober 2026 befristet und ist auf der Website nicht mehr zu sehen.
      → Verlängern Sie die Frist, oder löschen Sie den Eintrag.
    link-too-early
      Die Seite /neues/stollen erscheint erst am 1. Dezember 2026; bis dahin führt der Link ins Leere.
      → Setzen Sie den Link erst dann, oder lassen Sie die Seite früher erscheinen.
    link-too-late
      Die Seite /neues/stollen ist nur bis zum 24. Dezember 2026 zu sehen; danach führt der Link ins Leere.
      → Nehmen Sie den Link danach heraus, oder leiten Sie /neues/stollen in redirects.yaml auf eine andere Seite weiter.
    entry-not-shown
      \`stollen\` ist heute nicht zu sehen, diese Seite besteht aber aus diesem Eintrag.
      → Nennen Sie einen anderen Eintrag, oder ändern Sie dort den Tag.
    unused-entry
      Der Eintrag \`brot\` wird nirgends gezeigt.
      → Nennen Sie seine id in einem Block, oder löschen Sie ihn.
    unused-entry
      Die Zahl \`brote\` wird nirgends gezeigt.
      → Nennen Sie sie in einem Block stats oder mit {stats.brote} in einem Text, oder löschen Sie sie.
    duplicate-redirect
      Die Adresse /alt wird schon weitergeleitet: content/redirects.yaml, Zeile 1.
      → Löschen Sie eine der beiden Weiterleitungen.
    redirect-of-page
      Unter /sortiment gibt es eine Seite; von dort lässt sich nicht weiterleiten.
      → Löschen Sie die Weiterleitung oder die Seite.
    redirect-chain
      Die Adresse /alt wird selbst weitergeleitet.
      → Leiten Sie gleich ans Ziel: /sortiment
    redirect-loop
      Diese Weiterleitung führt im Kreis und nirgends an.
      → Nennen Sie bei to die route einer Seite.
    moved-link
      Die Seite /alt ist umgezogen; der Link geht über eine Weiterleitung.
      → Schreiben Sie gleich die neue Adresse: /sortiment
    renamed-entry
      Die id passt nicht zum Dateinamen ofen.md. Stand der Beitrag schon unter /neues/ofen auf der Website, führt diese Adresse jetzt ins Leere.
      → Schreiben Sie in redirects.yaml „- from: /neues/ofen“ und darunter „  to: /neues/neuer-ofen“. War er dort nie zu sehen, benennen Sie die Datei nach der id.
    form-unconfirmed
      Netlify bestätigt Nachrichten nur, wenn die Website bei Netlify liegt und dort die Formularerkennung eingeschaltet ist. Sonst ist jede Nachricht verloren, und die Gäste lesen nur, dass keine Bestätigung kam.
      → Senden Sie auf der veröffentlichten Website eine Nachricht. Heißt es danach nicht, dass sie angekommen ist, schalten Sie bei Netlify unter Forms die Formularerkennung ein und veröffentlichen neu, oder nehmen Sie einen anderen Formulardienst: provider: formspree
    form-unconfirmed
      Antwortet dieser Formulardienst mit einer Seite, ist ihr ohne \`acceptedBy\` nicht anzusehen, ob die Nachricht ankam. Dann lesen die Gäste auch nach Erfolg, dass keine Bestätigung kam.
      → Senden Sie eine Nachricht ab, und tragen Sie Wörter ein, die nur in der Bestätigung stehen: acceptedBy: Ihre Nachricht ist eingegangen
    no-official-link
      Bei \`type: external\` führt der Link zur offiziellen Seite des Fördergebers, nicht auf die eigene Website.
      → Schreiben Sie dessen ganze Adresse, beginnend mit https://, oder type: contact, wenn man bei Ihnen anfragt.
    no-own-link
      Bei \`type: contact\` führt der Link zu Ihnen, nicht auf eine fremde Website.
      → Schreiben Sie zum Beispiel /contact, oder type: external, wenn der Link zum Fördergeber führt.
    "
  `)
})
