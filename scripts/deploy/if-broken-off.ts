const SIGNALS: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Does something; where it is broken off meanwhile, something else comes before the end.
 *
 * @param last is done at once, as nothing is waited for any more
 */
export const ifBrokenOff = async <Result>(
  last: () => void,
  use: () => Promise<Result>,
): Promise<Result> => {
  const leave = (signal: NodeJS.Signals) => {
    last()
    process.kill(process.pid, signal)
  }
  for (const signal of SIGNALS) process.once(signal, leave)
  try {
    return await use()
  } finally {
    for (const signal of SIGNALS) process.off(signal, leave)
  }
}
