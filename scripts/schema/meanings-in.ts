/** What stands behind a word that a description explains: `loan: Kredit`, or `loan (Kredit)`. */
const meaningOf = (option: string, description: string): string | undefined => {
  const behind = (sign: string) => {
    const at = description.indexOf(option + sign)
    return at < 0 ? undefined : description.slice(at + option.length + sign.length)
  }
  const [meaning] = /^[^,;]*/.exec(behind(': ') ?? '') ?? []
  return meaning?.trim() || /^[^()]*(?=\))/.exec(behind(' (') ?? '')?.[0].trim() || undefined
}

/** What each of several words stands for: `grant: Zuschuss, loan: Kredit`; nothing where that is not told. */
export const meaningsIn = (
  description: string,
  options: readonly string[],
): Record<string, string> =>
  Object.fromEntries(
    options.flatMap((option): [string, string][] => {
      const meaning = meaningOf(option, description)
      return meaning ? [[option, meaning]] : []
    }),
  )
