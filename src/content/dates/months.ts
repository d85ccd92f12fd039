/** The months by all their names, to be looked for in a text: Austria has two of its own. */
export const MONTHS =
  'Januar|Jänner|Februar|Feber|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember'
