import { promises as fs } from 'node:fs'
import { createConnection, createServer } from 'node:net'
import path from 'node:path'

/** Bytes of a socket's name, for the system that takes the fewest. */
const LONGEST_NAME = 103

/** What a socket answers with of which nobody is at the other end any more. */
const LEFT = ['ECONNREFUSED', 'ENOENT']

/** Resolves to why it can't be listened to; undefined where it is, as long as this program runs. */
const listen = (socket: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const server = createServer((line) => line.destroy()).unref()
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'unknown'))
    server.listen(socket, () => resolve(undefined))
  })

const isAnswered = (socket: string): Promise<boolean> =>
  new Promise((resolve) => {
    const line = createConnection(socket)
    line.once('error', ({ code = '' }: NodeJS.ErrnoException) => resolve(!LEFT.includes(code)))
    line.once('connect', () => {
      line.destroy()
      resolve(true)
    })
  })

/**
 * Takes a folder for this program; false where another one has it, perhaps in another container: two would mail
 * each message twice, and lose those that one of them takes while the other one deletes old ones. A program that is
 * killed has it no more. Where a disk knows no sockets, nobody can tell.
 */
export const takeFolder = async (folder: string): Promise<boolean> => {
  const socket = path.join(folder, 'inbox.sock')
  if (process.platform === 'win32' || Buffer.byteLength(socket) > LONGEST_NAME) return true
  // What is wrong with the folder is told where it matters.
  await fs.mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => undefined)
  if ((await listen(socket)) !== 'EADDRINUSE') return true
  if (await isAnswered(socket)) return false
  await fs.rm(socket, { force: true })
  return (await listen(socket)) !== 'EADDRINUSE'
}
