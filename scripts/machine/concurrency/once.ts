/** Does something the first time that it is called. */
export const once = <Value>(work: () => Value): (() => Value) => {
  let done: { value: Value } | undefined
  return () => {
    done ??= { value: work() }
    return done.value
  }
}
