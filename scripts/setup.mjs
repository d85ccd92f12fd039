// Runs before every command, in plain JavaScript, because nothing may be installed yet: installs
// what package-lock.json names when it is missing or has changed.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInRange } from './machine/node-range.mjs'
import { installPackages } from './machine/npm-install.mjs'

// Old versions of Node know no `import.meta.dirname`; they are told so below.
const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = path.join(root, 'node_modules', '.installed')
const lock = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex')

const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))

if (!isInRange(process.versions.node, engines.node)) {
  console.error(`Node ${process.versions.node} is not supported. Install Node 20.19, 22.12 or 24.`)
  process.exit(2)
}

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.error('Installing dependencies …')
  const fault = installPackages(root)
  if (fault !== undefined) {
    console.error(fault)
    process.exit(2)
  }
  writeFileSync(stamp, lock)
}
