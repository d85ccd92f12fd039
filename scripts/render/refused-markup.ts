import { words } from '../app/words.ts'

/** What browsers refuse in a document of ours, by our own Content-Security-Policy, and what to do instead. */
const REFUSED: readonly [RegExp, hint: string][] = [
  [/<[a-z][\w:-]*(?:\s+[^\s"<>=]+(?:="[^"]*")?)*?\s+style="[^"]*"[^<>]*>/i, words.inStyleSheet],
  [/<style\b[^<>]*>/i, words.inStyleSheet],
  [/<script\b(?![^<>]*\stype="application\/(?:ld\+)?json")[^<>]*>/i, words.inEffect],
  [/<[a-z][\w:-]*(?:\s+[^\s"<>=]+(?:="[^"]*")?)*?\s+on[a-z]+="[^"]*"[^<>]*>/i, words.inEffect],
  [/<(?:iframe|object|embed)\b[^<>]*>/i, words.onSite],
  [/<img\b[^<>]*\ssrc="(?:https?:)?\/\/[^<>]*>/i, words.onSite],
]

/** The first tag of rendered HTML that would be without effect on the published site, with what to do about it. */
export const refusedIn = (html: string): { tag: string; hint: string } | undefined => {
  for (const [sign, hint] of REFUSED) {
    const [tag] = sign.exec(html) ?? []
    if (tag !== undefined) return { tag, hint }
  }
  return undefined
}
