/** A text as a regular expression that is found where the text is. */
export const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/** A sign as it may stand behind the `?` of an address: as it is, or percent-encoded, its digits in either case. */
const inQuery = (sign: string): string => {
  const encoded = encodeURIComponent(sign)
  return encoded === sign ? literally(sign) : `(?:${literally(sign)}|(?i:${encoded}))`
}

/** What has to stand behind the `?`, as servers find it that do not decode that. */
export const condition = ([name, value]: [string, string]): string =>
  `${literally(name)}=${[...value].map(inQuery).join('')}`
