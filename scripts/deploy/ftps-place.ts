import path from 'node:path'
import type { ConnectionOptions } from 'node:tls'
import type { ServerTarget } from '../../src/content/site/deploy.ts'
import { BUILD_MANIFEST } from '../addresses/own-files.ts'
import { readBuildManifest } from '../site/build-manifest.ts'
import { foldersOf } from '../site/folders-of.ts'
import { forEachName, ignoringRefusal, isDone, talkTo } from './ftps-line.ts'
import { objectionTo, openUploads } from './ftps-upload.ts'
import { FORMER, type Place, sizesOf } from './plan.ts'
import type { Secrets } from './ssh.ts'
import { inWorkFolder } from './work-folder.ts'

/**
 * A server with FTP over TLS, as web spaces have it that have no SFTP. Without encryption nothing is said to
 * it. Each file is renamed when it is complete.
 *
 * @param tls who vouches for the server's certificate, if not those that Node knows
 */
export const ftpsPlace = (
  from: string,
  target: ServerTarget,
  { password }: Secrets,
  tls: ConnectionOptions = {},
): Place => {
  const place = (name: string) => path.posix.join(target.folder, name)
  const talk = talkTo(target, password, tls)
  const upload = openUploads(place)
  return {
    manifest: () =>
      inWorkFolder(async (folder) => {
        const file = path.join(folder, BUILD_MANIFEST)
        // A run that was cut off may have set it aside.
        const names = [BUILD_MANIFEST + FORMER, BUILD_MANIFEST]
        await forEachName(talk, names, async (client, name) => {
          // Some servers break the line for data off when there is nothing to be sent.
          const isThere = await isDone(client.size(place(name)))
          if (isThere) await client.downloadTo(file, place(name))
        })
        return readBuildManifest(folder)
      }),
    sizes: async (names) => {
      const all = new Map<string, number>()
      await forEachName(talk, ['', ...foldersOf(names)], async (client, folder) => {
        const list = await client.list(place(folder)).catch(ignoringRefusal)
        // A link in the place of a file is somebody's, and replaced like one.
        for (const { name, size, isFile, isSymbolicLink } of list ?? [])
          if (isFile || isSymbolicLink) all.set(path.posix.join(folder, name), size)
      })
      return sizesOf(names, (name) => all.get(name))
    },
    put: async (names, folder = from) => {
      await forEachName(talk, ['', ...foldersOf(names)], (client, name) =>
        client.send(`MKD ${place(name)}`).catch(ignoringRefusal),
      )
      await forEachName(
        talk,
        names,
        (client, name) => upload(client, path.join(folder, name), name),
        (name) => objectionTo(talk, place(name)),
      )
    },
    remove: (names) => forEachName(talk, names, (client, name) => client.remove(place(name), true)),
    removeEmpty: (folders) =>
      forEachName(talk, folders, (client, name) =>
        client.send(`RMD ${place(name)}`).catch(ignoringRefusal),
      ),
  }
}
