// Runs a TypeScript program without compiling it each time: it is bundled into one file, together with
// what V8 made of it, and again when one of its sources has changed. In plain JavaScript, because it
// takes the compiler's place.
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import v8 from 'node:v8'
import vm from 'node:vm'

const root = path.join(import.meta.dirname, '..')

/** Beside the sources: programs look for the repository one folder above their own. */
const folder = path.join(root, '.gewerk')

/** Changes whenever a file is written. */
const stateOf = (file) => {
  const { mtimeMs, size } = statSync(path.join(root, file))
  return `${mtimeMs}:${size}`
}

const isFresh = (manifest) => {
  try {
    const files = JSON.parse(readFileSync(manifest, 'utf8'))
    return Object.keys(files).every((file) => files[file] === stateOf(file))
  } catch {
    return false
  }
}

/** Where nothing can be written, the program is bundled each time. */
const tryTo = (work) => {
  try {
    work()
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(error.code)) throw error
  }
}

/** Two runs at once must not read half a file. */
const write = (file, content) => {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, content)
  renameSync(draft, file)
}

const bundle = async (name, manifest, target) => {
  const { build } = await import('vite')
  const {
    output: [chunk],
  } = await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: { 'import.meta.dirname': '__dirname' },
    // sharp is built for each machine, and loaded only where a picture has changed.
    ssr: { noExternal: true, external: ['sharp'] },
    build: {
      ssr: `scripts/${name}.ts`,
      write: false,
      // As a call of `require`: code that V8 has kept forgets how to import.
      rolldownOptions: {
        output: { format: 'cjs', codeSplitting: false, dynamicImportInCjs: false },
      },
    },
  })
  const sources = chunk.moduleIds
    .map((id) => path.relative(root, id).replaceAll(path.sep, '/'))
    .filter((file) => /^(?:scripts|src)\//.test(file))
  const states = [...sources, 'package-lock.json', 'scripts/program.mjs'].map((file) => [
    file,
    stateOf(file),
  ])
  tryTo(() => {
    mkdirSync(folder, { recursive: true })
    write(target, chunk.code)
    write(manifest, JSON.stringify(Object.fromEntries(states)))
  })
  return chunk.code
}

const readCache = (file) => {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

const start = (target, code) => {
  const cache = `${target}.cache`
  const cachedData = readCache(cache)
  const script = new vm.Script(
    `(function (exports, require, module, __filename, __dirname) {${code}\n})`,
    { filename: target, cachedData },
  )
  if (!cachedData || script.cachedDataRejected)
    process.on('exit', () => {
      // V8 takes kept code back only under the flags that it was kept under.
      v8.setFlagsFromString('--no-opt')
      tryTo(() => write(cache, script.createCachedData()))
    })
  const module = { exports: {} }
  script.runInThisContext()(module.exports, createRequire(target), module, target, folder)
}

/** Runs `scripts/<name>.ts`. */
export const run = async (name) => {
  const manifest = path.join(folder, `${name}.json`)
  const target = path.join(folder, `${name}.cjs`)
  const code = isFresh(manifest)
    ? readFileSync(target, 'utf8')
    : await bundle(name, manifest, target)
  // Short programs end before machine code for them pays off; long ones still get it.
  v8.setFlagsFromString('--no-opt')
  setTimeout(() => v8.setFlagsFromString('--opt'), 1_000).unref()
  start(target, code)
}
