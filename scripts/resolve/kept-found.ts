import { digest } from '../machine/digest.ts'
import type { Problem } from '../problem/problem.ts'
import type { Range } from '../text/source-file.ts'
import type { Checked } from '../validate/validate.ts'
import type { Found, Use } from './found.ts'
import type { LinkUse } from './links/link-targets.ts'

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

/** What is remembered of what came to light. */
export const keepFound = ({ problems, uses }: Found): KeptFound => ({
  problems,
  uses: [...new Map(uses.map((use, index) => [nameOf(use, index), use])).values()].map(keepUse),
})

/** Whose uses they are. */
type Owner = Pick<LinkUse, 'source' | 'route' | 'period'>

/** The links of something that is made again for the first of them that is asked for. */
const linksOf = (again: () => Found): (() => LinkUse[]) => {
  let links: LinkUse[] | undefined
  return () => {
    links ??= again().uses.flatMap((use) => (use.kind === 'link' ? [use.link] : []))
    return links
  }
}

/** A link as it was; where it stands, is only looked for where it is wrong. */
class KeptLink implements LinkUse {
  constructor(
    private readonly owner: Owner,
    private readonly links: () => LinkUse[],
    private readonly position: number,
    readonly target: string,
  ) {}
  get source() {
    return this.owner.source
  }
  get route() {
    return this.owner.route
  }
  get period() {
    return this.owner.period
  }
  range(): Range {
    const link = this.links()[this.position]
    if (!link) throw new Error(`A link of ${this.source.path} is gone`)
    return link.range()
  }
}

/**
 * What came to light, as it was.
 *
 * @param again lets it come to light once more
 */
export const reviveFound = (
  { problems, uses }: KeptFound,
  owner: Owner,
  again: () => Found,
): Found => {
  const links = linksOf(again)
  let count = 0
  const revive = (use: KeptUse): Use => {
    if (use.kind !== 'link') return use as Exclude<Use, { kind: 'link' }>
    count += 1
    return { kind: 'link', link: new KeptLink(owner, links, count - 1, use.target) }
  }
  return { problems, uses: uses.map(revive) }
}

/** Changes with the file in which a value stands. */
export const digestOfFile = ({ file: { source } }: Pick<Checked, 'file'>): string =>
  source.digest ?? digest(source.text)
