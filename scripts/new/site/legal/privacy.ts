import { CONTACT_ROWS } from './contact-rows.ts'

const contactForm = `
  - type: prose
    title: Wenn Sie das Kontaktformular nutzen
    text: |-
      Übertragen werden Ihre Angaben und, wenn Sie welche anhängen, Fotos; Ortsangaben werden vorher aus ihnen
      entfernt. {form.policy} Was Sie tippen, merkt sich Ihr Browser bis zum
      Absenden oder bis Sie den Tab schließen, damit nichts verloren geht (§ 25 Abs. 2 Nr. 2 TDDDG).

      Wir brauchen die Angaben, um Ihnen zu antworten und, wenn Sie es möchten, ein Angebot zu machen
      (Art. 6 Abs. 1 Buchst. b DSGVO), bei anderen Fragen aus unserem Interesse an einer Antwort (Buchst. f).
      Pflicht ist keine Angabe; ohne Name und E-Mail-Adresse können wir nur nicht antworten.
`

const followsForm = `
# Was mit Nachrichten geschieht, sagt {form.policy}: Der Satz folgt dem, was in site.yaml unter form steht.`

/**
 * The page `pages/privacy.yaml`: what has to be told where data are collected (Art. 13 GDPR).
 *
 * @param hasForm whether the site has a contact form, whose messages a provider takes
 */
export const privacy = (hasForm: boolean): string =>
  `# Hier steht die Datenschutzerklärung. Sie beschreibt, was diese Website tut. Bauen Sie etwas ein (Karte, Film
# oder Statistik eines anderen Anbieters), ändern Sie zuerst diesen Text. Lassen Sie ihn fachlich prüfen.
# Sitzt der Hoster außerhalb der EU, gehört dazu, worauf sich die Übermittlung dorthin stützt (Art. 13 Abs. 1
# Buchst. f DSGVO).${hasForm ? followsForm : ''}

route: /datenschutz
admin: false
meta:
  title: Datenschutz
  description: Welche Daten bei {company.name} anfallen, wozu, wie lange und welche Rechte Sie haben.

blocks:
  - type: hero
    title: Datenschutz
    subtitle: Diese Website setzt keine Cookies, zählt keine Besuche und lädt nichts von anderen Anbietern.

  - type: details
    title: Verantwortlich
    rows:
      - label: Betrieb
        value: "{company.legalName}, {company.representedBy}"
${CONTACT_ROWS}

  - type: prose
    title: Wenn Sie diese Seiten aufrufen
    text: !platzhalter |-
      Die Website liegt bei [Name und Anschrift des Hosters], der sie in unserem Auftrag betreibt (Art. 28
      DSGVO). Beim Abruf einer Seite schreibt sein Server ein Protokoll: IP-Adresse, Zeit, abgerufene
      Adresse, Menge der Daten, Browser und Betriebssystem.

      Das dient dem Betrieb und der Abwehr von Angriffen; daran haben wir ein berechtigtes Interesse (Art. 6
      Abs. 1 Buchst. f DSGVO). Nach [Anzahl] Tagen wird das Protokoll gelöscht.

  - type: prose
    title: Was im Browser gespeichert wird
    text: >-
      Die Website sieht im Speicher Ihres Browsers nach, ob dort Änderungen an ihren Texten liegen. Das kommt
      nur auf Geräten vor, an denen jemand den Bearbeitungsmodus eingeschaltet hat.
${hasForm ? contactForm : ''}
  - type: prose
    title: Wenn Sie anrufen, mailen oder uns beauftragen
    text: |-
      Wir speichern, was wir für Antwort, Angebot, Arbeit und Rechnung brauchen (Art. 6 Abs. 1 Buchst. b
      DSGVO). Weiter geben wir es nur, soweit der Auftrag es verlangt: an Lieferanten und mitarbeitende
      Betriebe, an Behörden und Netzbetreiber, an Bank und Steuerberatung.

      Wird aus einer Anfrage kein Auftrag, löschen wir sie nach spätestens einem Jahr. Rechnungen bewahren
      wir acht, Geschäftsbriefe sechs Jahre auf, weil das Gesetz es verlangt (§ 147 AO, Art. 6 Abs. 1
      Buchst. c DSGVO).

  - type: prose
    title: Wenn Sie sich bewerben
    text: >-
      Ihre Unterlagen nutzen wir nur, um über die Stelle zu entscheiden (Art. 6 Abs. 1 Buchst. b DSGVO). Sechs
      Monate nach einer Absage löschen wir sie.

  - type: prose
    title: Ihre Rechte
    text: |-
      Sie können jederzeit verlangen, dass wir Ihnen sagen, was wir über Sie gespeichert haben (Art. 15
      DSGVO), es berichtigen (Art. 16), löschen (Art. 17), nur noch eingeschränkt nutzen (Art. 18) oder Ihnen
      in einem gängigen Format geben (Art. 20). Stützen wir uns auf ein berechtigtes Interesse, können Sie
      **widersprechen** (Art. 21). Eine Einwilligung können Sie für die Zukunft widerrufen (Art. 7 Abs. 3).
      Ein Satz an {company.email} genügt.

      Beschweren können Sie sich bei jeder
      [Aufsichtsbehörde für den Datenschutz](https://www.bfdi.bund.de/DE/Service/Anschriften/Laender/Laender-node.html)
      (Art. 77), zum Beispiel bei der Ihres Bundeslandes. Programme, die allein über etwas entscheiden,
      setzen wir nicht ein (Art. 22).
`
