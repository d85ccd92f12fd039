/** The names that one text holds, apart from each other by commas, semicolons or blanks; nothing where one is unknown. */
export const severalNames = (text: string, known: readonly string[]): string[] | undefined => {
  const parts = text.split(/\s*[,;]\s*|\s+(?:und\s+)?/)
  return parts.length > 1 && parts.every((part) => known.includes(part)) ? parts : undefined
}
