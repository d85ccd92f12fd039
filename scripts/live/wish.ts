import { WrongArguments } from '../machine/wrong-usage.ts'
import { liveWords } from './words/words.ts'

/** A published site, by its address without a slash at the end, and whether its form gets a test message. */
export interface LiveWish {
  url: string
  message: boolean
}

/** What stands on the command line of it. */
interface LiveArguments {
  live?: string
  message: boolean
}

/**
 * Which published site somebody wants to be asked.
 *
 * @throws WrongArguments
 */
export const readLive = ({ live, message }: LiveArguments): LiveWish | undefined => {
  if (live === undefined && message) throw new WrongArguments(liveWords.onlyMessage)
  if (live === undefined) return undefined
  const url = URL.canParse(live) ? new URL(live) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) throw new WrongArguments(liveWords.noAddress(live))
  return { url: (url.origin + url.pathname).replace(/\/$/, ''), message }
}
