import { createTransport } from 'nodemailer'
import type { Enquiry } from './enquiry.ts'
import { wording } from './messages.ts'

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

/** The photographs that are still there: without one that is gone, the rest is to arrive all the same. */
const attachmentsOf = async ({ photos = [] }: Enquiry, photo: MailSetting['photo']) => {
  const read = async (name: string, index: number) => {
    const content = await photo(name)
    const filename = `foto-${index + 1}.jpg`
    return content ? [{ filename, contentType: 'image/jpeg', content }] : []
  }
  return (await Promise.all(photos.map(read))).flat()
}

const HERE = ['localhost', '127.0.0.1', '[::1]']

/** Without encryption, mail goes to this machine alone. */
const openTransport = (server: string) => {
  const { protocol, hostname, port, username, password } = new URL(server)
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  return createTransport({
    host: hostname,
    port: Number(port) || undefined,
    secure: protocol === 'smtps:',
    requireTLS: !HERE.includes(hostname),
    auth: username === '' ? undefined : auth,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Sends messages to the office. */
export const mailer = ({ server, to, url, photo }: MailSetting) => {
  const { hostname } = new URL(url)
  const transport = openTransport(server)
  return async (enquiry: Enquiry): Promise<unknown> =>
    transport.sendMail({
      from: { name: enquiry.fields.name ?? '', address: to },
      to,
      replyTo: enquiry.fields.email || undefined,
      subject: wording.subject(hostname, enquiry.fields.name ?? ''),
      text: textOf(enquiry),
      attachments: await attachmentsOf(enquiry, photo),
      messageId: `<${enquiry.id}@${hostname}>`,
    })
}
