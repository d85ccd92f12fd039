/** The parts of a link to a page of this website. */
export const splitLink = (target: string) => {
  const [beforeHash = '', fragment] = target.split('#')
  const [path = '', query = ''] = beforeHash.split('?')
  return { path, query, fragment }
}

/** The link with the word behind `?`, `&`, `=` or `#` that was meant. */
export const behindSign = (target: string, word: string, meant: string): string => {
  const start = target.search(/[?#]/)
  return target.slice(0, start) + target.slice(start).replace(word, meant)
}

/** The link without the switch of the editing mode, which stands in the address of a page that somebody edits. */
export const withoutAdmin = (target: string): string => {
  const { path, query, fragment } = splitLink(target)
  const kept = query.split('&').filter((each) => each !== '' && !/^admin(?:=|$)/.test(each))
  return [
    path,
    ...(kept.length > 0 ? ['?', kept.join('&')] : []),
    ...(fragment === undefined ? [] : ['#', fragment]),
  ].join('')
}

/** The link with the value that was meant behind a name in its query. */
export const withValue = (target: string, name: string, meant: string): string =>
  target.replace(
    new RegExp(`([?&]${name.replace(/\W/g, '\\$&')}=)[^&#]*`),
    (_, before: string) => before + meant.replace(/[\s&#%+]/g, encodeURIComponent),
  )
