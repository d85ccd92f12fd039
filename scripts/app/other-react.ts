import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { peerDependencies } from '../../package.json'

const major = (version: string): string => /\d+/.exec(version)?.[0] ?? ''

const PACKAGES = ['react', 'react-dom'] as const

const versionOf = (name: string, root: string): string | undefined => {
  try {
    const file = createRequire(path.join(root, 'package.json')).resolve(`${name}/package.json`)
    return JSON.parse(readFileSync(file, 'utf8')).version
  } catch {
    // What is not there is told where it is loaded.
    return undefined
  }
}

/**
 * A React of another major version than ours, which npm installs with no more than a warning: its builds have other
 * names and know less.
 *
 * @param root the folder of this system
 */
export const otherReact = (root: string): { installed: string; wanted: string } | undefined => {
  for (const name of PACKAGES) {
    const installed = versionOf(name, root)
    const wanted = major(peerDependencies[name])
    if (installed !== undefined && major(installed) !== wanted) return { installed, wanted }
  }
  return undefined
}
