// In plain JavaScript, because nothing may be installed or compiled yet.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const REASONS = [
  [/\b(?:EACCES|EPERM|EROFS)\b/, 'A folder can not be written: see above which one.'],
  [/\b(?:ENOSPC|EDQUOT)\b/, 'The disk is full.'],
  [
    /\b(?:ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONN\w+|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/,
    'Check the network connection, then run the command again.',
  ],
]

/**
 * Why an installation failed, as far as it can be told.
 *
 * @param {string} said what npm said
 */
export const explainInstall = (said) => {
  const [, reason] = REASONS.find(([sign]) => sign.test(said)) ?? []
  return `npm ci failed. ${reason ?? 'What npm says about it is above.'}`
}

const npm = (root, args, stdio) =>
  spawnSync(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, {
    cwd: root,
    stdio,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })

/** @param {string} folder */
const isWritable = (folder) => {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Whether npm may keep what it loads where it wants to: mostly in the home folder, which may be read-only. */
const hasCache = (root) => {
  const { stdout } = npm(root, ['config', 'get', 'cache'], ['ignore', 'pipe', 'ignore'])
  const usual = (stdout ?? '').trim()
  return usual === '' || isWritable(usual)
}

const install = (root, options) => {
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...options]
  const { status, stderr, error } = npm(root, args, ['ignore', 2, 'pipe'])
  if (error) return `npm can not be started: ${error.message}`
  process.stderr.write(stderr)
  return status === 0 ? undefined : explainInstall(stderr)
}

/**
 * Installs what package-lock.json names.
 *
 * @param {string} root
 * @returns {string | undefined} why it failed
 */
export const installPackages = (root) => {
  if (hasCache(root)) return install(root, [])
  const cache = mkdtempSync(path.join(os.tmpdir(), 'gewerk-npm-'))
  try {
    return install(root, ['--cache', cache, '--logs-max=0'])
  } finally {
    rmSync(cache, { recursive: true, force: true })
  }
}
