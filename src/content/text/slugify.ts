/** Letters of Germany and its neighbours that are more than a letter with a mark. */
const spelled: Record<string, string> = {
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' },
  ...{ æ: 'ae', ø: 'oe', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
}

/** A heading as a fragment or file name: `Wärme für 3 Häuser` becomes `waerme-fuer-3-haeuser`. */
export const slugify = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæøœłđðþı]/g, (letter) => spelled[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
