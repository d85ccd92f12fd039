import { setTimeout as wait } from 'node:timers/promises'
import type { ConnectionOptions } from 'node:tls'
import { Client, FTPError } from 'basic-ftp'
import type { ServerTarget } from '../../src/content/site/deploy.ts'
import { adviceOn } from './advice-on.ts'
import { DeployFault } from './deploy-fault.ts'
import { deployWords, serverAdvice } from './words.ts'

/** TLS from the first byte on, as some hosts still have it; on every other port it is asked for (RFC 4217). */
const IMPLICIT_PORT = 990

/**
 * Whether the server refuses because something is missing, forbidden, or has a name that is taken (RFC 959). ProFTPD
 * calls a missing folder a temporary fault when it is asked to list it.
 */
const isRefused = (error: unknown): boolean =>
  error instanceof FTPError &&
  ([550, 553].includes(error.code) || /^450 .*No such file or directory$/m.test(error.message))

/**
 * Goes on where the server refused so: what was to be made is there, or what was to go is gone.
 *
 * @throws every other error
 */
export const ignoringRefusal = (error: unknown): void => {
  if (!isRefused(error)) throw error
}

/** Whether the server did as it was told. */
export const isDone = async (work: Promise<unknown>): Promise<boolean> => {
  try {
    await work
    return true
  } catch (error) {
    ignoringRefusal(error)
    return false
  }
}

/** Connections on which the same thing fails before it is given up. */
const TRIES = 3

/** Milliseconds before another attempt: the server may still hold the connection that broke. */
const PAUSE = 2_000

/**
 * Whether an error is the connection's or the server's. One with a path is this machine's disk's; other kinds are the
 * program's.
 */
const isTheirs = (error: unknown): error is Error =>
  error instanceof FTPError ||
  (error instanceof Error && error.name === 'Error' && !('path' in error))

/**
 * Whether another attempt may succeed: the connection broke, or the server itself calls the fault temporary (RFC 959,
 * 4.2.1).
 */
const isPassing = (error: unknown): boolean =>
  error instanceof FTPError ? error.code < 500 : isTheirs(error) && !(error instanceof DeployFault)

/** The server answered a moment ago and does no longer: neither its name nor its port is wrong. */
class Gone extends Error {}

const adviceFor = (error: Error): string | undefined =>
  error instanceof Gone ? serverAdvice.broken : adviceOn(error.message)

const explained = (work: Promise<void>): Promise<void> =>
  work.catch((error: unknown) => {
    if (error instanceof DeployFault || !isTheirs(error)) throw error
    throw new DeployFault(deployWords.failed('FTPS', error.message, adviceFor(error)))
  })

/** Runs commands on a connection of its own. */
export type Talk = (say: (client: Client) => Promise<void>) => Promise<void>

/**
 * Lines to a server; without encryption nothing is said on them.
 *
 * @param tls who vouches for the server's certificate, if not those that Node knows
 */
export const talkTo = (
  { host, port, user }: ServerTarget,
  password: string | undefined,
  tls: ConnectionOptions,
): Talk => {
  const connect = async (client: Client): Promise<void> => {
    if (password === undefined) throw new DeployFault(deployWords.noPassword)
    const secure = port === IMPLICIT_PORT ? 'implicit' : true
    await client.access({ host, port, user, password, secure, secureOptions: tls })
  }
  let hasAnswered = false
  const connectAgain = (client: Client): Promise<void> =>
    connect(client).catch((error: unknown) => {
      const isGone = hasAnswered && isTheirs(error) && !(error instanceof FTPError)
      throw isGone ? new Gone(error.message) : error
    })
  return async (say) => {
    const client = new Client()
    try {
      await connectAgain(client)
      hasAnswered = true
      await say(client)
    } finally {
      client.close()
    }
  }
}

/**
 * Does the work for each name. Where the connection breaks, a new one goes on with the name that was under way.
 *
 * @param objectionTo finds out what the server has against a name, where the connection broke without an answer
 */
export const forEachName = (
  talk: Talk,
  names: readonly string[],
  work: (client: Client, name: string) => Promise<unknown>,
  objectionTo?: (name: string) => Promise<Error | undefined>,
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
    const isSaid = error instanceof FTPError || error instanceof DeployFault
    if (objectionTo === undefined || name === undefined || isSaid) throw error
    throw (await objectionTo(name)) ?? error
  }
  return explained(insist(TRIES).catch(andSayWhy))
}
