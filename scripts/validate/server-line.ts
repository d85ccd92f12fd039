/** What servers call a redirect, with its number or word: `Redirect 301`, `RewriteRule`, `rewrite`. */
const DIRECTIVE =
  /^(?:Redirect(?:Match|Permanent)?|RewriteRule|rewrite)[ \t]+(?:(?:30[1-8]|permanent|temp)[ \t]+)?(?=\S)/i

/** What stands behind the addresses: `[R=301,L]`, `permanent;` */
const FLAGS = /(?<=\S)[ \t]+(?:\[[\w=,]*\]|permanent|redirect);?$/i

/** `^alt/?$`: a pattern that only one address fits. */
const PATTERN = /^\^?(?:\/\??)?([\p{L}\d/_~.-]*[\p{L}\d/_~-])(?:\/\?)?\$?(?=[ \t]|$)/u

/** A line from the settings of a server with nothing left in it but its addresses: `/alt /neu`; any other text as it is. */
export const addressesOfServerLine = (text: string): string => {
  const line = text.trim()
  const addresses = line.replace(DIRECTIVE, '')
  if (addresses === line && !line.startsWith('^')) return text
  return addresses.replace(FLAGS, '').replace(/;$/, '').replaceAll('\\', '').replace(PATTERN, '/$1')
}
