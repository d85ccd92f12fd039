import { valueWording } from '../../../value-messages.ts'
import type { Rule } from '../../repair.ts'

/** The groups that stand in one pair of braces: its names come a second time, in the same order. */
const groupsIn = (group: string): string[] => {
  const names = [...group.matchAll(/[{,]\s*([\w-]+):/g)].map(([, name]) => name)
  const count = names.indexOf(names[0], 1)
  const isAgain = names.every((name, at) => name === names[at % count])
  if (count < 1 || !isAgain || names.length % count !== 0) return []
  const parts = group.slice(1, -1).split(new RegExp(`,\\s*(?=${names[0]}:)`))
  return parts.map((part) => `{ ${part.trim()} }`)
}

/** `- { opens: …, closes: …, opens: …, closes: … }`: several groups between one pair of braces. */
export const groupsInOne: Rule = ({ lines, inText }, index) => {
  const line = lines[index]
  if (!line || inText[index]) return []
  return [...line.text.matchAll(/\{[^{}]*\}/g)].flatMap(({ 0: group, index: at }) => {
    const groups = groupsIn(group)
    if (groups.length === 0) return []
    const before = line.text.slice(0, at)
    const list = groups.join(', ')
    const isAlone = /^\s*-\s+$/.test(before)
    const by = isAlone ? groups.join(`\n${before}`) : /[[,]\s*$/.test(before) ? list : `[${list}]`
    const range = { start: line.start + at, end: line.start + at + group.length }
    const words = valueWording.groupsInOne(isAlone ? groups.map((each) => `- ${each}`) : [by])
    return [{ range, wording: words, edits: [{ ...range, by }], cost: 0.3 }]
  })
}
