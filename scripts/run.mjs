// Runs a program of this repository: `gewerk`, compiled as companies get it, or a tool of ours. In plain
// JavaScript, because nothing may be installed or compiled yet.
import './setup.mjs'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const root = path.join(import.meta.dirname, '..')
const programs = path.join(root, '.gewerk', 'program')

const SOURCES = {
  gewerk: 'scripts/commands/gewerk.ts',
  thread: 'scripts/commands/thread.ts',
  blocks: 'src/public/blocks.ts',
  test: 'scripts/tools/test.ts',
  bench: 'scripts/tools/bench.ts',
  handbook: 'scripts/tools/handbook.ts',
  pack: 'scripts/tools/pack.ts',
}

/** Changes whenever a source is written. */
const stateOfSources = () => {
  const hash = createHash('sha256')
  for (const folder of ['scripts', 'src'])
    for (const entry of readdirSync(path.join(root, folder), { recursive: true }).sort()) {
      const { mtimeMs, size } = statSync(path.join(root, folder, entry))
      if (/\.(?:ts|tsx|mjs|css)$/.test(entry)) hash.update(`${entry}:${mtimeMs}:${size}\n`)
    }
  hash.update(String(statSync(path.join(root, 'package-lock.json')).mtimeMs))
  return hash.digest('hex').slice(0, 16)
}

/** Beside and renamed: another process may do the same, and nobody may start half a program. */
const compile = async (folder) => {
  const { clearOthers, compileCommands, markOfThisProcess } = await import('./compile-commands.mjs')
  const unfinished = `${folder}.${await markOfThisProcess()}`
  await compileCommands(SOURCES, unfinished)
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true })
    if (!existsSync(folder)) throw error
  }
  await clearOthers(programs, path.basename(folder))
}

const folder = path.join(programs, stateOfSources())
if (!existsSync(folder)) await compile(folder)
// The program finds its own arguments where it would find them without us.
const [program] = process.argv.splice(2, 1)
await import(pathToFileURL(path.join(folder, `${program}.js`)).href)
