import { own } from '../../content/own.ts'
import type { Facts } from './admin-files.ts'

const NAME_IN_BRACES = /\{([^{}\s]+)\}/g

/** Replaces the names of facts by what they stand for; other names stay. */
export const fillFacts = (text: string, facts: Facts): string =>
  text.replace(NAME_IN_BRACES, (whole, name: string) => own(facts, name) ?? whole)

/** The first name in braces that is no fact. */
export const unknownFact = (text: string, facts: Facts): string | undefined =>
  [...text.matchAll(NAME_IN_BRACES)].find(([, name = '']) => own(facts, name) === undefined)?.[0]
