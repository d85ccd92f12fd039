import { promises as fs } from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import { TLSSocket } from 'node:tls'
import { onTestFinished } from 'vitest'
import { makeCertificate } from '../hosts/certificate.ts'

/**
 * A mail server that begins without encryption, and says nothing once there is one.
 *
 * @param whispered what somebody in between adds to its consent, before
 */
export const openStartTls = async (work: string, whispered: readonly string[]) => {
  const files = makeCertificate(work, 'localhost')
  const [key, cert] = await Promise.all(
    [files.key, files.certificate].map((file) => fs.readFile(file)),
  )
  const consent = ['220 Go on', ...whispered, ''].join('\r\n')
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      if (!String(chunk).startsWith('STARTTLS')) return void socket.write('250 OK\r\n')
      socket.removeAllListeners('data')
      const secret = new TLSSocket(socket, { isServer: true, key, cert })
      secret.on('error', () => undefined)
      secret.once('data', () => secret.destroy())
      socket.write(consent)
    })
    socket.write('220 mail.example\r\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { ...files, port: (server.address() as AddressInfo).port }
}
