/**
 * From where to where something stands between what begins it and what ends it, time and again. Each sign is looked at
 * a few times at most, whatever the text.
 *
 * @param begins without groups that look far ahead
 */
export const spansIn = function* (
  text: string,
  begins: RegExp,
  ends: string,
  isMeant: (found: RegExpExecArray) => boolean = () => true,
): Generator<[start: number, end: number]> {
  const beginning = new RegExp(begins, 'g')
  for (let found = beginning.exec(text); found; found = beginning.exec(text)) {
    if (!isMeant(found)) continue
    const start = beginning.lastIndex
    const end = text.indexOf(ends, start)
    // Neither does any further one end: looking for each of thousands would take for ever.
    if (end === -1) return
    yield [start, end]
    beginning.lastIndex = end
  }
}
