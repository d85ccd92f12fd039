import { digest } from '../memory/digest.ts'
import type { Problem } from '../problem/problem.ts'
import type { Checked } from '../validate/validate.ts'
import type { LinkUse } from './links.ts'
import type { Found, Use } from './resolution.ts'

type KeptUse = Exclude<Use, { kind: 'link' }> | { kind: 'link'; target: string }

/** What came to light, as it is remembered. */
export interface KeptFound {
  problems: readonly Problem[]
  /** Each once, but for links. */
  uses: KeptUse[]
}

const keepUse = (use: Use): KeptUse =>
  use.kind === 'link' ? { kind: 'link', target: use.link.target } : use

const nameOf = (use: Use, index: number): string =>
  use.kind === 'link' ? String(index) : `${use.kind} ${use.name}`

export const keepFound = ({ problems, uses }: Found): KeptFound => ({
  problems,
  uses: [...new Map(uses.map((use, index) => [nameOf(use, index), use])).values()].map(keepUse),
})

/** Whose uses they are. */
type Owner = Pick<LinkUse, 'source' | 'route' | 'period'>

const isLink = (use: Use) => use.kind === 'link'

/**
 * What came to light, as it was.
 *
 * @param again lets it come to light once more: where a link stands, is only wanted where it is wrong
 */
export const reviveFound = (
  { problems, uses }: KeptFound,
  owner: Owner,
  again: () => Found,
): Found => {
  let links = 0
  const revive = (use: KeptUse): Use => {
    if (use.kind !== 'link') return use as Exclude<Use, { kind: 'link' }>
    const position = links
    links += 1
    const range = () => {
      const found = again().uses.filter(isLink)[position]
      if (found?.kind !== 'link')
        throw new Error(`Link ${position} of ${owner.source.path} is gone`)
      return found.link.range()
    }
    return { kind: 'link', link: { ...owner, target: use.target, range } }
  }
  return { problems, uses: uses.map(revive) }
}

/** Changes with the file in which a value stands. */
export const digestOfFile = ({ file: { source } }: Pick<Checked, 'file'>): string =>
  source.digest ?? digest(source.text)
