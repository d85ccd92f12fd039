import { LEGAL_FORMS } from '../../../src/content/site/legal-form.ts'
import type { Wording } from '../../problem/problem.ts'

/** What the check says about the law. Each message names the rule in its last words. */
export const lawWording = {
  outdatedLaw: (name: string, now: string, title: string): Wording => ({
    code: 'outdated-law',
    message: `${name} gilt nicht mehr; jetzt gilt: ${now} (${title}).`,
    hint: `Schreiben Sie ${now}, und prüfen Sie die Nummer des Paragrafen.`,
  }),
  odrPlatform: (): Wording => ({
    code: 'odr-platform',
    message:
      'Die Plattform der EU zur Online-Streitbeilegung gibt es seit dem 20. Juli 2025 nicht mehr; auf sie hinzuweisen führt irre (Verordnung (EU) 2024/3228).',
    hint: 'Löschen Sie den Hinweis mit dem Link. Was daneben zur Schlichtung für Verbraucher steht, bleibt stehen.',
  }),

  // Advertising

  genericClaim: (word: string, law: string): Wording => ({
    code: 'generic-claim',
    message: `„${word}“ sagt nicht, was genau besser für die Umwelt ist; als Werbung ist das seit dem 27. September 2026 verboten (${law}).`,
    hint: 'Nennen Sie im selben Abschnitt, was gemeint ist: eine Zahl mit Einheit oder {stats.…} mit Quelle und Stand. Oder lassen Sie das Wort weg.',
  }),
  neutralClaim: (word: string, law: string): Wording => ({
    code: 'neutral-claim',
    message: `„${word}“ verspricht eine ausgeglichene Bilanz; beruht sie auf Ausgleichszahlungen, ist das als Werbung verboten, ohne Erklärung führt es irre (${law}).`,
    hint: 'Nennen Sie stattdessen, was eingespart wird, als Zahl mit Quelle.',
  }),
  reviewNote: (law: string): Wording => ({
    code: 'review-note',
    message: `Der Hinweis sagt nicht, ob und wie geprüft wird, dass die Stimmen von Kundinnen und Kunden stammen (${law}).`,
    hint: 'Beschreiben Sie, wie Sie es prüfen, oder schreiben Sie, dass die Echtheit nicht geprüft wird.',
  }),
  noReviewNote: (key: string, law: string): Wording => ({
    code: 'review-note',
    message: `Hier fehlt der Hinweis, ob und wie geprüft wird, dass die Stimmen von Kundinnen und Kunden stammen (${law}).`,
    hint: `Ergänzen Sie ${key}: …, und beschreiben Sie dort, wie Sie es prüfen, oder schreiben Sie, dass die Echtheit nicht geprüft wird.`,
  }),
  noSource: (law: string): Wording => ({
    code: 'figure-without-source',
    message: `Zu dieser Zahl fehlt die Quelle; wer mit ihr wirbt, muss sie belegen können (${law}).`,
    hint: 'Ergänzen Sie source: … und asOf: … mit dem Stand.',
  }),
  emptySource: (law: string): Wording => ({
    code: 'figure-without-source',
    message: `Das ist keine Quelle, mit der sich die Zahl belegen ließe (${law}).`,
    hint: 'Nennen Sie, woher die Zahl kommt: ein Verzeichnis, eine Auswertung, ein Protokoll.',
  }),

  // Imprint

  foreignLaw: (): Wording => ({
    code: 'foreign-law',
    message:
      'Der Betrieb liegt nicht in Deutschland, Impressum oder Datenschutzerklärung berufen sich aber auf deutsches Recht.',
    hint: 'Lassen Sie beide Seiten von jemandem neu schreiben, der das Recht Ihres Landes kennt. Gewerk kennt nur das deutsche und prüft sie für andere Länder nicht.',
  }),

  noLegalLink: (name: string, law: string): Wording => ({
    code: 'no-legal-link',
    message: `Im Fuß der Seite fehlt der Link „${name}“; die Seite muss von überall zu erreichen sein (${law}).`,
    hint: `Ergänzen Sie unter legal einen Eintrag mit label: ${name}`,
  }),
  noLegalPage: (name: string, law: string): Wording => ({
    code: 'no-legal-page',
    message: `„${name}“ führt zu einer PDF-Datei: Auf Telefonen und mit Vorleseprogrammen ist sie kaum zu lesen, und die Prüfung sieht nicht, was darin fehlt. Die Angaben müssen leicht zu erreichen sein (${law}).`,
    hint: `Legen Sie eine Seite dafür an (npm run new -- page ${name}), schreiben Sie den Text hinein, und nennen Sie hier ihre Adresse.`,
  }),
  imprintLacks: (what: string, law: string, repair: string): Wording => ({
    code: 'imprint-incomplete',
    message: `Im Impressum fehlt ${what} (${law}).`,
    hint: repair,
  }),
  noForm: (): Wording => ({
    code: 'form-missing',
    message:
      'In site.yaml fehlt die Rechtsform; nach ihr richtet sich, was ins Impressum gehört (§ 5 Abs. 1 DDG).',
    hint: `Ergänzen Sie unter company eine Zeile legalForm: mit einem dieser Wörter: ${LEGAL_FORMS.join(', ')}`,
  }),
  noLegalForm: (of: string, example: string): Wording => ({
    code: 'no-legal-form',
    message: `Bei ${of} gehört die Rechtsform zum Namen (§ 5 Abs. 1 Nr. 1 DDG, § 19 HGB).`,
    hint: `Ergänzen Sie sie im Namen: ${example}`,
  }),
  noRegister: (of: string, key: string): Wording => ({
    code: 'no-register',
    message: `Bei ${of} gehören Registergericht und Registernummer ins Impressum (§ 5 Abs. 1 Nr. 4 DDG); hier fehlt ${key}.`,
    hint: `Ergänzen Sie ${key} unter company.`,
  }),
  noRepresentative: (of: string): Wording => ({
    code: 'no-representative',
    message: `Bei ${of} gehört ins Impressum, wem der Betrieb gehört oder wer ihn vertritt (§ 5 Abs. 1 Nr. 1 DDG); hier fehlt representedBy.`,
    hint: 'Ergänzen Sie unter company zum Beispiel: representedBy: Erika Muster, Inhaberin',
  }),
  noPartner: (of: string): Wording => ({
    code: 'no-partner',
    message: `Bei ${of} gehört ins Impressum, welche GmbH den Betrieb vertritt und wer diese (§ 5 Abs. 1 Nr. 1 DDG, § 161 HGB).`,
    hint: 'Schreiben Sie zum Beispiel: Muster Verwaltungs-GmbH, diese durch Erika Muster',
  }),
  otherTitle: (title: string, of: string, right: string): Wording => ({
    code: 'other-title',
    message: `Bei ${of} ist „${title}“ die falsche Bezeichnung für den, der im Impressum steht (§ 5 Abs. 1 Nr. 1 DDG).`,
    hint: `Schreiben Sie: ${right}`,
  }),
  noFullName: (): Wording => ({
    code: 'no-full-name',
    message:
      'Wem der Betrieb gehört oder wer ihn vertritt, gehört mit Vor- und Nachnamen ins Impressum (§ 5 Abs. 1 Nr. 1 DDG).',
    hint: 'Schreiben Sie zum Beispiel: Erika Muster, Geschäftsführerin',
  }),
  noStreetAddress: (): Wording => ({
    code: 'no-street-address',
    message:
      'Ins Impressum gehört die Anschrift mit Straße und Hausnummer; ein Postfach genügt nicht (§ 5 Abs. 1 Nr. 1 DDG).',
    hint: 'Schreiben Sie zum Beispiel: Hauptstraße 12',
  }),
  noForeignVatId: (country: string, sample: string): Wording => ({
    code: 'no-vat-id',
    message: `So sieht eine Umsatzsteuer-Identifikationsnummer aus diesem Land nicht aus: ${country}.`,
    hint: `Schreiben Sie sie in dieser Form, mit Ihren Ziffern: ${sample}`,
  }),
  noVatId: (): Wording => ({
    code: 'no-vat-id',
    message:
      'Das ist keine deutsche Umsatzsteuer- oder Wirtschafts-Identifikationsnummer (§ 5 Abs. 1 Nr. 6 DDG).',
    hint: 'Sie besteht aus DE und neun Ziffern: DE123456789. Die Steuernummer gehört nicht ins Impressum.',
  }),

  // Privacy policy

  noProcessor: (processor: string, law: string): Wording => ({
    code: 'privacy-processor',
    message: `Die Datenschutzerklärung nennt den Formulardienst nicht, der die Nachrichten bekommt: ${processor} (${law}).`,
    hint: 'Nennen Sie ihn im Abschnitt zum Kontaktformular mit {form.processor}',
  }),
  otherProcessor: (name: string, provider: string, law: string): Wording => ({
    code: 'privacy-processor',
    message: `Die Datenschutzerklärung nennt ${name}, das Formular schickt aber an ${provider} (${law}).`,
    hint: 'Schreiben Sie statt des Namens {form.processor}, dann stimmt er immer mit site.yaml überein.',
  }),
}
