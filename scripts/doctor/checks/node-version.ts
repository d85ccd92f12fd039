import { type Check, right } from '../check.ts'
import { words } from '../words.ts'

/** Which Node is at work; no command begins on one for which the system is not made. */
export const nodeVersion: Check = async () => right(words.node(process.versions.node))
