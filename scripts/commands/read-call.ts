import path from 'node:path'
import { takenByNpm } from '../machine/command-line/taken-by-npm.ts'
import { WrongUsage } from '../machine/wrong-usage.ts'
import { words } from './words.ts'

/** What was called: the command, what stands behind it, and the company's folder. */
export interface Call {
  name: string | undefined
  args: string[]
  folder: string
}

const FOLDER = '--folder'

const isFolder = (arg: string): boolean => arg === FOLDER || arg.startsWith(`${FOLDER}=`)

/** What was written, with what npm has kept of it. */
const withNpm = (argv: readonly string[]): string[] => [
  ...takenByNpm({ folder: { type: 'string' } }, process.env),
  ...argv,
]

/** `--folder` with the arguments around it. */
const splitAtFolder = (argv: readonly string[]) => {
  const at = argv.findIndex(isFolder)
  if (at < 0) return { given: '.', others: argv }
  const joined = argv[at]?.includes('=')
  const given = joined ? argv[at]?.slice(FOLDER.length + 1) : argv[at + 1]
  return { given, others: argv.toSpliced(at, joined ? 1 : 2) }
}

const HELP = ['--help', '-h']

const ASKS = ['help', ...HELP]

/** `help check` asks what `check --help` does. */
const turnHelp = (args: readonly string[]): readonly string[] => {
  const [first = '', ...asked] = args
  return ASKS.includes(first) && asked.length > 0 ? [...asked, '--help'] : args
}

/** `--folder` may stand anywhere; everything else belongs to the command. */
export const readCall = (argv: readonly string[]): Call => {
  const { given, others } = splitAtFolder(withNpm(argv))
  if (!given) throw new WrongUsage(words.noFolder)
  if (others.some(isFolder)) throw new WrongUsage(words.oneFolder)
  const [name, ...args] = turnHelp(others)
  return { name, args, folder: path.resolve(given) }
}

/** Whether it is asked which commands there are. */
export const asksForAll = ({ name = 'help' }: Call): boolean => ASKS.includes(name)

/** `new site`, whose arguments are its own, as its help is. */
const isNewSite = ({ name, args: [first] }: Call): boolean => name === 'new' && first === 'site'

/** Whether it is asked how a command is called. */
export const asksForUsage = (call: Call): boolean => {
  const { args } = call
  return [args[0], args.at(-1)].some((arg = '') => HELP.includes(arg)) && !isNewSite(call)
}

/** The command as it is told of: with what is to be made, where that is a site. */
export const nameOf = (call: Call): string => (isNewSite(call) ? 'new site' : (call.name ?? ''))
