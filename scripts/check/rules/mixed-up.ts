import { type Problem, problemAt } from '../../problem/problem.ts'
import type { Content } from '../../validate/validate.ts'
import type { OwnCheck } from '../checks.ts'
import { checkWording } from '../messages.ts'
import { writtenIn } from '../release/written.ts'
import { addressesIn, type WrittenAddress } from './addresses.ts'

/** `Splieterstraße 14`: what ends with the number of a house. */
const HOUSE = /^\p{L}.*\s\d{1,4}\s?[a-z]?$/iu

const judgeAddress = ({ checked: { file }, path, parts }: WrittenAddress): Problem[] => {
  const { street, city } = parts
  if (typeof street !== 'string' || typeof city !== 'string') return []
  if (!HOUSE.test(city) || /\d/.test(street)) return []
  const { value } = file.locate([...path, 'city'])
  return [problemAt(file.source, value, checkWording.addressSwapped(street, city))]
}

/** Street and town in the place of one another. */
export const checkAddress = (content: Content): Problem[] =>
  addressesIn(content).flatMap(judgeAddress)

/** An e-mail address or a phone number, and nothing else. */
const REACHABLE = /^(?:[^\s@]+@[^\s@]+\.\p{L}{2,}|\+?[\d\s()/-]{7,})$/u

/** How somebody is reached, in the place of a name. */
export const checkNames: OwnCheck = (checked) =>
  writtenIn(checked)
    .filter(({ path, value }) => path.at(-1) === 'name' && REACHABLE.test(value.trim()))
    .map(({ path, value }) => {
      const place = checked.file.locate([...checked.path, ...path]).value
      return problemAt(checked.file.source, place, checkWording.noName(value))
    })
