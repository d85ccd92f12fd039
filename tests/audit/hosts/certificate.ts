import { execFileSync } from 'node:child_process'
import path from 'node:path'

/** Makes a certificate that nobody vouches for. */
export const makeCertificate = (folder: string, host: string) => {
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => path.join(folder, name))
  const subject = ['-subj', `/CN=${host}`, '-days', '2', '-nodes', '-newkey', 'rsa:2048']
  execFileSync(
    'openssl',
    ['req', '-x509', ...subject, '-keyout', key as string, '-out', certificate as string],
    { stdio: 'ignore' },
  )
  return { key: key as string, certificate: certificate as string }
}
