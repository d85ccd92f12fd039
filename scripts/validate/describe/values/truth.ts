import type { Wording } from '../../../problem/problem.ts'
import type { Schema } from '../../../schema/schema.ts'
import { validateWording } from '../../messages.ts'
import type { Found } from '../subject.ts'

const YES = /^(?:ja|yes|y|on|an|wahr|richtig|true|1)\b/i
const NO = /^(?:nein|no|n|off|aus|falsch|false|0)\b/i

/** `true` or `false`, as far as a word says one of them and the schema takes it. */
const truthIn = (value: unknown, schema: Schema | undefined): boolean | undefined => {
  const truth = YES.test(String(value)) ? true : NO.test(String(value)) ? false : undefined
  return truth !== undefined && schema?.safeParse(truth).success ? truth : undefined
}

/** A word for yes or no where `true` or `false` is asked for. */
export const describeTruth = ({ key, value, schema }: Found): Wording | undefined => {
  const truth = truthIn(value, schema)
  return truth === undefined ? undefined : validateWording.truth(key, String(value), String(truth))
}
