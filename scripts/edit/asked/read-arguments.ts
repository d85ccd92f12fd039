import { divideArguments } from '../../machine/command-line/divide-arguments.ts'
import { readOptions } from '../../machine/command-line/read-options.ts'
import { WrongArguments } from '../../machine/wrong-usage.ts'
import type { EditPath } from '../content-edit.ts'
import { words } from '../words.ts'

/** What was asked for on the command line. */
export interface EditArguments {
  write: boolean
  json: boolean
  /** Edits come as JSON by the standard input. */
  stdin: boolean
  op: 'set' | 'insert' | 'remove' | 'move'
  file: string | undefined
  path: EditPath
  /** The new value as it was typed; for a move, the new place. */
  value: string
}

const OPTIONS = {
  write: { type: 'boolean' },
  json: { type: 'boolean' },
  stdin: { type: 'boolean' },
  insert: { type: 'boolean' },
  remove: { type: 'boolean' },
  move: { type: 'boolean' },
} as const

type Flags = Partial<Record<keyof typeof OPTIONS, boolean>>

const opOf = (flags: Flags): EditArguments['op'] => {
  const [op = 'set', ...others] = (['insert', 'remove', 'move'] as const).filter(
    (name) => flags[name],
  )
  if (others.length > 0) throw new WrongArguments(words.oneOfThem)
  return op
}

/** Marks in which Windows sees none. */
const SINGLE = /^'(.*)'$/s

/** Behind file and path: without quotation marks the shell splits a value into words. */
const tooMuch = (op: EditArguments['op'], [, , ...value]: readonly string[]): string =>
  op === 'remove' ? words.noValue : words.severalWords(value.join(' ').replace(SINGLE, '$1'))

/**
 * Reads what was typed; the file may stand in the path.
 *
 * @throws WrongArguments
 */
export const readArguments = (args: readonly string[]): EditArguments => {
  const { flags, given } = divideArguments(args)
  const { values } = readOptions({ args: flags, options: OPTIONS })
  const { write = false, json = false, stdin = false } = values
  const common = { write, json, stdin, op: opOf(values) }
  const { op } = common
  if (stdin) {
    if (given.length > 0 || op !== 'set') throw new WrongArguments(words.incomplete)
    return { ...common, file: undefined, path: '', value: '' }
  }
  const wanted = op === 'remove' ? 2 : 3
  if (given.length > wanted) throw new WrongArguments(tooMuch(op, given))
  const isInOne = given.length === wanted - 1 && /[#:]/.test(given[0] ?? '')
  if (given.length !== wanted && !isInOne) throw new WrongArguments(words.incomplete)
  const [file, path = '', value = ''] = isInOne ? [undefined, ...given] : given
  return { ...common, file, path, value }
}
