import { WrongUsage } from '../../machine/wrong-usage.ts'

/**
 * Tells the first fault that there is.
 *
 * @throws WrongUsage with it
 */
export const refuse = (faults: readonly (string | undefined)[]): void => {
  const fault = faults.find((each) => each !== undefined)
  if (fault !== undefined) throw new WrongUsage(fault)
}
