/** Does one thing after the other, in the order in which they are asked for; one that fails stops no other. */
export const inTurn = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }
}
