import { type AddressInfo, createServer } from 'node:net'
import { onTestFinished } from 'vitest'

/** A mail server of this machine, which may be away. */
export interface MailServer {
  port: number
  /** Message-IDs of the mails that it has taken, in order. */
  taken: string[]
  /** The mails themselves. */
  mails: string[]
  isAway: boolean
}

const ANSWERS: [RegExp, string][] = [
  [/^EHLO/, '250 mail.example'],
  [/^MAIL|^RCPT|^\.$|^RSET/, '250 OK'],
  [/^DATA/, '354 Go on'],
  [/^QUIT/, '221 Bye'],
]

/** Opens one for the time of a test. */
export const openMailServer = async (): Promise<MailServer> => {
  const state: MailServer = { port: 0, taken: [], mails: [], isAway: false }
  const server = createServer((socket) => {
    if (state.isAway) return void socket.destroy()
    let mail: string[] | undefined
    let rest = ''
    const hear = (line: string) => {
      if (mail && line !== '.') return void mail.push(line)
      const [, id] = /^Message-ID: (.*)$/im.exec(mail?.join('\n') ?? '') ?? []
      if (id) state.taken.push(id)
      if (mail) state.mails.push(mail.join('\n'))
      mail = line === 'DATA' ? [] : undefined
      socket.write(`${ANSWERS.find(([pattern]) => pattern.test(line))?.[1] ?? '500 What?'}\r\n`)
    }
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      const lines = (rest + chunk).split('\r\n')
      rest = lines.pop() ?? ''
      lines.forEach(hear)
    })
    socket.write('220 mail.example\r\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  state.port = (server.address() as AddressInfo).port
  onTestFinished(() => void server.close())
  return state
}
