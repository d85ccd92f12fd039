import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ConnectionOptions } from 'node:tls'
import { Client, FTPError } from 'basic-ftp'
import type { ServerTarget } from '../../src/content/deploy.ts'
import { BUILD_MANIFEST } from '../addresses/own-files.ts'
import { readBuildManifest } from '../site/build-manifest.ts'
import { foldersOf } from '../site/folders-of.ts'
import { explainSsh } from './explain-ssh.ts'
import { FORMER, type Place, sizesOf, UNFINISHED } from './plan.ts'
import { DeployFault, type Secrets } from './ssh.ts'
import { type Shelf, takePlace } from './take-place.ts'
import { deployWords } from './words.ts'
import { inWorkFolder } from './work-folder.ts'

/** TLS from the first byte on, as some hosts still have it; on every other port it is asked for (RFC 4217). */
const IMPLICIT_PORT = 990

/** What is not there, or may not be done, or has a name that is taken (RFC 959). */
const isRefused = (error: unknown): boolean =>
  error instanceof FTPError && [550, 553].includes(error.code)

const ignoringRefusal = (error: unknown): void => {
  if (!isRefused(error)) throw error
}

/** Whether the server did as it was told. */
const isDone = async (work: Promise<unknown>): Promise<boolean> => {
  try {
    await work
    return true
  } catch (error) {
    ignoringRefusal(error)
    return false
  }
}

/** Lines on which one thing fails before it is given up. */
const TRIES = 3

/** Milliseconds before the same thing is tried again: a server may still have the line that broke. */
const PAUSE = 2_000

/** Of the line or the server. What has a path is this machine's disk's; other kinds of errors are the program's. */
const isTheirs = (error: unknown): error is Error =>
  error instanceof FTPError ||
  (error instanceof Error && error.name === 'Error' && !('path' in error))

/** What may go better in a moment: a line that broke, or what the server itself calls passing (RFC 959, 4.2.1). */
const isPassing = (error: unknown): boolean =>
  error instanceof FTPError ? error.code < 500 : isTheirs(error) && !(error instanceof DeployFault)

const explained = (work: Promise<void>): Promise<void> =>
  work.catch((error: unknown) => {
    if (error instanceof DeployFault || !isTheirs(error)) throw error
    const { message } = error
    throw new DeployFault(deployWords.failed('FTPS', message, explainSsh(message)))
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
  /** Where a line breaks, these are or may be at the place. */
  const begun = new Set<string>()
  const setAside = new Set<string>()
  const shelfOn = (client: Client): Shelf => ({
    rename: async (from, to) => {
      if (to.endsWith(FORMER)) setAside.add(to)
      return isDone(client.rename(place(from), place(to)))
    },
    isFile: (name) => isDone(client.size(place(name))),
    remove: async (name) => {
      await client.remove(place(name), true)
      setAside.delete(name)
    },
  })
  const upload = async (client: Client, file: string, name: string): Promise<void> => {
    const [unfinished, former] = [name + UNFINISHED, name + FORMER]
    const send = () => client.uploadFrom(file, place(unfinished))
    const shelf = shelfOn(client)
    // What was cut off is in the way of some servers; they refuse it by a word, or by a broken line.
    if (begun.has(name)) await shelf.remove(unfinished)
    begun.add(name)
    if (!(await isDone(send()))) {
      await shelf.remove(unfinished)
      await send()
    }
    // Once more, as the server says why.
    if (!(await takePlace(shelf, name))) await client.rename(place(unfinished), place(name))
    if (setAside.has(former)) await shelf.remove(former)
    begun.delete(name)
  }
  /**
   * What the server says against a file before it takes any of it; undefined where it says nothing. Beside a line
   * for data, that is seldom heard: the server closes that one as well, and the client then both.
   */
  const objectionToUpload = (name: string): Promise<FTPError | undefined> =>
    talk(async (client) => {
      await client.send('EPSV')
      await client.send(`STOR ${place(name + UNFINISHED)}`)
    }).then(
      () => undefined,
      (error: unknown) => (error instanceof FTPError && error.code >= 500 ? error : undefined),
    )
  /**
   * Works through names; where the line breaks, another one goes on with what was under way.
   *
   * @param objectionTo what the server may have against a name, where the line broke without a word
   */
  const forEach = (
    names: readonly string[],
    work: (client: Client, name: string) => Promise<unknown>,
    objectionTo?: (name: string) => Promise<FTPError | undefined>,
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
      await talk(workOn).catch(async (error: unknown) => {
        if (tries === 1 || !isPassing(error)) throw error
        if (rest.length < before) return insist(TRIES)
        await wait(PAUSE)
        return insist(tries - 1)
      })
    }
    const andSayWhy = async (error: unknown): Promise<never> => {
      const name = rest[0]
      if (objectionTo === undefined || name === undefined || error instanceof FTPError) throw error
      throw (await objectionTo(name)) ?? error
    }
    return explained(insist(TRIES).catch(andSayWhy))
  }
  return {
    manifest: () =>
      inWorkFolder(async (folder) => {
        const file = path.join(folder, BUILD_MANIFEST)
        // A run that was cut off may have set it aside.
        await forEach([BUILD_MANIFEST + FORMER, BUILD_MANIFEST], async (client, name) => {
          // Some servers break the line for data off when there is nothing to be sent.
          const isThere = await isDone(client.size(place(name)))
          if (isThere) await client.downloadTo(file, place(name))
        })
        return readBuildManifest(folder)
      }),
    sizes: async (names) => {
      const all = new Map<string, number>()
      await forEach(['', ...foldersOf(names)], async (client, folder) => {
        const list = await client.list(place(folder)).catch(ignoringRefusal)
        // A link in the place of a file is somebody's, and replaced like one.
        for (const { name, size, isFile, isSymbolicLink } of list ?? [])
          if (isFile || isSymbolicLink) all.set(path.posix.join(folder, name), size)
      })
      return sizesOf(names, (name) => all.get(name))
    },
    put: async (names, folder = from) => {
      await forEach(['', ...foldersOf(names)], (client, name) =>
        client.send(`MKD ${place(name)}`).catch(ignoringRefusal),
      )
      await forEach(
        names,
        (client, name) => upload(client, path.join(folder, name), name),
        objectionToUpload,
      )
    },
    remove: (names) => forEach(names, (client, name) => client.remove(place(name), true)),
  }
}
