/** A terminal would obey what content and file names may hold. */
export const withoutControls = (text: string): string => text.replace(/(?!\n)\p{Cc}/gu, '◦')

/** The same for what is one line: a name of a file that goes on in another one could say anything there. */
export const inOneLine = (text: string): string => text.replace(/\p{Cc}/gu, '◦')
