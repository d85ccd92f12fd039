/** A name that is none of those that are taken: with a number behind it, where it is one. */
export const freeName = (wanted: string, taken: ReadonlySet<unknown>): string => {
  let name = wanted
  for (let count = 2; taken.has(name); count += 1) name = `${wanted}-${count}`
  return name
}
