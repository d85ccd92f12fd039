// Runs before every command, in plain JavaScript, because nothing may be installed yet: installs
// what package-lock.json names when it is missing or has changed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const stamp = path.join(root, 'node_modules', '.installed')
const lock = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex')

const isSupported = ([major, minor]) =>
  major >= 24 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)

if (!isSupported(process.versions.node.split('.').map(Number))) {
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
