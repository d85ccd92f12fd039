const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index))

/** German, and what names from France, Italy, Spain and Scandinavia are mostly written with. */
const LETTERS = 'ÄÖÜäöüßẞÉåáàâæçéèêëíîïñóôøúùû'

const SIGNS = '§°²³·±×½¼¾µ©®€™→←−–—‘’‚“”„‹›«»•…'

/** No-break space, soft hyphen, thin and narrow spaces, hyphen that does not break. */
const INVISIBLE = '\u00a0\u00ad\u2009\u202f\u2011'

/** What the published typefaces can write; the stand-in draws anything else. */
export const letters = ASCII + LETTERS + SIGNS + INVISIBLE
