import { expect } from 'vitest'

/**
 * A test that may take so many seconds of a processor. By the clock it would fail wherever other programs want the
 * processor, too.
 */
export const within =
  <Given extends unknown[]>(seconds: number, work: (...given: Given) => unknown) =>
  async (...given: Given): Promise<void> => {
    const begun = process.cpuUsage()
    await work(...given)
    const { user, system } = process.cpuUsage(begun)
    expect((user + system) / 1e6).toBeLessThan(seconds)
  }
