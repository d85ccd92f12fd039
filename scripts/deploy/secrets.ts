import { promises as fs } from 'node:fs'
import path from 'node:path'
import { DeployFault } from './deploy-fault.ts'
import type { Secrets } from './ssh.ts'
import { deployWords } from './words.ts'
import { clearWorkFolders, inWorkFolder } from './work-folder.ts'

/** A private key, or lines with the keys of servers, rather than the name of a file that holds them. */
const IS_TEXT = /^-----BEGIN |\n|\s(?:ssh|ecdsa|sk)-/

const isText = (given: string): boolean => IS_TEXT.test(given.trim())

/** No file name is longer: what is may be a key in another encoding, which must not be printed. */
const LONGEST_NAME = 255

const shown = (file: string): string =>
  file.length > LONGEST_NAME ? `${file.slice(0, 16)}…` : file

const readKey = (file: string): Promise<string> =>
  fs.readFile(file, 'utf8').catch(() => {
    throw new DeployFault(deployWords.noKey(shown(file)))
  })

/**
 * CI hosts hand secrets over as text, or in files that everybody may read, which ssh refuses: each becomes a private
 * file.
 */
const ownFile = async (given: string, file: string): Promise<string> => {
  const text = isText(given) ? given : await readKey(given)
  // A host may have cut off the last line end, or a browser changed line ends to those of Windows: ssh takes neither
  // for a key.
  await fs.writeFile(file, `${text.trim().replaceAll('\r\n', '\n')}\n`, { mode: 0o600 })
  return file
}

/**
 * Calls `use` with the secrets: the password as it is, keys as files that are deleted afterwards. Who says
 * which servers are known trusts no other one: hosts of CI begin each run with the same file, and on each another server
 * could pass for one that is seen for the first time.
 */
export const withSecrets = async <Result>(
  { DEPLOY_PASSWORD, DEPLOY_KEY, DEPLOY_KNOWN_HOSTS: known, DEPLOY_HOST }: NodeJS.ProcessEnv,
  use: (secrets: Secrets) => Promise<Result>,
): Promise<Result> => {
  await clearWorkFolders()
  return inWorkFolder(async (folder) => {
    const inFolder = (given: string, name: string) => ownFile(given, path.join(folder, name))
    return use({
      // CI hosts keep a line end that was pasted along: ssh ignores it, FTPS refuses the password with it.
      password: DEPLOY_PASSWORD?.replace(/[\r\n]+$/, '') || undefined,
      onlyHost: DEPLOY_HOST?.trim() || undefined,
      key: DEPLOY_KEY ? await inFolder(DEPLOY_KEY, 'key') : undefined,
      knownHosts: known && isText(known) ? await inFolder(known, 'known') : known || undefined,
    })
  })
}
