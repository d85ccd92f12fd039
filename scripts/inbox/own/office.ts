import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { openRate, WINDOW } from '../receive/rate.ts'
import { senderOf } from '../receive/sender.ts'

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The password of a request (RFC 7617); the name before it says nothing. */
const givenPassword = ({ headers }: IncomingMessage): string | undefined => {
  const [, encoded] = /^Basic ([\w+/=-]+)$/i.exec(headers.authorization ?? '') ?? []
  if (encoded === undefined) return undefined
  const text = Buffer.from(encoded, 'base64').toString()
  return text.slice(text.indexOf(':') + 1)
}

/** Keeps senders out, each until a window has passed. */
const openBlocks = () => {
  const since = new Map<string, number>()
  const forget = () => {
    for (const [sender, moment] of since) if (moment <= Date.now() - WINDOW) since.delete(sender)
  }
  return {
    add: (sender: string): void => void since.set(sender, Date.now()),
    delete: (sender: string): void => void since.delete(sender),
    has: (sender: string): boolean => {
      forget()
      return since.has(sender)
    },
  }
}

/** Knows the office by its password; whoever guesses is kept from it for a while. */
export const officeWith = (password: string): ((request: IncomingMessage) => boolean) => {
  const mayGuess = openRate()
  const wanted = digestOf(password)
  const blocked = openBlocks()
  return (request) => {
    const given = givenPassword(request)
    if (given === undefined || password === '') return false
    const isRight = timingSafeEqual(digestOf(given), wanted)
    const sender = senderOf(request)
    if (isRight) return !blocked.has(sender)
    if (mayGuess(sender)) blocked.delete(sender)
    else blocked.add(sender)
    return false
  }
}
