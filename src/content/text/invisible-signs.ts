/** Signs that nobody sees and no text needs: of no width, or turning the direction of writing. */
export const INVISIBLE_SIGNS = /[\u200b\u200c\u2060\ufeff\u202a-\u202e\u2066-\u2069]+/g

/** Signs that documents may not hold (HTML, 13.2.3.5): controls, halves of signs, no signs at all. */
export const CONTROL_SIGN = /[^\P{Cc}\t\n\r]|[\ufffe\uffff\p{Cs}]/u
