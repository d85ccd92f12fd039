import type { EditPath } from './content-edit.ts'
import { words } from './words.ts'

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

const FLAGS = ['--write', '--json', '--stdin', '--insert', '--remove', '--move']

/** Everything behind `--` is taken as it is, and so is what begins with a single dash: it may be a text. */
const divide = (args: readonly string[]): { flags: Set<string>; given: string[] } => {
  const end = args.indexOf('--')
  const [before, behind] = end < 0 ? [args, []] : [args.slice(0, end), args.slice(end + 1)]
  const isFlag = (arg: string) => arg.startsWith('--')
  return {
    flags: new Set(before.filter(isFlag)),
    given: [...before.filter((arg) => !isFlag(arg)), ...behind],
  }
}

const opOf = (flags: ReadonlySet<string>): EditArguments['op'] | undefined => {
  const ops = (['insert', 'remove', 'move'] as const).filter((op) => flags.has(`--${op}`))
  return ops.length > 1 ? undefined : (ops[0] ?? 'set')
}

/** Reads what was typed; the file may stand in the path. */
export const readArguments = (args: readonly string[]): EditArguments | { fault: string } => {
  const { flags, given } = divide(args)
  const unknown = [...flags].find((flag) => !FLAGS.includes(flag))
  if (unknown) return { fault: words.unknownOption(unknown) }
  const op = opOf(flags)
  if (!op) return { fault: words.oneOfThem }
  const stdin = flags.has('--stdin')
  const common = { write: flags.has('--write'), json: flags.has('--json'), stdin, op }
  if (stdin)
    return given.length > 0 || op !== 'set'
      ? { fault: words.usage }
      : { ...common, file: undefined, path: '', value: '' }
  const wanted = op === 'remove' ? 2 : 3
  const isInOne = given.length === wanted - 1 && /[#:]/.test(given[0] ?? '')
  if (given.length !== wanted && !isInOne) return { fault: words.usage }
  const [file, path = '', value = ''] = isInOne ? [undefined, ...given] : given
  return { ...common, file, path, value }
}
