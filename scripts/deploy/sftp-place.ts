import { promises as fs } from 'node:fs'
import path from 'node:path'
import type { ServerTarget } from '../../src/content/site/deploy.ts'
import { BUILD_MANIFEST } from '../addresses/own-files.ts'
import { FILE_RIGHTS } from '../machine/files/open-to.ts'
import { readBuildManifest } from '../site/build-manifest.ts'
import { foldersOf } from '../site/folders-of.ts'
import { type Place, sizesOf, UNFINISHED } from './plan.ts'
import { runProgram, type Secrets, sshOptions } from './ssh.ts'
import { inWorkFolder } from './work-folder.ts'

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

/** A file of this machine: sftp looks for names with signs in them, and takes the `\\` of Windows for one. */
const ownFile = (location: string): string => quoted(location.replaceAll(path.sep, '/'))

/** What it says of each folder that is there already: nothing that went wrong. */
const THERE_ALREADY = /^remote mkdir ".*": Failure$/

/** What sftp answers to, and what it lists: `-rw-r--r--    1 1000     1000         1234 Nov 25 07:12 htdocs/a.js` */
const ASKED = /^sftp> -ls -lna "(.*)"$/
const LISTED = /^[-l]\S+\s+\S+\s+\S+\s+\S+\s+(\d+)\s+\S+\s+\S+\s+\S+\s+(.*)$/

/** Bytes that are no letters where nobody has set a language, as in cron: `\303\274` is `ü`. */
const ESCAPED = /(?:\\[0-3][0-7]{2})+/g

const unescaped = (list: string): string =>
  list.replace(ESCAPED, (bytes) => {
    const octal = bytes.slice(1).split('\\')
    return Buffer.from(octal.map((each) => Number.parseInt(each, 8))).toString()
  })

/** Bytes by the places of files; a link in the place of one is somebody's, and replaced like one. */
const sizesIn = (list: string): Map<string, number> => {
  const sizes = new Map<string, number>()
  let folder = ''
  for (const line of unescaped(list).split(/\r?\n/)) {
    folder = ASKED.exec(line)?.[1]?.replace(/\\(.)/g, '$1') ?? folder
    const [, bytes, name] = LISTED.exec(line) ?? []
    if (name !== undefined)
      sizes.set(path.posix.join(folder, path.posix.basename(name)), Number(bytes))
  }
  return sizes
}

/** Those that somebody else than who has built them can't read; sftp takes over the rights that they have here. */
const unreadableOf = async (names: readonly string[], folder: string): Promise<Set<string>> => {
  const modes = names.map(async (name): Promise<[string, number]> => {
    const { mode } = await fs.stat(path.join(folder, name))
    return [name, mode & FILE_RIGHTS]
  })
  const closed = (await Promise.all(modes)).filter(([, rights]) => rights !== FILE_RIGHTS)
  return new Set(closed.map(([name]) => name))
}

/** A server with SFTP alone, as most web spaces have it. Each file is renamed when it is complete. */
export const sftpPlace = (from: string, target: ServerTarget, secrets: Secrets): Place => {
  const at = (name: string) => path.posix.join(target.folder, name)
  const place = (name: string) => quoted(at(name))
  /** A line that begins with `-` may fail. */
  const run = (lines: (folder: string) => string[]) =>
    inWorkFolder(async (folder) => {
      const batch = path.join(folder, 'batch')
      await fs.writeFile(batch, `${lines(folder).join('\n')}\n`)
      const args = [...sshOptions(target, secrets), '-b', batch]
      const said = await runProgram('sftp', [...args, `${target.user}@${target.host}`], {
        folder,
        secrets,
        expected: THERE_ALREADY,
      })
      return { said, manifest: await readBuildManifest(folder) }
    })
  return {
    manifest: async () => {
      const { manifest } = await run((folder) => [
        `-get ${place(BUILD_MANIFEST)} ${ownFile(path.join(folder, BUILD_MANIFEST))}`,
      ])
      return manifest
    },
    sizes: async (names) => {
      const { said } = await run(() =>
        ['', ...foldersOf(names)].map((name) => `-ls -lna ${place(name)}`),
      )
      const all = sizesIn(said)
      return sizesOf(names, (name) => all.get(at(name)))
    },
    put: async (names, folder = from) => {
      const unreadable = await unreadableOf(names, folder)
      await run(() => [
        ...['', ...foldersOf(names)].map((name) => `-mkdir ${place(name)}`),
        ...names.flatMap((name) => [
          `put ${ownFile(path.join(folder, name))} ${place(name + UNFINISHED)}`,
          ...(unreadable.has(name) ? [`-chmod 644 ${place(name + UNFINISHED)}`] : []),
          `rename ${place(name + UNFINISHED)} ${place(name)}`,
        ]),
      ])
    },
    remove: async (names) => {
      await run(() => names.map((name) => `-rm ${place(name)}`))
    },
    removeEmpty: async (folders) => {
      await run(() => folders.map((name) => `-rmdir ${place(name)}`))
    },
  }
}
