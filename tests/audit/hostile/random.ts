import type { Texts, Variant } from './variant.ts'

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
const randomFrom = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const SCRAPS = [
  '"',
  "'",
  '`',
  '{',
  '}',
  '[',
  ']',
  '(',
  ')',
  '<',
  '>',
  '&',
  '*',
  '!',
  '|',
  '>-',
  '%',
  '@',
  '#',
  ' #',
  ':',
  ': ',
  '- ',
  '-',
  '? ',
  '\n',
  '\r\n',
  '\t',
  '  ',
  '    ',
  '---\n',
  '...\n',
  '\\',
  '\0',
  '\x1b',
  '\u00a0',
  '\u200b',
  '\ufeff',
  '\ufffd',
  'Ã¤',
  '„',
  '“',
  '{a.b}',
  '{stats.',
  '{company.name}',
  '__proto__:\n  a: 1\n',
  'constructor: {}\n',
  '<<: {a: 1}\n',
  '&a ',
  '*a ',
  '!!js ',
  '!platzhalter ',
  '[a](/b)',
  '![a](b)',
  '**',
  '## ',
  '> ',
  '<b>',
  '<!--',
  'https://',
  'a@b',
  '+49 ',
  '2026-13-45',
  '"\\ud800"',
  '"\\0"',
  '- x\n',
  'a: b\n',
  'a\n=\n',
  '😀',
  'e\u0301',
]

const COUNTS = [1, 1, 1, 2, 5, 40, 1000]

const pick = <T>(all: readonly T[], random: () => number): T =>
  all[Math.floor(random() * all.length)] as T

const damage = (text: string, random: () => number): string => {
  const at = Math.floor(random() * text.length)
  const cut = random() < 0.3 ? Math.floor(random() * 40) : 0
  const scrap = pick(SCRAPS, random).repeat(pick(COUNTS, random))
  return text.slice(0, at) + scrap + text.slice(at + cut)
}

/** A content in which scraps stand at some places, as a seed has it. */
export const randomDamage = (texts: Texts, seed: number): Variant => {
  const random = randomFrom(seed)
  const file = pick(Object.keys(texts), random)
  let text = texts[file] ?? ''
  for (let left = 1 + Math.floor(random() * 4); left > 0; left -= 1) text = damage(text, random)
  return { name: `seed ${seed} in ${file}`, files: { [file]: text } }
}
