import { spawn } from 'node:child_process'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { ServerTarget } from '../../src/content/site/deploy.ts'
import { adviceOn } from './advice-on.ts'
import { DeployFault } from './deploy-fault.ts'
import { deployWords } from './words.ts'

/** What is secret, from the environment. */
export interface Secrets {
  password?: string | undefined
  /** File with a private key. */
  key?: string | undefined
  /** File with the keys of servers: no other server is believed then. */
  knownHosts?: string | undefined
  /** The one server that they are meant for, where that is given: who may change texts, may name another. */
  onlyHost?: string | undefined
}

/** A file as ssh reads it in an option: blanks would end it, and `%` begins a name of its own. */
const inOption = (file: string): string => {
  const name = file.replaceAll('%', '%%')
  return /[\s"']/.test(name) ? `"${name.replace(/["\\]/g, '\\$&')}"` : name
}

/**
 * Options of ssh. A server that is seen for the first time is believed, unless somebody has said which ones are; one
 * that has changed is not.
 */
export const sshOptions = ({ port }: Pick<ServerTarget, 'port'>, secrets: Secrets): string[] => [
  ...[
    '-o',
    `Port=${port}`,
    '-o',
    `StrictHostKeyChecking=${secrets.knownHosts ? 'yes' : 'accept-new'}`,
    '-o',
    'ConnectTimeout=20',
    // Who has stopped answering after that is given up after a minute.
    '-o',
    'ServerAliveInterval=20',
    '-o',
    'LogLevel=ERROR',
  ],
  ...(secrets.password === undefined
    ? ['-o', 'BatchMode=yes']
    : // The same one again would be as wrong, and servers lock out who is wrong too often.
      ['-o', 'BatchMode=no', '-o', 'NumberOfPasswordPrompts=1']),
  ...(secrets.key
    ? ['-o', `IdentityFile=${inOption(secrets.key)}`, '-o', 'IdentitiesOnly=yes']
    : []),
  ...(secrets.knownHosts ? ['-o', `UserKnownHostsFile=${inOption(secrets.knownHosts)}`] : []),
]

/** ssh asks a program for the password, which has it from its environment: it stands in no file and no list. */
const ASKED = {
  name: 'password.sh',
  text: '#!/bin/sh\nprintf "%s\\n" "$DEPLOY_PASSWORD"\n',
}

/** Windows runs no such script, and its own language would read signs of the password. */
const ASKED_ON_WINDOWS = {
  name: 'password.cmd',
  text: `@"${process.execPath}" -p process.env.DEPLOY_PASSWORD\r\n`,
}

const surroundings = async (folder: string, { password }: Secrets): Promise<NodeJS.ProcessEnv> => {
  if (password === undefined) return process.env
  const asked = process.platform === 'win32' ? ASKED_ON_WINDOWS : ASKED
  const program = path.join(folder, asked.name)
  await fs.writeFile(program, asked.text, { mode: 0o700 })
  const asking = { SSH_ASKPASS: program, SSH_ASKPASS_REQUIRE: 'force', DISPLAY: ':0' }
  return { ...process.env, ...asking, DEPLOY_PASSWORD: password }
}

/** What remains of what a program says without the lines that were to be expected; all of it where nothing else is said. */
const withoutExpected = (said: string, expected: RegExp): string =>
  said
    .split(/\r?\n/)
    .filter((line) => !expected.test(line))
    .join('\n')
    .trim() || said

/** In what surroundings a program of the system's is run. */
interface Run {
  /** Where it may lay files. */
  folder: string
  secrets: Secrets
  /** Lines that tell of no fault. */
  expected?: RegExp
}

/**
 * Runs a program to its end; what it says of what went wrong is the fault.
 *
 * @returns what it says of the rest
 */
export const runProgram = async (
  program: string,
  args: readonly string[],
  { folder, secrets, expected = /^$/ }: Run,
): Promise<string> => {
  const env = await surroundings(folder, secrets)
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const closed = new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
  const [told, said] = [text(child.stdout), text(child.stderr)]
  const code = await closed.catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new DeployFault(deployWords.noProgram(program)) : error
  })
  if (code === 0) return told
  const words = withoutExpected((await said).trim(), expected) || `exit code ${code}`
  throw new DeployFault(deployWords.failed(program, words, adviceOn(words)), {
    code,
    said: words,
  })
}
