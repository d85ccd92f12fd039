import { createTransport } from 'nodemailer'
import { WrongUsage } from '../../machine/wrong-usage.ts'
import { words } from '../command-words.ts'
import { wording } from '../messages.ts'
import type { Enquiry } from '../store/enquiry.ts'

/** Where mails go, and by which way. */
export interface MailSetting {
  /** `smtps://user:password@host`; from the environment alone. */
  server: string
  to: string
  /** Address of the site. */
  url: string
  /** Reads a photograph of a message; undefined where it is gone. */
  photo: (name: string) => Promise<Buffer | undefined>
}

const textOf = ({ id, received, fields }: Enquiry): string => {
  const { message = '', ...others } = fields
  const lines = Object.entries(others).map(([name, value]) => wording.field(name, value))
  return [...lines, '', message, '', `${wording.time(received)}, ${id}`].join('\n')
}

/** Many servers refuse a mail with a header that is very long. */
const HEADER_LETTERS = 200

/** A name on one line of a header; what reads like an encoded word (RFC 2047) would be shown as something else. */
const inHeader = (name: string): string => {
  const line = name.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replaceAll('=?', '= ?')
  const letters = [...line.trim()]
  return letters.slice(0, HEADER_LETTERS).join('') + (letters.length > HEADER_LETTERS ? '…' : '')
}

/** The photographs that are still there: without one that is gone, the rest is to arrive all the same. */
const attachmentsOf = async ({ photos = [] }: Enquiry, photo: MailSetting['photo']) => {
  const read = async (name: string, index: number) => {
    const content = await photo(name)
    const filename = `foto-${index + 1}.jpg`
    return content ? [{ filename, contentType: 'image/jpeg', content }] : []
  }
  return (await Promise.all(photos.map(read))).flat()
}

/** A server that looks up who calls may take so long to greet (RFC 5321, section 4.5.3.2.1). */
const GREETING = 300_000

const HERE = ['localhost', '127.0.0.1', '[::1]']

/** A sign such as `#` in a password that is not written as `%23` ends what is in front of the host. */
const isMailServer = ({ protocol, hostname, pathname, search, hash }: URL): boolean =>
  /^smtps?:$/.test(protocol) && hostname !== '' && /^\/?$/.test(pathname + search + hash)

/**
 * How a mail server is reached, and as whom.
 *
 * @throws WrongUsage where the address is none; it does not quote it, as the password is in it
 */
const readServer = (server: string) => {
  try {
    const url = new URL(server)
    const user = decodeURIComponent(url.username)
    const pass = decodeURIComponent(url.password)
    if (isMailServer(url)) return { url, auth: user === '' ? undefined : { user, pass } }
  } catch {
    // Told below.
  }
  throw new WrongUsage(words.noMailServer)
}

/** Without encryption, mail goes to this machine alone. */
const openTransport = (server: string) => {
  const { url, auth } = readServer(server)
  return createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || undefined,
    secure: url.protocol === 'smtps:',
    requireTLS: !HERE.includes(url.hostname),
    auth,
    connectionTimeout: GREETING,
    greetingTimeout: GREETING,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Sends messages to the office. */
export const mailer = ({ server, to, url, photo }: MailSetting) => {
  const { hostname } = new URL(url)
  const transport = openTransport(server)
  return async (enquiry: Enquiry): Promise<unknown> => {
    const name = inHeader(enquiry.fields.name ?? '')
    return transport.sendMail({
      from: { name, address: to },
      to,
      replyTo: enquiry.fields.email || undefined,
      subject: wording.subject(hostname, name),
      text: textOf(enquiry),
      attachments: await attachmentsOf(enquiry, photo),
      messageId: `<${enquiry.id}@${hostname}>`,
    })
  }
}
