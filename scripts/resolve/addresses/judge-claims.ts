import { addressKey } from '../../addresses/address-key.ts'
import type { Problem, Wording } from '../../problem/problem.ts'
import { findRefusedName } from '../../read/refused-name.ts'
import type { Claim, Holding } from './claim.ts'
import { addressWording } from './messages.ts'

/** `a/b/c.html` lies in `a` and `a/b`. */
const foldersOf = (file: string): string[] =>
  [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index))

/** Who has which address; a file has its own, and lies in folders that must be no files. */
const openRegister = () => {
  const held = new Map<string, Holding[]>()
  const files = new Map<string, Holding>()
  const keys = new Map<string, Holding>()

  const add = (holding: Holding): void => {
    if (holding.key !== undefined) keys.set(holding.key, holding)
    for (const file of holding.files) {
      const key = addressKey(file)
      held.set(key, [...(held.get(key) ?? []), holding])
      files.set(file.toLowerCase(), holding)
    }
  }

  const mayShare = (claim: Holding, holding: Holding): boolean =>
    (claim.group !== undefined && claim.group === holding.group) ||
    (claim.isRedirect === true && holding.yields === true)

  const findRival = (claim: Holding): Holding | undefined =>
    claim.files
      .flatMap((file) => [
        ...(held.get(addressKey(file)) ?? []),
        ...foldersOf(file.toLowerCase()).flatMap((folder) => files.get(folder) ?? []),
      ])
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
  for (const holding of given) register.add(holding)
  return claims.flatMap((claim) => {
    const rival = register.findRival(claim)
    if (!rival) register.add(claim)
    const words = rival ? claim.taken(rival) : judgeNames(claim)
    return words ? [claim.problem(words)] : []
  })
}
