import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { onTestFinished } from 'vitest'

const ANSWERS: Record<string, string> = {
  DATA: '354 Go on',
  QUIT: '221 Bye',
}

/** A mail server for the running test, which keeps what it is sent (RFC 5321). */
export const receiveMails = async (host = '127.0.0.1') => {
  const received: string[] = []
  const server = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`)
    let isMail = false
    let unread = ''
    const take = (end: string, use: (text: string) => void) => {
      const [text = '', ...rest] = unread.split(end)
      unread = rest.join(end)
      use(text)
    }
    const takeMail = (mail: string) => {
      received.push(mail)
      isMail = false
      say('250 Kept')
    }
    const takeLine = (line: string) => {
      isMail = line === 'DATA'
      say(ANSWERS[line] ?? '250 Well')
    }
    socket.setEncoding('utf8').on('data', (chunk) => {
      unread += chunk
      const end = () => (isMail ? '\r\n.\r\n' : '\r\n')
      while (unread.includes(end())) take(end(), isMail ? takeMail : takeLine)
    })
    say('220 Here')
  })
  server.listen(0, host)
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const name = host.includes(':') ? `[${host}]` : host
  return { server: `smtp://${name}:${(server.address() as AddressInfo).port}`, received }
}
