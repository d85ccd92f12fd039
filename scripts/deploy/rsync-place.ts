import { promises as fs } from 'node:fs'
import path from 'node:path'
import type { ServerTarget } from '../../src/content/site/deploy.ts'
import { BUILD_MANIFEST } from '../addresses/own-files.ts'
import { readBuildManifest } from '../site/build-manifest.ts'
import { DeployFault, type Ended } from './deploy-fault.ts'
import { type Place, sizesOf } from './plan.ts'
import { runProgram, type Secrets, sshOptions } from './ssh.ts'
import { inWorkFolder } from './work-folder.ts'

/** There is no such folder: what the server's side says, and what this one makes of it. */
const NO_FOLDER = [3, 12]

/** rsync has reached the server, and could not do everything: something is missing, or may not be read or deleted. */
const NOT_ALL = 23

/**
 * `rsync: [sender] change_dir "/var/www" failed: No such file or directory (2)`; shells say it, too. So does rsync of
 * ssh itself.
 */
const MISSING = /^rsync: (?!.*Failed to exec ).*: No such file or directory/m

/** What was to be deleted has no folder any more, on either side: it is as gone as it should be. */
const VANISHED = 24

/** How rsync has ended, where it is with one of these codes; whatever else went wrong stays a fault. */
const endedWith = (error: unknown, ...codes: readonly number[]): Ended => {
  if (error instanceof DeployFault && error.ended && codes.includes(error.ended.code))
    return error.ended
  throw error
}

const ignoringMissing = (error: unknown): string => {
  if (!MISSING.test(endedWith(error, NOT_ALL, ...NO_FOLDER).said)) throw error
  return ''
}

/** What is there still is found by asking for it. */
const ignoringLeft = (error: unknown): void => void endedWith(error, VANISHED, NOT_ALL)

/** `-rw-r--r--          1,234 2026/11/25 07:12:33 assets/a.js` */
const LISTED = /^-\S+\s+([\d.,]+)\s+\S+\s+\S+ (.*)$/

const sizesIn = (list: string): [string, number][] =>
  list.split('\n').flatMap((line): [string, number][] => {
    const [, bytes = '', name = ''] = LISTED.exec(line) ?? []
    return name === '' ? [] : [[name, Number(bytes.replace(/\D/g, ''))]]
  })

/** `drwxr-xr-x          4,096 2026/11/25 07:12:33 leistungen` */
const foldersIn = (list: string): Set<string> =>
  new Set(list.split('\n').flatMap((line) => /^d\S+\s+\S+\s+\S+ \S+ (.*)$/.exec(line)?.[1] ?? []))

const depthOf = (folder: string): number => folder.split('/').length

/** Folders by how deep they lie, the deepest first. */
const byDepth = (folders: readonly string[]): string[][] => {
  const depths = [...new Set(folders.map(depthOf))].toSorted((a, b) => b - a)
  return depths.map((depth) => folders.filter((folder) => depthOf(folder) === depth))
}

/** An argument in the command that rsync takes apart again: in marks, where it has blanks or marks itself. */
const quoted = (argument: string): string =>
  /[\s"']/.test(argument) ? `"${argument.replaceAll('"', '""')}"` : argument

/** A server with rsync, over ssh. rsync renames each file when it is complete. */
export const rsyncPlace = (from: string, target: ServerTarget, secrets: Secrets): Place => {
  const there = `${target.user}@${target.host}:${target.folder.replace(/\/*$/, '/')}`
  const ssh = ['ssh', ...sshOptions(target, secrets).map(quoted)].join(' ')
  const run = (folder: string, args: readonly string[]) =>
    runProgram('rsync', ['--protect-args', '--rsh', ssh, ...args], { folder, secrets })
  const withList = (names: readonly string[], args: (folder: string) => readonly string[]) =>
    inWorkFolder(async (folder) => {
      const list = path.join(folder, 'files')
      await fs.writeFile(list, names.join('\0'))
      return run(folder, ['--from0', `--files-from=${list}`, ...args(folder)])
    })
  const send = (names: readonly string[], args: readonly string[], source = from) =>
    // Somebody may have laid a folder of the site on another disk, and a link to it in its place.
    withList(names, () => ['--keep-dirlinks', ...args, `${source}/`, there])
  /** Those that are there; a link in the place of one, which it would delete, is somebody's. */
  const foldersAmong = async (names: readonly string[]): Promise<string[]> => {
    const how = ['--list-only', '--dirs', '--ignore-missing-args', '--8-bit-output']
    const args = (folder: string) => [...how, there, folder]
    const held = foldersIn(await withList(names, args).catch(ignoringMissing))
    return names.filter((name) => held.has(name))
  }
  const remove = async (names: readonly string[]) => {
    await send(names, ['--delete-missing-args']).catch(ignoringLeft)
  }
  return {
    manifest: () =>
      inWorkFolder(async (folder) => {
        await run(folder, [there + BUILD_MANIFEST, folder]).catch(ignoringMissing)
        return readBuildManifest(folder)
      }),
    sizes: async (names) => {
      const how = ['--list-only', '--copy-links', '--ignore-missing-args']
      // Names as they are, also where nobody has set a language, as in cron.
      const args = (folder: string) => [...how, '--8-bit-output', there, folder]
      const all = new Map(sizesIn(await withList(names, args).catch(ignoringMissing)))
      return sizesOf(names, (name) => all.get(name))
    },
    put: async (names, folder) => {
      await send(names, ['--times', '--ignore-times', '--chmod=D755,F644'], folder)
    },
    remove,
    removeEmpty: async (folders) => {
      const own = await foldersAmong(folders)
      // A folder goes with a call of its own, once those in it are gone; it leaves one that is not empty.
      for (const level of byDepth(own)) await remove(level)
    },
  }
}
