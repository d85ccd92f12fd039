// In plain JavaScript, because nothing may be installed or compiled yet.

/** @param {string} numbers `20.19.0` */
const partsOf = (numbers) => numbers.split('.').map(Number)

/**
 * Whether the numbers of one version are those of another, or greater.
 *
 * @param {number[]} version
 * @param {number[]} least
 */
const isAtLeast = (version, least) => {
  const at = least.findIndex((part, index) => part !== version[index])
  return at < 0 || version[at] > least[at]
}

/**
 * Whether a version of Node lies in a range as `engines` in package.json has it, of which we write
 * `^1.2.3` and `>=1.2.3` alone.
 *
 * @param {string} version
 * @param {string} range
 */
export const isInRange = (version, range) =>
  range.split('||').some((part) => {
    const [, sign, least] = /(\^|>=)([\d.]+)/.exec(part)
    const [present, wanted] = [partsOf(version), partsOf(least)]
    return isAtLeast(present, wanted) && (sign === '>=' || present[0] === wanted[0])
  })
