/** The address as mail servers exchange it (RFC 5891): the domain without umlauts. */
export const asciiEmail = (email: string): string => {
  const [name = '', domain = ''] = email.split('@')
  return `${name}@${new URL(`https://${domain}`).hostname}`
}
