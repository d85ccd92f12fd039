/**
 * What browsers take for an address in an e-mail field (HTML Living Standard), and the umlauts of
 * German domains besides, which some browsers write as ASCII and some do not.
 */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?(?:\.[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?)*$/u

/** Whether a text can be an e-mail address; blanks around it don't matter. */
export const isEmail = (text: string): boolean => EMAIL.test(text.trim())
