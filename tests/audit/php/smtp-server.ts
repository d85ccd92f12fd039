import { promises as fs } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:tls'
import { onTestFinished } from 'vitest'
import { makeCertificate } from '../hosts/certificate.ts'

/** What somebody has said to a mail server, up to the mail itself. */
export interface Heard {
  lines: string[]
  mails: string[]
}

const UNKNOWN = '504 Unrecognized authentication type'

const answers = (logins: string): [RegExp, string][] => [
  [/^EHLO/, `250-mail.example\r\n250-AUTH ${logins}\r\n250 8BITMIME`],
  [/^AUTH LOGIN/, logins.includes('LOGIN') ? '334 VXNlcm5hbWU6' : UNKNOWN],
  [/^AUTH PLAIN /, logins.includes('PLAIN') ? '235 OK' : UNKNOWN],
  [/^MAIL/, '250 OK'],
  [/^RCPT/, '251 User not local; will forward'],
  [/^DATA/, '354 Go on'],
  [/^QUIT/, '221 Bye'],
]

/** How it answers a mail; its words may come late. */
type AnswerTo = (mail: string) => Promise<string> | string

/**
 * A mail server that speaks over TLS from the start.
 *
 * @param logins ways to log in that it knows
 */
export const openSmtp = async (
  work: string,
  answerTo: AnswerTo = () => '250 OK',
  logins = 'LOGIN',
) => {
  const files = makeCertificate(work, 'localhost')
  const heard: Heard = { lines: [], mails: [] }
  const [key, cert] = await Promise.all(
    [files.key, files.certificate].map((file) => fs.readFile(file)),
  )
  const server = createServer({ key, cert }, (socket) => {
    let mail: string[] | undefined
    let rest = ''
    let secrets = 0
    const say = (text: string) => socket.write(`${text}\r\n`)
    const take = async (text: string) => {
      heard.mails.push(text)
      say(await answerTo(text))
    }
    const hear = (line: string) => {
      if (mail && line !== '.') return void mail.push(line)
      if (mail) void take(mail.join('\n'))
      const isEnd = mail !== undefined
      mail = line === 'DATA' ? [] : undefined
      if (isEnd) return
      heard.lines.push(line)
      if (line === 'AUTH LOGIN' && logins.includes('LOGIN')) secrets = 2
      else if (secrets > 0) {
        secrets -= 1
        return void say(secrets > 0 ? '334 UGFzc3dvcmQ6' : '235 OK')
      }
      say(answers(logins).find(([pattern]) => pattern.test(line))?.[1] ?? '500 What?')
    }
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      const lines = (rest + chunk).split('\r\n')
      rest = lines.pop() ?? ''
      lines.forEach(hear)
    })
    say('220 mail.example')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { ...files, heard, port: (server.address() as AddressInfo).port }
}
