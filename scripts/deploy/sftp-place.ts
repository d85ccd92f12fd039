import { promises as fs } from 'node:fs'
import path from 'node:path'
import type { ServerTarget } from '../../src/content/deploy.ts'
import { BUILD_MANIFEST } from '../addresses/own-files.ts'
import { readBuildManifest } from '../publish/build-manifest.ts'
import { foldersOf } from './folders-of.ts'
import { type Place, UNFINISHED } from './plan.ts'
import { runProgram, type Secrets, sshOptions } from './ssh.ts'
import { inWorkFolder } from './work-folder.ts'

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

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
    put: async (names, folder = from) => {
      await run(() => [
        ...['', ...foldersOf(names)].map((name) => `-mkdir ${place(name)}`),
        ...names.flatMap((name) => [
          `put ${quoted(path.join(folder, name))} ${place(name + UNFINISHED)}`,
          `rename ${place(name + UNFINISHED)} ${place(name)}`,
        ]),
      ])
    },
    remove: async (names) => {
      await run(() => names.map((name) => `-rm ${place(name)}`))
    },
  }
}
