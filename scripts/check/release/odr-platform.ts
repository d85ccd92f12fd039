import { type Problem, problemAt } from '../../problem/problem.ts'
import { lawWording } from './messages.ts'
import { type ContentText, sentenceAt, wordRange } from './texts.ts'

const ADDRESS =
  /(?:https?:\/\/)?(?:www\.|webgate\.)?ec\.europa\.eu\/(?:consumers\/)?odr[^\s)"'\]]*/i
const NAME =
  /(?<!\p{L})(?:OS-Plattform|Online-Streitbeilegung(?:splattform)?|Verordnung\s+\(EU\)\s+(?:Nr\.\s+)?524\/2013)(?!\p{L})/iu
/** Parts of what the platform is called and where it was. */
export const ODR_PLATFORM = /odr|OS-Plattform|Online-Streitbeilegung|524\/2013/i

const GONE = /eingestellt|abgeschaltet|geschlossen|aufgehoben|nicht\s+mehr/i

interface Finding {
  text: ContentText
  index: number
  found: string
}

const find = (text: ContentText, pattern: RegExp): Finding[] => {
  const match = pattern.exec(text.written)
  if (!match || GONE.test(sentenceAt(text.written, match.index))) return []
  return [{ text, index: match.index, found: match[0] }]
}

/** One problem for each block or entry that refers to the platform; at its address where it has one. */
export const checkOdrPlatform = (texts: ContentText[]): Problem[] => {
  const findings = [ADDRESS, NAME].flatMap((pattern) =>
    texts.flatMap((text) => find(text, pattern)),
  )
  const scopes = new Map<string, Finding>()
  for (const finding of findings) {
    if (!scopes.has(finding.text.scope)) scopes.set(finding.text.scope, finding)
  }
  return [...scopes.values()].map(({ text, index, found }) => {
    const range = wordRange(text, index, found)
    return problemAt(text.checked.file.source, range, lawWording.odrPlatform(), 'warning')
  })
}
