// Runs before every command, in plain JavaScript, because nothing may be installed yet: installs
// what package-lock.json names when it is missing or has changed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isInRange } from './machine/node-range.mjs'

const root = path.join(import.meta.dirname, '..')
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
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('npm ci failed. Check the network connection, then run the command again.')
    process.exit(2)
  }
  writeFileSync(stamp, lock)
}
