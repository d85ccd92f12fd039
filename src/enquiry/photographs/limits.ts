/** Name of the field; the brackets have PHP take more than one file. */
export const PHOTO_FIELD = 'fotos[]'

/** How many photographs come with a message at most. */
export const MOST_PHOTOS = 6

/** Bytes of a whole post with photographs. */
export const MOST_POST_BYTES = 25_000_000

/** What cameras, phones and screenshots make, and every browser reads. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
