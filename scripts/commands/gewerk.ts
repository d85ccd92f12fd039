#!/usr/bin/env node
import nodeModule from 'node:module'
import path from 'node:path'
import v8 from 'node:v8'
import { engines, version } from '../../package.json'
import { own } from '../../src/content/own.ts'
import { compileLater } from '../machine/node/compile-later.ts'
import { isInRange } from '../machine/node/node-range.mjs'
import { growYoungHeap } from '../machine/node/young-heap.ts'
import { WrongUsage } from '../machine/wrong-usage.ts'
import { suggest } from '../schema/suggest.ts'
import { commands } from './commands.ts'
import { explain } from './explain.ts'
import { asksForAll, asksForUsage, type Call, readCall } from './read-call.ts'
import { goOnUnheard } from './unheard.ts'
import { words } from './words.ts'

/** What a large site is made of is soon of no use any more; left to itself, the heap grows to twice its size. */
const keepHeapSmall = () =>
  setTimeout(() => v8.setFlagsFromString('--heap-growing-percent=20'), 1_000).unref()

const loadUsage = () => import('./usage.ts')

const show = (text: string): number => {
  console.log(text)
  return 0
}

const perform = async (call: Call): Promise<number> => {
  const { name = 'help', args, folder } = call
  if (name === '--version') return show(version)
  if (asksForAll(call)) return show((await loadUsage()).overview)
  const run = own(commands, name)
  if (!run) throw new WrongUsage(words.unknown(name, suggest(name, Object.keys(commands))))
  if (asksForUsage(call)) return show((await loadUsage()).usageOf(name))
  // Each save would be the slower by half.
  if (name !== 'dev') keepHeapSmall()
  const interfaceFile = path.join(import.meta.dirname, 'blocks.js')
  return run({ folder, env: process.env, interfaceFile }, args)
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
    call = readCall(argv)
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
