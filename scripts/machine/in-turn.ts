/** Does work one after the other, in the order in which it is asked for. */
export const inTurn = <Args extends unknown[], Result>(
  work: (...args: Args) => Promise<Result>,
): ((...args: Args) => Promise<Result>) => {
  let before: Promise<unknown> = Promise.resolve()
  return (...args) => {
    const done = before.then(() => work(...args))
    before = done.catch(() => undefined)
    return done
  }
}
