import { slugify } from '../../src/content/text/slugify.ts'
import { addressKey } from '../addresses/address-key.ts'
import { repairName } from '../read/names/refuse-names.ts'
import { HIDDEN_SIGNS } from '../text/hidden-signs.ts'
import { nameOf } from './templates.ts'

/** Long enough to be told apart, short enough for an address. */
const LONGEST = 60

const cut = (id: string): string =>
  id.length > LONGEST ? id.slice(0, LONGEST + 1).replace(/-[^-]*$/, '') : id

/** Servers show `index` for its folder, where another page lies. */
const isOfFolder = (id: string): boolean => addressKey(id) === ''

/** The id of what has this title: part of its address, and mostly the name of its file; empty where there is none. */
export const idOf = (title: string): string => {
  const id = cut(slugify(nameOf(title).replace(HIDDEN_SIGNS, '')))
  if (id === '') return id
  return isOfFolder(id) ? `${id}-1` : repairName(id)
}
