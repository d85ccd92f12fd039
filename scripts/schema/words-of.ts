import { capital } from '../text/capital.ts'
import { meaningsIn } from './meanings-in.ts'

/** A field as a form names it: a few words, and the rest of what is said of it. */
export interface FieldWords {
  label: string
  help?: string
}

/** Where a name ends: at a sign, but not behind a word that asks for what follows, nor between two figures. */
const END = /[;:(]|(?<!\b(?:dem|den|das|der|die|denen)(?=,))(?<!\d(?=,\s?\d)),/

const shortOf = (text: string): string => {
  const at = text.search(END)
  return capital((at > 0 ? text.slice(0, at) : text).trim())
}

/** `true: auf dem Handy stehen nur die Namen da` says what a tick means. */
const ofTick = (description: string): string => description.replace(/^true[:,]\s*/, '')

const either = new Intl.ListFormat('de', { type: 'disjunction' })

/** The words of a field from its description, which is written for the handbook. */
export const wordsOf = (description: string, options: readonly string[] = []): FieldWords => {
  const text = ofTick(description)
  const meanings = Object.values(meaningsIn(description, options))
  const isLegend = options.some((option) => description.startsWith(`${option}: `))
  const label = isLegend && meanings.length > 1 ? capital(either.format(meanings)) : shortOf(text)
  const rest = capital(text.slice(label.length).replace(/^[;:, ]+/, ''))
  // What each choice means is said by the choice itself.
  const isSaid = isLegend || (options.length > 0 && meanings.length === options.length)
  return isSaid || rest === '' ? { label } : { label, help: rest }
}
