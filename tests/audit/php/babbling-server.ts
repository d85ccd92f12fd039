import { promises as fs } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:tls'
import { onTestFinished } from 'vitest'
import { makeCertificate } from '../hosts/certificate.ts'

/** Milliseconds; silence is never long enough to be taken for the end. */
const PAUSE = 500

/** A mail server that greets whoever comes with the same words again and again, and never comes to an end. */
export const openBabbling = async (work: string, words: string) => {
  const files = makeCertificate(work, 'localhost')
  const [key, cert] = await Promise.all(
    [files.key, files.certificate].map((file) => fs.readFile(file)),
  )
  const server = createServer({ key, cert }, (socket) => {
    const talking = setInterval(() => socket.write(words), PAUSE)
    socket.on('error', () => undefined)
    socket.on('close', () => clearInterval(talking))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { ...files, port: (server.address() as AddressInfo).port }
}
