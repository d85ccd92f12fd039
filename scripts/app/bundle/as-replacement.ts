/** A place as what replaces the name of a package: after a `$` of its own, the bundler would look for a part of the name. */
export const asReplacement = (location: string): string => location.replaceAll('$', '$$$$')
