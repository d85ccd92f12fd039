import { version } from '../../../package.json'
import { productFolder } from '../../machine/product-folder.ts'
import { type Check, right } from '../check.ts'
import { words } from '../words.ts'

/** Which Gewerk answers: the company's own, or another one that happened to be found. */
export const ownVersion: Check = async () => right(words.version(version, productFolder))
