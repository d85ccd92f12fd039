import { promises as fs } from 'node:fs'
import path from 'node:path'
import type { ServerTarget } from '../../src/content/deploy.ts'
import { BUILD_MANIFEST } from '../addresses/own-files.ts'
import { readBuildManifest } from '../publish/build-manifest.ts'
import type { Place } from './plan.ts'
import { inWorkFolder, runProgram, type Secrets, sshOptions } from './ssh.ts'

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

/** All folders in which files lie, each behind the one around it. */
const foldersOf = (names: readonly string[]): string[] => {
  const folders = new Set<string>()
  for (const name of names)
    for (let end = name.indexOf('/'); end >= 0; end = name.indexOf('/', end + 1))
      folders.add(name.slice(0, end))
  return [...folders].toSorted()
}

/** A server with SFTP alone, as most web spaces have it. Each file is renamed when it is complete. */
export const sftpPlace = (from: string, target: ServerTarget, secrets: Secrets): Place => {
  const place = (name: string) => quoted(path.posix.join(target.folder, name))
  /** A line that begins with `-` may fail. */
  const run = (lines: (folder: string) => string[]) =>
    inWorkFolder(async (folder) => {
      const batch = path.join(folder, 'batch')
      await fs.writeFile(batch, `${lines(folder).join('\n')}\n`)
      const args = [...sshOptions(target, secrets), '-b', batch]
      await runProgram('sftp', [...args, `${target.user}@${target.host}`], folder, secrets)
      return readBuildManifest(folder)
    })
  return {
    manifest: () =>
      run((folder) => [
        `-get ${place(BUILD_MANIFEST)} ${quoted(path.join(folder, BUILD_MANIFEST))}`,
      ]),
    put: async (names) => {
      await run(() => [
        ...['', ...foldersOf(names)].map((name) => `-mkdir ${place(name)}`),
        ...names.flatMap((name) => [
          `put ${quoted(path.join(from, name))} ${place(`${name}.neu`)}`,
          `rename ${place(`${name}.neu`)} ${place(name)}`,
        ]),
      ])
    },
    remove: async (names) => {
      await run(() => names.map((name) => `-rm ${place(name)}`))
    },
  }
}
