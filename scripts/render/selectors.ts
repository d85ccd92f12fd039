import { DATA, type Present } from './present.ts'

/** The selectors of a list; commas in brackets divide nothing. */
export const selectorsIn = (prelude: string): string[] => {
  const found = ['']
  let depth = 0
  for (const sign of prelude) {
    if (sign === '(' || sign === '[') depth += 1
    if (sign === ')' || sign === ']') depth -= 1
    if (sign === ',' && depth === 0) found.push('')
    else found[found.length - 1] += sign
  }
  return found
}

/** What stands in brackets is one of several, or what must not be: it decides nothing. */
const withoutBrackets = (selector: string): string => {
  const less = selector.replace(/\([^()]*\)/g, '')
  return less === selector ? less : withoutBrackets(less)
}

const withoutAttributes = (selector: string): string => selector.replace(/\[[^\]]*\]/g, '')

/** One of them has to be possible. */
const ALTERNATIVES = /:(?:is|where)\(([^()]*)\)/

/** What must not be. */
const NOT = /:not\((?:[^()]|\([^()]*\))*\)/g

/** One of them has to be possible within the element. */
const HAS = /:has\(([^()]*)\)/g

const hasWhatItAsks = (selector: string, present: Present): boolean =>
  [...selector.replace(NOT, '').matchAll(HAS)].every(([, list = '']) =>
    selectorsIn(list).some((one) => isNeeded(one, present)),
  )

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g

const TAG = /(?:^|[\s>+~])([a-z][a-z\d]*)/g

/** Pages are turned by the app alone. */
const TURNING = '::view-transition'

/** An ornament for those with a mouse, which comes with the whole sheets. */
const POINTED = ':hover'

/** Whether a selector can mean an element of a document, before the app is there. */
export const isNeeded = (selector: string, present: Present): boolean => {
  const [whole, list] = ALTERNATIVES.exec(selector) ?? []
  if (whole !== undefined && list !== undefined)
    return selectorsIn(list).some((one) => isNeeded(selector.replace(whole, ` ${one} `), present))
  const said = withoutBrackets(selector)
  const less = withoutAttributes(said)
  return (
    !selector.startsWith(TURNING) &&
    !said.includes(POINTED) &&
    hasWhatItAsks(selector, present) &&
    [...said.matchAll(DATA)].every(([name]) => present.data.has(name)) &&
    [...less.matchAll(CLASS)].every(([, name = '']) => present.classes.has(name)) &&
    [...less.matchAll(TAG)].every(([, name = '']) => present.tags.has(name))
  )
}
