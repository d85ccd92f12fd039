/** A terminal would obey what content and file names may hold. */
export const withoutControls = (text: string): string => text.replace(/(?!\n)\p{Cc}/gu, '◦')
