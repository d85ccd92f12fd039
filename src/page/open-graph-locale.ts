const locales = new Map<string, string>()

const localeOf = (language: string): string => {
  const { language: name, region } = new Intl.Locale(language).maximize()
  return `${name}_${region}`
}

/** A language as the Open Graph protocol names it: with the country that is meant by it, `de_DE`. */
export const openGraphLocale = (language: string): string => {
  // Asked for each document, and worked out by the engine each time.
  const locale = locales.get(language) ?? localeOf(language)
  locales.set(language, locale)
  return locale
}
