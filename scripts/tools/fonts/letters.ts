const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index))

/** German, what names from France, Italy, Spain, Portugal and Scandinavia are mostly written with, and the Turkish ı. */
const LETTERS = 'ÄÖÜäöüßẞÉÇåáàâãæçéèêëíîïıñóôøúùû'

const SIGNS = '§°²³·±×½¼¾µ©®€™→←−–—‘’‚“”„‹›«»•…'

/** No-break space, soft hyphen, thin and narrow spaces, hyphen that does not break. */
const INVISIBLE = '\u00a0\u00ad\u2009\u202f\u2011'

const between = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

/** Names from Turkey, Poland and the countries around: Latin Extended-A but for ı, and four letters of Romanian. */
export const furtherLetters = between(0x100, 0x130) + between(0x132, 0x17f) + between(0x218, 0x21b)

/** What the published typefaces can write with their first file; the stand-in draws what is in none. */
export const letters = ASCII + LETTERS + SIGNS + INVISIBLE
