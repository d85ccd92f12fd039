import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { mailer } from '../../../scripts/inbox/mail/mail.ts'
import { mailFault } from '../../../scripts/inbox/mail/mail-fault.ts'
import { wording } from '../../../scripts/inbox/messages.ts'

const { mailAdvice } = wording

/** Answers each line that begins so with these words, or breaks off where there are none. */
const openServer = async (answers: Record<string, string>, greeting = 0): Promise<number> => {
  const server = createServer((socket) => {
    socket
      .on('error', () => undefined)
      .on('data', (chunk) => {
        const command = chunk.toString().split(/[\s:]/)[0] ?? ''
        const answer = answers[command]
        if (answer === undefined) socket.destroy()
        else socket.write(`${answer}\r\n`)
      })
    setTimeout(() => socket.write('220 mail.example\r\n'), greeting)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

const PASSWORD = 'Streng-geheim-77'

const sendTo = (place: string): Promise<unknown> =>
  mailer({
    server: `smtp://web1:${PASSWORD}@${place}`,
    to: 'info@firma.example',
    url: 'https://www.firma.example',
    photo: async () => undefined,
  })({
    id: 'a',
    received: '2026-11-27T09:00:00Z',
    suspected: false,
    fields: { name: 'Jo', email: 'jo@privat.example', message: 'Vertraulich' },
  })

const READY = { EHLO: '250-mail.example\r\n250 AUTH PLAIN', AUTH: '235 OK', MAIL: '250 OK' }

test.each([
  [{}, mailAdvice.noAnswer],
  [{ ...READY, AUTH: `535 5.7.8 ${PASSWORD} is wrong` }, mailAdvice.login],
  [{ ...READY, AUTH: '454 4.7.0 Temporary failure' }, mailAdvice.later],
  [{ ...READY, RCPT: '451 4.7.1 <jo@privat.example> is greylisted' }, mailAdvice.later],
  [{ ...READY, RCPT: '550 5.1.1 No such user' }, mailAdvice.address],
  [READY, mailAdvice.noAnswer],
])('what a mail server does is told with what to do, and no more: %j', async (answers, advice) => {
  const port = await openServer(answers)
  const fault = mailFault(await sendTo(`127.0.0.1:${port}`).catch((error: unknown) => error))
  expect(fault.advice).toBe(advice)
  expect(fault.codes).toMatch(/^E[A-Z]+(?:, \d{3})?$/)
})

test.each([
  [{ code: 'ESOCKET', message: 'self-signed certificate' }, mailAdvice.certificate],
  [{ code: 'ESOCKET', message: 'connect ECONNREFUSED 127.0.0.1:25' }, mailAdvice.noAnswer],
  [
    { code: 'ESOCKET', message: 'SSL routines:ssl3_get_record:wrong version number' },
    mailAdvice.noTls,
  ],
  [{ code: 'ETLS', responseCode: 454 }, mailAdvice.noTls],
  [{ code: 'EDNS' }, mailAdvice.noServer],
  [{ code: 'EMESSAGE', responseCode: 552 }, mailAdvice.refused],
  [new TypeError('of the program'), undefined],
])('as nodemailer names it: %j', (error, advice) => {
  expect(mailFault(error).advice).toBe(advice)
})

test('a server that looks up for long who calls is waited for', { tags: 'long' }, async () => {
  const port = await openServer(
    { ...READY, RCPT: '250 OK', DATA: '354 Go on', QUIT: '221' },
    35_000,
  )
  const error = await sendTo(`127.0.0.1:${port}`).catch((reason: unknown) => reason)
  // It breaks off at the text: it has heard the rest.
  expect(mailFault(error).codes).toBe('ECONNECTION')
})
