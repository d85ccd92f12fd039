import type { BlockOf } from '../../block.ts'
import type { contact } from '../schema.ts'

/** Tells the form of a vacancy from others, and from the contact form: what is begun in one stays there. */
export const formName = ({ job }: BlockOf<typeof contact>): string => job?.id ?? ''
