/** A file that is saved by the second, is saved less often than this while it is read. */
const MOST_TIMES = 20

/**
 * Does work again that somebody has disturbed: by saving, or by building into the same folder.
 *
 * @param isDisturbed whether an error says so
 * @param giveUp says so to people, where it happens again and again
 */
export const againWhile = async <Result>(
  isDisturbed: (error: unknown) => boolean,
  work: () => Promise<Result>,
  giveUp: () => Error,
): Promise<Result> => {
  for (let time = 1; time <= MOST_TIMES; time += 1)
    try {
      return await work()
    } catch (error) {
      if (!isDisturbed(error)) throw error
    }
  throw giveUp()
}
