import path from 'node:path'
import type { ConnectionOptions } from 'node:tls'
import { Client, FTPError } from 'basic-ftp'
import type { ServerTarget } from '../../src/content/deploy.ts'
import { BUILD_MANIFEST } from '../addresses/own-files.ts'
import { readBuildManifest } from '../site/build-manifest.ts'
import { explainSsh } from './explain-ssh.ts'
import { foldersOf } from './folders-of.ts'
import { type Place, sizesOf, UNFINISHED } from './plan.ts'
import { DeployFault, type Secrets } from './ssh.ts'
import { deployWords } from './words.ts'
import { inWorkFolder } from './work-folder.ts'

/** TLS from the first byte on, as some hosts still have it; on every other port it is asked for (RFC 4217). */
const IMPLICIT_PORT = 990

/** What is not there, or may not be done (RFC 959). */
const isRefused = (error: unknown): boolean => error instanceof FTPError && error.code === 550

const ignoringRefusal = (error: unknown): void => {
  if (!isRefused(error)) throw error
}

/** Lines on which one thing fails before it is given up. */
const TRIES = 3

/** What may go better in a moment: a line that broke, or what the server itself calls passing (RFC 959, 4.2.1). */
const isPassing = (error: unknown): boolean =>
  error instanceof FTPError ? error.code < 500 : !(error instanceof DeployFault)

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const explained = (work: Promise<void>): Promise<void> =>
  work.catch((error: unknown) => {
    if (error instanceof DeployFault) throw error
    const said = wordsOf(error)
    throw new DeployFault(deployWords.failed('FTPS', said, explainSsh(said)))
  })

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
  const connect = async (client: Client): Promise<void> => {
    if (password === undefined) throw new DeployFault(deployWords.noPassword)
    const { host, port, user } = target
    const secure = port === IMPLICIT_PORT ? 'implicit' : true
    await client.access({ host, port, user, password, secure, secureOptions: tls })
  }
  const talk = async (say: (client: Client) => Promise<void>): Promise<void> => {
    const client = new Client()
    try {
      await connect(client)
      await say(client)
    } finally {
      client.close()
    }
  }
  /** Some servers rename onto nothing that is there. */
  const rename = async (client: Client, name: string): Promise<void> => {
    const [unfinished, own] = [place(name + UNFINISHED), place(name)]
    try {
      await client.rename(unfinished, own)
    } catch (error) {
      ignoringRefusal(error)
      await client.remove(own, true)
      await client.rename(unfinished, own)
    }
  }
  /** Works through names; where the line breaks, another one goes on with what was under way. */
  const forEach = (
    names: readonly string[],
    work: (client: Client, name: string) => Promise<unknown>,
  ): Promise<void> => {
    const rest = [...names]
    const workOn = async (client: Client): Promise<void> => {
      for (let name = rest[0]; name !== undefined; name = rest[0]) {
        await work(client, name)
        rest.shift()
      }
    }
    const insist = async (tries: number): Promise<void> => {
      const before = rest.length
      await talk(workOn).catch((error: unknown) => {
        if (tries === 1 || !isPassing(error)) throw error
        return insist(rest.length < before ? TRIES : tries - 1)
      })
    }
    return explained(insist(TRIES))
  }
  return {
    manifest: () =>
      inWorkFolder(async (folder) => {
        const file = path.join(folder, BUILD_MANIFEST)
        await forEach([place(BUILD_MANIFEST)], async (client, name) => {
          // Some servers break the line for data off when there is nothing to be sent.
          const isThere = await client.size(name).then(() => true, ignoringRefusal)
          if (isThere) await client.downloadTo(file, name)
        })
        return readBuildManifest(folder)
      }),
    sizes: async (names) => {
      const all = new Map<string, number>()
      await forEach(['', ...foldersOf(names)], async (client, folder) => {
        const list = await client.list(place(folder)).catch(ignoringRefusal)
        for (const { name, size, isFile } of list ?? [])
          if (isFile) all.set(path.posix.join(folder, name), size)
      })
      return sizesOf(names, (name) => all.get(name))
    },
    put: async (names, folder = from) => {
      await forEach(['', ...foldersOf(names)], (client, name) =>
        client.send(`MKD ${place(name)}`).catch(ignoringRefusal),
      )
      await forEach(names, async (client, name) => {
        await client.uploadFrom(path.join(folder, name), place(name + UNFINISHED))
        await rename(client, name)
      })
    },
    remove: (names) => forEach(names, (client, name) => client.remove(place(name), true)),
  }
}
