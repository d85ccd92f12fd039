import type { Migration } from './migration.ts'
import { explicitLooks } from './migrations/explicit-looks.ts'

/** Every step from the first version of the format to the present one, in order. */
export const migrations: readonly Migration[] = [explicitLooks]
