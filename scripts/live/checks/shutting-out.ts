interface Rule {
  isOpen: boolean
  pattern: string
}

const LINE = /^\s*(user-agent|allow|disallow)\s*:([^#]*)/i

/** The rules for everybody, of all groups that name them. */
const rulesForAll = (text: string): Rule[] => {
  const rules: Rule[] = []
  let agents: string[] = []
  let isInRules = false
  for (const line of text.split(/\r?\n|\r/)) {
    const [, key = '', written = ''] = LINE.exec(line) ?? []
    const value = written.trim()
    if (/^user-agent$/i.test(key)) {
      agents = isInRules ? [value] : [...agents, value]
      isInRules = false
    } else if (key) {
      if (agents.includes('*')) rules.push({ isOpen: /^allow$/i.test(key), pattern: value })
      isInRules = true
    }
  }
  return rules
}

/** Whether a path begins as a pattern says, in which a `*` stands for anything. */
const matches = (pattern: string, path: string): boolean => {
  const [first = '', ...others] = pattern.split('*')
  if (!path.startsWith(first)) return false
  let end = first.length
  for (const part of others) {
    const start = path.indexOf(part, end)
    if (start < 0) return false
    end = start + part.length
  }
  return true
}

/** The longest first, and of two that are as long the one that opens. */
const byWeight = (one: Rule, other: Rule): number =>
  other.pattern.length - one.pattern.length || Number(other.isOpen) - Number(one.isOpen)

/**
 * What a robots.txt disallows everybody that is all of what lies at a path (RFC 9309, section 2.2): `/` for a whole
 * domain, `/firma` for a site in that folder; empty where it is none of it. With a `$` at its end a rule is of one
 * address, and no site's has that sign.
 */
export const shuttingOut = (text: string, path: string): string => {
  const [strongest] = rulesForAll(text)
    .filter(({ pattern }) => matches(pattern, path))
    .toSorted(byWeight)
  return strongest?.isOpen === false ? strongest.pattern : ''
}
