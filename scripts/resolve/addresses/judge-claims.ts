import { addressKey } from '../../addresses/address-key.ts'
import type { Problem, Wording } from '../../problem/problem.ts'
import { findRefusedName } from '../../text/refused-name.ts'
import { addressWording } from '../address-messages.ts'
import type { Claim, Holding } from './claim.ts'

/** A file as it is compared with others: by its address, and by what is a folder or a file for any file system. */
interface Place {
  key: string
  small: string
}

const placesOf = ({ files }: Pick<Holding, 'files'>): Place[] =>
  files.map((file) => ({ key: addressKey(file), small: file.toLowerCase() }))

/** Who has which address; a file has its own, and lies in folders that must be no files. */
const openRegister = () => {
  const held = new Map<string, Holding[]>()
  const files = new Map<string, Holding>()
  const keys = new Map<string, Holding>()

  const add = (holding: Holding, places: readonly Place[]): void => {
    if (holding.key !== undefined) keys.set(holding.key, holding)
    for (const { key, small } of places) {
      const others = held.get(key)
      if (others) others.push(holding)
      else held.set(key, [holding])
      files.set(small, holding)
    }
  }

  /** `a/b/c.html` lies in `a` and `a/b`: what is a file there keeps it from being written. */
  const filesAbove = (small: string): Holding[] => {
    const found: Holding[] = []
    for (let at = small.indexOf('/'); at >= 0; at = small.indexOf('/', at + 1)) {
      const holding = files.get(small.slice(0, at))
      if (holding) found.push(holding)
    }
    return found
  }

  const mayShare = (claim: Holding, holding: Holding): boolean =>
    (claim.group !== undefined && claim.group === holding.group) ||
    (claim.isRedirect === true && holding.yields === true)

  const findRival = (claim: Holding, places: readonly Place[]): Holding | undefined =>
    places
      .flatMap(({ key, small }) => [...(held.get(key) ?? []), ...filesAbove(small)])
      .find((holding) => !mayShare(claim, holding)) ?? keys.get(claim.key ?? '')

  return { add, findRival }
}

const judgeNames = ({ address, files }: Claim): Wording | undefined => {
  const refused = files.map(findRefusedName).find((found) => found !== undefined)
  if (!refused) return undefined
  return refused.reason === 'long'
    ? addressWording.longAddress(address)
    : addressWording.reservedAddress(address, refused.name)
}

/**
 * A problem for each claim to an address that an earlier claim has, or that can't be stored: no two
 * things may be where one server or file system would look for both.
 *
 * @param given addresses that are in use whatever the content asks for
 */
export const judgeClaims = (claims: Claim[], given: Holding[]): Problem[] => {
  const register = openRegister()
  for (const holding of given) register.add(holding, placesOf(holding))
  return claims.flatMap((claim) => {
    const places = placesOf(claim)
    const rival = register.findRival(claim, places)
    if (!rival) register.add(claim, places)
    const words = rival ? claim.taken(rival) : judgeNames(claim)
    return words ? [claim.problem(words)] : []
  })
}
