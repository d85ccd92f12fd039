import { groupBy } from '../../src/content/group-by.ts'
import { type Problem, problemOfFile } from '../problem/problem.ts'
import type { LiveWording } from './words/live-wording.ts'
import { remedyFor, type ServerKind } from './words/remedies.ts'
import { liveWords } from './words/words.ts'

/** Something that is not as it should be at an address of the published site. */
export interface Finding extends LiveWording {
  address: string
}

type Group = [Finding, ...Finding[]]

const faultOf = ({ code, message }: Finding): string => `${code}\n${message}`

const problemOf = (
  [{ address, code, severity, message, hint, remedy }, ...others]: Group,
  kind: ServerKind | undefined,
): Problem =>
  problemOfFile(
    address,
    {
      code,
      message: others.length > 0 ? `${message} ${liveWords.alike(others.map(addressOf))}` : message,
      hint: remedy ? `${hint} ${remedyFor(remedy, kind)}` : hint,
    },
    severity,
  )

const addressOf = ({ address }: Finding): string => address

/** Pages are asked for at the same time; in what order they answered is nothing to anybody. */
const byAddress = (a: Finding, b: Finding): number => Number(a.address > b.address) - 0.5

/** Findings as problems, errors first: what is wrong at many addresses in the same way is one. */
export const problemsFrom = (
  findings: readonly Finding[],
  kind: ServerKind | undefined,
): Problem[] =>
  [...groupBy(findings, faultOf).values()]
    .map((group) => problemOf(group.toSorted(byAddress) as Group, kind))
    .toSorted((a, b) => Number(a.severity !== 'error') - Number(b.severity !== 'error'))
