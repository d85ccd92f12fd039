import { execFileSync } from 'node:child_process'
import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { phpForm } from '../../../scripts/publish/beside-pages/php-form.ts'
import { GERMAN } from '../../german-answers.ts'
import { startApache } from '../hosts/apache.ts'
import { freePort, start } from '../hosts/programs.ts'
import { reachable, type Server } from '../hosts/server.ts'

/** A mail as the program that PHP hands it to gets it. */
const MAILER = (folder: string) => `#!/bin/sh
test -e ${folder}/away && exit 75
while test -e ${folder}/slow; do sleep 0.1; done
cat > ${folder}/new-$$ && mv ${folder}/new-$$ ${folder}/mail-$(date +%s%N)-$$
`

/** A message as it lies on the disk. */
export interface StoredMessage {
  id: string
  key: string
  suspected: boolean
  fields: Record<string, string>
  photos: string[]
  mail: { sent: boolean; attempts: number; next: number; fault?: string }
}

/** A web space with `anfrage.php`, for the time of a test. */
export interface WebSpace {
  server: Server
  work: string
  root: string
  /** Folder in which messages lie. */
  kept: string
  messages: () => Promise<StoredMessage[]>
  mails: () => Promise<string[]>
  /** The mail server goes away, or comes back. */
  away: (isAway: boolean) => Promise<void>
  /** The mail server takes a mail, but does not come to an end with it, or does. */
  slow: (isSlow: boolean) => Promise<void>
  /** The pause after a failed attempt is over for all messages; to be called while nobody mails. */
  due: () => Promise<void>
  /** The clock was ahead by so many seconds when all that is noted was; to be called while nobody mails. */
  ahead: (seconds: number) => Promise<void>
  /** Runs the file as a cron job does, by `php` or the PHP of a web server; at its end everything has been done. */
  cron: (program?: string) => void
}

interface Options {
  apache?: boolean
  days?: number
  /** Lines of php.ini. */
  ini?: readonly string[]
  /** Whether nothing outside of the document root can be written. */
  enclosed?: boolean
  /** Another company's, whose folder lies in the same one. */
  beside?: WebSpace
}

const GUARD = /^<\?php [^\n]*\n/

const due = async (folder: string): Promise<void> => {
  const names = (await fs.readdir(folder)).filter((name) => name.endsWith('.nachricht.php'))
  for (const file of names.map((name) => path.join(folder, name))) {
    const text = await fs.readFile(file, 'utf8')
    await fs.writeFile(file, text.replace(/"next":\d+/, '"next":1'))
  }
}

const ahead = async (folder: string, seconds: number): Promise<void> => {
  for (const name of await fs.readdir(folder)) {
    const file = path.join(folder, name)
    const { mtimeMs } = await fs.stat(file)
    const later = (_: string, before: string, moment: string) => before + (Number(moment) + seconds)
    const text = await fs.readFile(file, 'latin1')
    await fs.writeFile(file, text.replace(/("next":|\[)(\d{10})\b/g, later), 'latin1')
    await fs.utimes(file, mtimeMs / 1_000 + seconds, mtimeMs / 1_000 + seconds)
  }
}

const readMessages = async (folder: string): Promise<StoredMessage[]> => {
  const names = await fs.readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.nachricht.php'))
  const texts = await Promise.all(files.map((name) => fs.readFile(path.join(folder, name), 'utf8')))
  return texts.map((text) => JSON.parse(text.replace(GUARD, '')))
}

const mark = (file: string, isSet: boolean): Promise<void> =>
  isSet ? fs.writeFile(file, '') : fs.rm(file, { force: true })

/** Opens one. PHP is the built-in server's, or Apache's. */
export const openWebSpace = async (options: Options = {}): Promise<WebSpace> => {
  const work = options.beside?.work ?? (await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-php-')))
  const name = options.beside ? 'andere' : 'www'
  const root = path.join(work, name)
  const mails = path.join(work, `mails-${name}`)
  const files = path.join(work, `server-${name}`)
  for (const folder of [root, mails, files]) await fs.mkdir(folder)
  const form = { provider: 'php' as const, processor: 'x', days: options.days ?? 180 }
  const url = 'https://www.firma.example'
  const script = await phpForm({ form, email: 'info@firma.example', url, ...GERMAN })
  await fs.writeFile(path.join(root, 'anfrage.php'), script)
  await fs.writeFile(path.join(root, 'index.html'), 'Start')
  const mailer = path.join(work, `mailer-${name}.sh`)
  await fs.writeFile(mailer, MAILER(mails))
  for (const location of [work, root, mails, files, mailer]) await fs.chmod(location, 0o777)
  if (options.enclosed) await fs.chmod(work, 0o711)
  const settings = [
    `sendmail_path=${mailer}`,
    'upload_max_filesize=10M',
    'post_max_size=48M',
    ...(options.enclosed
      ? [`open_basedir=${root}:${mails}:${mailer}`, `upload_tmp_dir=${mails}`]
      : []),
    ...(options.ini ?? []),
  ]
  const server = options.apache
    ? await withApache(files, root, settings)
    : await withBuiltIn(root, settings)
  onTestFinished(async () => {
    await server.end()
    await fs.rm(work, { recursive: true, force: true })
  })
  const kept = options.enclosed
    ? path.join(root, '.gewerk-anfragen')
    : path.join(work, 'gewerk-anfragen')
  return {
    server,
    work,
    root,
    kept,
    messages: () => readMessages(kept),
    mails: async () => {
      const names = (await fs.readdir(mails)).filter((name) => name.startsWith('mail-'))
      return Promise.all(names.map((name) => fs.readFile(path.join(mails, name), 'utf8')))
    },
    away: (isAway) => mark(path.join(mails, 'away'), isAway),
    slow: (isSlow) => mark(path.join(mails, 'slow'), isSlow),
    due: () => due(kept),
    ahead: (seconds) => ahead(kept, seconds),
    cron: (program = 'php') =>
      void execFileSync(program, ['-n', ...flags(settings), path.join(root, 'anfrage.php')], {
        stdio: 'ignore',
      }),
  }
}

const host = 'www.firma.example'

const flags = (settings: readonly string[]) => settings.flatMap((setting) => ['-d', setting])

const withBuiltIn = async (root: string, settings: string[]): Promise<Server> => {
  const port = await freePort()
  // As bare as PHP gets, and with several requests at a time.
  const args = ['-n', ...flags(settings), '-S', `127.0.0.1:${port}`, '-t', root]
  const running = start('php', args, { PHP_CLI_SERVER_WORKERS: '4' })
  return reachable({ protocol: 'http', port, host }, running)
}

/** Name of the module by which Apache runs PHP, as it is installed. */
export const phpModule = async (): Promise<string> => {
  const names = await fs.readdir('/usr/lib/apache2/modules')
  const [file = ''] = names.filter((name) => /^libphp\d/.test(name))
  return file.slice('lib'.length, -'.so'.length)
}

const withApache = async (work: string, root: string, settings: string[]): Promise<Server> =>
  startApache({
    root,
    host,
    work,
    modules: ['rewrite', 'headers', await phpModule()],
    processes: 'prefork',
    more: [
      '<FilesMatch "\\.ph(?:ar|p|tml)$">',
      '  SetHandler application/x-httpd-php',
      '</FilesMatch>',
      ...settings.map((setting) => {
        const [name = '', value = ''] = setting.split('=')
        return `php_admin_value ${name} "${value}"`
      }),
    ],
  })
