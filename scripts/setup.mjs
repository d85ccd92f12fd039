// Runs before every command, in plain JavaScript, because nothing may be installed yet: installs
// what package-lock.json names when it is missing or has changed.
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInRange } from './machine/node/node-range.mjs'
import { installPackages } from './machine/packages/npm-install.mjs'

// Old versions of Node know no `import.meta.dirname`; they are told so below.
const root = fileURLToPath(new URL('..', import.meta.url))

const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))

if (!isInRange(process.versions.node, engines.node)) {
  console.error(`Node ${process.versions.node} is not supported. Install Node 20.19, 22.12 or 24.`)
  process.exit(2)
}

/** Packages by their places; npm notes in a file of its own which ones it has installed, whoever called it. */
const packagesIn = (...file) => {
  const location = path.join(root, ...file)
  return existsSync(location) ? JSON.parse(readFileSync(location, 'utf8')).packages : {}
}

/** Optional ones are for some machines only. */
const areInstalled = () => {
  const there = packagesIn('node_modules', '.package-lock.json')
  return Object.entries(packagesIn('package-lock.json')).every(
    ([place, { version, optional }]) =>
      place === '' || optional || there[place]?.version === version,
  )
}

/** npm follows it, and empties the folder that others work with. */
const isLinked = () =>
  lstatSync(path.join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink() ?? false

if (!areInstalled()) {
  if (isLinked()) {
    console.error('node_modules is a link to a folder with other versions. Remove the link.')
    process.exit(2)
  }
  console.error('Installing dependencies …')
  const fault = installPackages(root)
  if (fault !== undefined) {
    console.error(fault)
    process.exit(2)
  }
}
