/**
 * A phone number with its country's code, in signs that a link can leave out: `+49 2581 98765-4`. At
 * most 15 digits (ITU-T E.164); the `(0)` of older habits is never dialled after the code, and no
 * German, Austrian or Swiss number begins with 0 there.
 */
export const PHONE = /^\+(?!4[139]\D*0|.*\(0\))(?=(?:\D*\d){7,15}$)[1-9][\d ()/-]*\d$/

/** The address that dials a number of that form (RFC 3966): `tel:+492581987654`. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`
