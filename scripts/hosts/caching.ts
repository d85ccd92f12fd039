/** Folders of files that have a digest of what they hold in their names. */
export const LASTING_FOLDERS = ['assets', 'media', 'social']

/** What is under such a name is never another. */
export const LASTING = 'public, max-age=31536000, immutable'

/** Everything else may be kept, and is asked for each time: an answer without a body, where it is the same. */
export const REVALIDATED = 'no-cache'

const LASTING_NAME = new RegExp(`^/?(?:${LASTING_FOLDERS.join('|')})/`)

/** Whether a file has a digest in its name, by its path from the root of the site. */
export const isLasting = (name: string): boolean => LASTING_NAME.test(name)
