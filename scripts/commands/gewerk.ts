#!/usr/bin/env node
import nodeModule from 'node:module'
import path from 'node:path'
import v8 from 'node:v8'
import { engines, version } from '../../package.json'
import { own } from '../../src/content/own.ts'
import { compileLater } from '../machine/compile-later.ts'
import { explainHalfInstalled } from '../machine/explain-half-installed.ts'
import { isInRange } from '../machine/node-range.mjs'
import { readOptions } from '../machine/read-options.ts'
import { takenByNpm } from '../machine/taken-by-npm.ts'
import { WrongArguments, WrongUsage } from '../machine/wrong-usage.ts'
import { growYoungHeap } from '../machine/young-heap.ts'
import { suggest } from '../schema/suggest.ts'
import type { Command } from './command.ts'
import type { Environment } from './open-site.ts'
import { goOnUnheard } from './unheard.ts'
import { words } from './words.ts'

/** A command with the site still to be opened. */
type Run = (surroundings: Required<Environment>, args: string[]) => Promise<number>

const onSite =
  (load: () => Promise<Command>, open: 'openSite' | 'openSiteToMend' = 'openSite'): Run =>
  async (surroundings, args) => {
    const opening = await import('./open-site.ts')
    const site = await opening[open](surroundings)
    return (await load())(site, args)
  }

/** A command without arguments: if some are given, somebody means them, and they must not be ignored. */
const alone =
  (run: Run): Run =>
  async (surroundings, args) => {
    readOptions({ args, options: {} })
    return run(surroundings, args)
  }

/** Each loads only what it needs: `check` is run after every change. */
const commands: Record<string, Run> = {
  start: alone(onSite(async () => (await import('./start.ts')).start)),
  dev: alone(onSite(async () => (await import('./dev.ts')).dev, 'openSiteToMend')),
  deploy: onSite(async () => (await import('./deploy.ts')).deploy),
  inbox: alone(onSite(async () => (await import('./inbox.ts')).inbox)),
  check: onSite(async () => (await import('./check.ts')).check),
  build: alone(onSite(async () => (await import('./build.ts')).build)),
  new: onSite(async () => (await import('./new.ts')).newEntry),
  edit: onSite(async () => (await import('./edit.ts')).edit),
  upgrade: onSite(async () => (await import('./upgrade.ts')).upgrade),
  handbuch: onSite(async () => (await import('./handbuch.ts')).handbuch),
  doctor: alone(async (surroundings) => (await import('./doctor.ts')).doctor(surroundings)),
}

/** What was called: the command, what stands behind it, and the company's folder. */
interface Call {
  name: string | undefined
  args: string[]
  folder: string
}

const FOLDER = '--folder'

/** What npm has kept of it, too. */
const folderFromNpm = () => takenByNpm({ folder: { type: 'string' } }, process.env)

const isFolder = (arg: string): boolean => arg === FOLDER || arg.startsWith(`${FOLDER}=`)

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
const readCall = (argv: readonly string[]): Call => {
  const { given, others } = splitAtFolder(argv)
  if (!given) throw new WrongUsage(words.noFolder)
  if (others.some(isFolder)) throw new WrongUsage(words.oneFolder)
  const [name, ...args] = turnHelp(others)
  return { name, args, folder: path.resolve(given) }
}

/** What a large site is made of is soon of no use any more; left to itself, the heap grows to twice its size. */
const keepHeapSmall = () =>
  setTimeout(() => v8.setFlagsFromString('--heap-growing-percent=20'), 1_000).unref()

/** Whether somebody asks how a command is called; `new site` says that of itself. */
const isAsked = ({ name, args: [first, ...others] }: Call): boolean =>
  (HELP.includes(first ?? '') || HELP.includes(others.at(-1) ?? '')) &&
  !(name === 'new' && first === 'site')

const loadUsage = () => import('./usage.ts')

const show = (text: string): number => {
  console.log(text)
  return 0
}

const perform = async (call: Call): Promise<number> => {
  const { name = 'help', args, folder } = call
  if (name === '--version') return show(version)
  if (ASKS.includes(name)) return show((await loadUsage()).overview)
  const run = own(commands, name)
  if (!run) throw new WrongUsage(words.unknown(name, suggest(name, Object.keys(commands))))
  if (isAsked(call)) return show((await loadUsage()).usageOf(name))
  // Each save would be the slower by half.
  if (name !== 'dev') keepHeapSmall()
  const interfaceFile = path.join(import.meta.dirname, 'blocks.js')
  return run({ folder, env: process.env, interfaceFile }, args)
}

/** Where the stack of a fault is kept: in the folder of a company, and not in one that only is to become one. */
const faultFolder = async (folder: string): Promise<string> => {
  const { existsSync } = await import('node:fs')
  const { tmpdir } = await import('node:os')
  const isCompany = existsSync(path.join(folder, 'content'))
  return isCompany ? path.join(folder, '.gewerk') : path.join(tmpdir(), 'gewerk')
}

/** `new site`: what is to be made belongs to the command. */
const nameOf = ({ name = '', args: [first] }: Call): string =>
  name === 'new' && first === 'site' ? 'new site' : name

/**
 * By how it was called, by what is missing of the program, by the disk, or by a fault of the program, which is said
 * so. What is missing before the others, because what explains them may be.
 */
const explain = async (error: unknown, call: Call): Promise<string> => {
  if (error instanceof WrongArguments && call.name !== undefined)
    return `${error.message}\n\n${(await loadUsage()).usageOf(call.name)}`
  const half = explainHalfInstalled()
  if (half !== undefined) return half
  if (error instanceof WrongUsage) return error.message
  const { explainDiskFault } = await import('../problem/explain-disk-fault.ts')
  const { reportFault } = await import('../report/fault.ts')
  return explainDiskFault(error) ?? reportFault(error, nameOf(call), await faultFolder(call.folder))
}

/** Only who has blocks of his own runs code that nobody knows here. */
const watchForLateFaults = async (call: Call): Promise<void> => {
  const { existsSync } = await import('node:fs')
  if (!existsSync(path.join(call.folder, 'blocks'))) return
  const { tellLateFaults } = await import('./late-faults.ts')
  const end = () => {
    process.off('exit', tellCutOff)
    process.exit(2)
  }
  tellLateFaults(call, { explain: (error) => explain(error, call), end })
}

const main = async (argv: readonly string[]): Promise<number> => {
  // Here, because an old one fails to load the rest.
  if (!isInRange(process.versions.node, engines.node)) {
    console.error(words.wrongNode(process.versions.node))
    return 2
  }
  let call: Call = { name: undefined, args: [], folder: process.cwd() }
  try {
    call = readCall([...folderFromNpm(), ...argv])
    await watchForLateFaults(call)
    return await perform(call)
  } catch (error) {
    console.error(await explain(error, call))
    return 2
  }
}

// From Node 22 on, what one run has compiled serves the next.
const { enableCompileCache } = nodeModule as { enableCompileCache?: () => unknown }
enableCompileCache?.()

// Most of what runs in a few seconds ends before machine code for it pays off.
const later = compileLater(process.versions.node)
if (later) v8.setFlagsFromString(later)

growYoungHeap()

// A company's blocks run in this process, and may end it, or have it await what never comes.
const tellCutOff = () => {
  console.error(words.cutOff)
  process.exitCode = 2
}
process.once('exit', tellCutOff)

goOnUnheard()
process.exitCode = await main(process.argv.slice(2))
process.off('exit', tellCutOff)
