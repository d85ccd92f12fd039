import { own } from '../../src/content/own.ts'
import { START_PORT } from './address-in.ts'
import { words } from './words.ts'

/** What a server was to listen on, and the command that wanted it to. */
export interface ListenRequest {
  port: number
  host: string
  command: string
  /** What is said where the port is taken, if there is more to do than to take another one. */
  inUse?: string
}

/**
 * Why a server can't begin, in the user's language.
 *
 * @throws the error itself where it says something else
 */
export const explainListening = (
  error: unknown,
  { port, host, command, inUse }: ListenRequest,
): string => {
  const advice: Record<string, string> = {
    EADDRINUSE: inUse ?? words.portInUse(port, command),
    EACCES: words.lockedPort(port, START_PORT),
    EADDRNOTAVAIL: words.unknownHost(host),
    ENOTFOUND: words.unknownHost(host),
  }
  const { code = '', path } = error as NodeJS.ErrnoException
  const found = own(advice, code)
  // What has a path is the disk's.
  if (found === undefined || path !== undefined) throw error
  return found
}
