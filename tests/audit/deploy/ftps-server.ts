import { execFileSync } from 'node:child_process'
import { promises as fs } from 'node:fs'
import { type AddressInfo, createConnection, createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { makeCertificate } from '../hosts/certificate.ts'
import { freePort, start } from '../hosts/programs.ts'

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const line = createConnection(port, '127.0.0.1')
    line.once('connect', () => resolve(true)).once('error', () => resolve(false))
    line.once('connect', () => line.destroy())
  })

interface Surroundings {
  /** Folder that the server shows as its root. */
  root: string
  work: string
  port: number
  key: string
  certificate: string
  /** Whether what is there may be written over, and renamed onto. */
  overwrites: boolean
}

/** With a user of its own, as web spaces have it. */
const configuration = ({
  root,
  work,
  port,
  key,
  certificate,
  overwrites,
}: Surroundings): string[] => [
  'Include /etc/proftpd/modules.conf',
  'LoadModule mod_tls.c',
  'ServerType standalone',
  `Port ${port}`,
  'DefaultAddress 127.0.0.1',
  'UseIPv6 off',
  'User nobody',
  'Group nogroup',
  `PidFile ${work}/pid`,
  `ScoreboardFile ${work}/scoreboard`,
  `SystemLog ${work}/log`,
  `DelayTable ${work}/delay`,
  `AuthUserFile ${work}/users`,
  'AuthOrder mod_auth_file.c',
  'RequireValidShell off',
  `DefaultRoot ${root}`,
  `AllowOverwrite ${overwrites ? 'on' : 'off'}`,
  // Who is killed leaves lines open for a while.
  'MaxInstances 200',
  'TLSEngine on',
  'TLSRequired on',
  `TLSRSACertificateFile ${certificate}`,
  `TLSRSACertificateKeyFile ${key}`,
]

export const PASSWORD = 'Passwort mit Leerzeichen & Zeichen'

const addUser = (file: string, root: string): void => {
  const args = ['--passwd', `--file=${file}`, '--name=firma', '--uid=65534', '--gid=65534']
  const rest = [`--home=${root}`, '--shell=/bin/false', '--stdin']
  execFileSync('ftpasswd', [...args, ...rest], {
    input: PASSWORD,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  execFileSync('chmod', ['600', file])
}

/** ProFTPD with TLS on this machine; the site goes into the folder `htdocs`. */
export const openFtpsServer = async ({ overwrites = true } = {}) => {
  const work = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-ftps-'))
  const folder = path.join(work, 'root/htdocs')
  await fs.mkdir(folder, { recursive: true })
  await fs.chmod(work, 0o755)
  execFileSync('chown', ['nobody', folder])
  const [root, port] = [path.dirname(folder), await freePort()]
  const { key, certificate } = makeCertificate(work, 'localhost')
  addUser(path.join(work, 'users'), root)
  const file = path.join(work, 'config')
  const lines = configuration({ root, work, port, key, certificate, overwrites })
  await fs.writeFile(file, `${lines.join('\n')}\n`)
  const running = start('proftpd', ['-n', '-c', file])
  onTestFinished(async () => {
    await running.end()
    await fs.rm(work, { recursive: true, force: true })
  })
  for (let attempt = 0; attempt < 100 && !(await isListening(port)); attempt += 1) await wait(50)
  const target = { host: 'localhost', user: 'firma', port, folder: 'htdocs' }
  return { folder, target, certificate }
}

/**
 * A way to a server on which each line for commands breaks after so many bytes.
 *
 * @param isLast whether the first that breaks is the last one, as of a server that dies
 * @returns its port
 */
export const openBadLine = async (port: number, bytes: number, isLast = false): Promise<number> => {
  const way = createServer((from) => {
    const to = createConnection(port, '127.0.0.1')
    let passed = 0
    const end = () => {
      from.destroy()
      to.destroy()
    }
    from.on('data', (chunk: Buffer) => {
      passed += chunk.length
      if (passed <= bytes) return
      if (isLast) way.close()
      end()
    })
    for (const side of [from, to]) side.on('error', end).on('close', end)
    from.pipe(to).pipe(from)
  })
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void (way.listening && way.close()))
  return (way.address() as AddressInfo).port
}
