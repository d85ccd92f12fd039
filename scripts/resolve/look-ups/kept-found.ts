import { once } from '../../machine/concurrency/once.ts'
import { digest } from '../../machine/digest.ts'
import type { Memory } from '../../memory/memory.ts'
import type { Problem } from '../../problem/problem.ts'
import type { Range, SourceFile } from '../../text/source-file.ts'
import type { Checked } from '../../validate/validate.ts'
import type { LinkUse } from '../links/link-targets.ts'
import type { Found, Use } from './found.ts'

type KeptUse = Exclude<Use, { kind: 'link' }> | { kind: 'link'; target: string }

/** What came to light, as it is remembered. */
export interface KeptFound {
  problems: readonly Problem[]
  /** Each once, but for links. */
  uses: KeptUse[]
}

const keepUse = (use: Use): KeptUse =>
  use.kind === 'link' ? { kind: 'link', target: use.link.target } : use

const targetOf = (use: KeptUse): string | undefined =>
  use.kind === 'link' ? use.target : undefined

const nameOf = (use: Use, index: number): string =>
  use.kind === 'link' ? String(index) : `${use.kind} ${use.name}`

/** What is remembered of what came to light. */
export const keepFound = ({ problems, uses }: Found): KeptFound => ({
  problems,
  uses: [...new Map(uses.map((use, index) => [nameOf(use, index), use])).values()].map(keepUse),
})

/** Whose uses they are. */
type Owner = Pick<LinkUse, 'source' | 'route' | 'period'>

/** Where something can be remembered and made again. */
export interface Remaking {
  memory: Memory
  /** As it is remembered under. */
  name: string
  /** Lets what came to light come to light once more. */
  again: () => Found
}

/** Where the links of something stand: it is made again for the first of them that is asked for, and not in each run. */
const placesOf = ({ uses }: KeptFound, { source }: Owner, { memory, name, again }: Remaking) =>
  once(() =>
    memory.recall<Range[]>({
      name: `links of ${name}`,
      inputs: digest(JSON.stringify([digestOfSource(source), uses.map(targetOf)])),
      make: () => again().uses.flatMap((use) => (use.kind === 'link' ? [use.link.range()] : [])),
    }),
  )

/** A link as it was; where it stands, is only looked for where it is wrong. */
class KeptLink implements LinkUse {
  constructor(
    private readonly owner: Owner,
    private readonly places: () => Range[],
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
    const place = this.places()[this.position]
    if (!place) throw new Error(`A link of ${this.source.path} is gone`)
    return place
  }
}

/** What came to light, as it was. */
export const reviveFound = (kept: KeptFound, owner: Owner, remaking: Remaking): Found => {
  const places = placesOf(kept, owner, remaking)
  let count = 0
  const revive = (use: KeptUse): Use => {
    if (use.kind !== 'link') return use as Exclude<Use, { kind: 'link' }>
    count += 1
    return { kind: 'link', link: new KeptLink(owner, places, count - 1, use.target) }
  }
  return { problems: kept.problems, uses: kept.uses.map(revive) }
}

const digestOfSource = (source: SourceFile): string => source.digest ?? digest(source.text)

/** Changes with the file in which a value stands. */
export const digestOfFile = ({ file }: Pick<Checked, 'file'>): string => digestOfSource(file.source)
