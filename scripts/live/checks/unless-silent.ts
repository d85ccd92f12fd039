import type { Answer, Ask } from '../ask.ts'
import { AT_ONCE } from '../live.ts'

/** What nobody has answered in time; a line that is refused costs none. */
const isSilent = ({ fault }: Answer): boolean => fault === 'ETIMEDOUT'

/**
 * Asks until a server has kept silent so many times in a row; whatever is asked of it then has the same answer at
 * once. Some shut out who asks for much, and a site of a thousand files would be waited for by the hour.
 */
export const unlessSilent = (ask: Ask): Ask => {
  const silences = new Map<string, Answer[]>()
  return async (address, question) => {
    const { origin } = new URL(address)
    const before = silences.get(origin) ?? []
    if (before.length >= AT_ONCE) return before[0] as Answer
    const answer = await ask(address, question)
    const inARow = silences.get(origin) ?? []
    silences.set(origin, isSilent(answer) ? [...inARow, answer] : [])
    return answer
  }
}
