import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { openRate } from './rate.ts'
import { senderOf } from './sender.ts'

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The password of a request (RFC 7617); the name before it says nothing. */
const givenPassword = ({ headers }: IncomingMessage): string | undefined => {
  const [, encoded] = /^Basic ([\w+/=-]+)$/i.exec(headers.authorization ?? '') ?? []
  if (encoded === undefined) return undefined
  const text = Buffer.from(encoded, 'base64').toString()
  return text.slice(text.indexOf(':') + 1)
}

/** Knows the office by its password; whoever guesses is kept from it for a while. */
export const officeWith = (password: string): ((request: IncomingMessage) => boolean) => {
  const mayGuess = openRate()
  const wanted = digestOf(password)
  const blocked = new Set<string>()
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
