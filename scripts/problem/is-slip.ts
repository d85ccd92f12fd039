/** Shorter words are a letter from too many others. */
const LONG_ENOUGH = 4

/** Whether two words differ by one letter that is missing, too much, another or in the other's place. */
export const isSlip = (written: string, meantWord: string): boolean => {
  const [a, b] = [written.toLowerCase(), meantWord.toLowerCase()]
  if (a === b) return true
  if (a.replace(/\D/g, '') !== b.replace(/\D/g, '')) return false
  if (b.length < LONG_ENOUGH || Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1
  const [restA, restB] = [a.slice(start), b.slice(start)]
  const isSwapped =
    restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
  return (
    isSwapped ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1)
  )
}
