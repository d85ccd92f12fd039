/**
 * What browsers take for an address in an e-mail field (HTML Living Standard) where it ends as domains do, and the
 * umlauts of German domains besides, which some browsers write as ASCII and some do not.
 */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+(?:\p{L}{2,63}|xn--[a-z\d-]+)$/iu

/**
 * An address as it is meant: without blanks around it, and without the signs that nobody sees, which come along from
 * address books and websites and which not every browser takes away.
 */
export const plainEmail = (text: string): string => text.replace(/\p{Cf}/gu, '').trim()

/** Whether a text can be an e-mail address; blanks around it don't matter. */
export const isEmail = (text: string): boolean => EMAIL.test(text.trim())

/** Whether it would be one without the umlauts before its @. */
export const hasUmlaut = (text: string): boolean =>
  !isEmail(text) && isEmail(text.replace(/[äöüß](?=.*@)/gi, 'x'))
