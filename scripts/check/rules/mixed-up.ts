import { type Problem, problemAt } from '../../problem/problem.ts'
import type { Content } from '../../validate/validate.ts'
import type { OwnCheck } from '../checks.ts'
import { checkWording } from '../messages.ts'
import { writtenIn } from '../release/written.ts'

/** `Splieterstraße 14`: what ends with the number of a house. */
const HOUSE = /^\p{L}.*\s\d{1,4}\s?[a-z]?$/iu

/** Street and town in the place of one another. */
export const checkAddress = ({ site }: Content): Problem[] => {
  const { street, city } = (site?.value.company ?? {}) as Record<string, unknown>
  if (!site || typeof street !== 'string' || typeof city !== 'string') return []
  if (!HOUSE.test(city) || /\d/.test(street)) return []
  const { value } = site.file.locate(['company', 'city'])
  return [problemAt(site.file.source, value, checkWording.addressSwapped(street, city))]
}

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
