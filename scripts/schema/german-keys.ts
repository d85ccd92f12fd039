/**
 * Keys as people call them in German, or in other systems: who writes `titel`, or `url` for a link, has
 * not misspelt.
 */
const MEANINGS = new Map<string, readonly string[]>(
  Object.entries({
    ab: ['from'],
    action: ['actions'],
    adresse: ['route', 'street'],
    aufgaben: ['tasks'],
    aufsichtsbehoerde: ['supervisoryAuthority'],
    autor: ['author'],
    berufsbezeichnung: ['tradeTitle'],
    beschreibung: ['description'],
    beschriftung: ['label'],
    betrag: ['amount'],
    bewertung: ['rating'],
    bild: ['image', 'picture', 'src'],
    bis: ['until'],
    bloecke: ['blocks'],
    datei: ['src'],
    datum: ['date', 'datePosted'],
    description: ['text', 'excerpt', 'subtitle'],
    heading: ['title'],
    einleitung: ['intro', 'excerpt'],
    farben: ['theme'],
    firma: ['company'],
    headline: ['title'],
    hinweis: ['note', 'hint'],
    kammer: ['chamber'],
    kategorie: ['category'],
    land: ['country'],
    leistungen: ['services'],
    link: ['href'],
    name: ['title', 'label'],
    merkmale: ['features'],
    ort: ['location', 'city'],
    plz: ['postcode'],
    profil: ['profile'],
    quelle: ['source'],
    rechtsform: ['legalForm'],
    schritte: ['steps'],
    sprache: ['language', 'lang'],
    stadt: ['city', 'location'],
    stand: ['asOf'],
    strasse: ['street'],
    text: ['description', 'label'],
    telefon: ['phone'],
    titel: ['title'],
    typ: ['type'],
    ueberschrift: ['title'],
    untertitel: ['subtitle'],
    url: ['href', 'src'],
    verfasser: ['author'],
    von: ['from'],
    wert: ['value'],
    zahlen: ['stats'],
    zeiten: ['times', 'hours'],
    ziel: ['href'],
    zitat: ['text'],
    zustand: ['status'],
  }),
)

const spelt = (word: string) =>
  word.toLowerCase().replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue').replace(/ß/g, 'ss')

/** The one of `keys` that a German word names. */
export const translatedKey = (word: string, keys: readonly string[]): string | undefined =>
  MEANINGS.get(spelt(word))?.find((key) => keys.includes(key))
