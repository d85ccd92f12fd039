/** A postcode of any of our countries; how many digits it has in one of them is asked later. */
export const POSTCODE = /^\d{4,5}$/

/** One, or the first and the last of many: `10115–14199`. */
export const POSTCODES = /^\d{4,5}(?:[–-]\d{4,5})?$/
