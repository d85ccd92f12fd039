/**
 * How many of a sorted list, from the first on, are so; behind the first that is not, none may be. Found by halves: a
 * file may have thousands of what is counted, and be asked as often.
 */
export const countWhile = <Item>(items: readonly Item[], isSo: (item: Item) => boolean): number => {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isSo(items[middle] as Item)) low = middle + 1
    else high = middle
  }
  return low
}
