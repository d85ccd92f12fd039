import { liveWords } from './words.ts'

/** A published site, by its address without a slash at the end, and whether its form gets a test message. */
export interface LiveWish {
  url: string
  message: boolean
}

/** What stands on the command line of it. */
interface Given {
  live?: string
  message: boolean
}

/** Which published site somebody wants to be asked, or what is wrong with that. */
export const readLive = ({ live, message }: Given): LiveWish | { fault: string } | undefined => {
  if (live === undefined) return message ? { fault: liveWords.onlyMessage } : undefined
  const url = URL.canParse(live) ? new URL(live) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) return { fault: liveWords.noAddress(live) }
  return { url: (url.origin + url.pathname).replace(/\/$/, ''), message }
}
