/** Signs that nobody sees and no text needs: of no width, or turning the direction of writing. */
export const INVISIBLE_SIGNS = /[\u200b\u200c\u2060\ufeff\u202a-\u202e\u2066-\u2069]+/g
