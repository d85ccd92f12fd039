import { promises as fs } from 'node:fs'
import path from 'node:path'
import { DeployFault, type Secrets } from './ssh.ts'
import { deployWords } from './words.ts'
import { clearWorkFolders, inWorkFolder } from './work-folder.ts'

/** A private key, or lines with the keys of servers, rather than the name of a file that holds them. */
const IS_TEXT = /^-----BEGIN |\n|\s(?:ssh|ecdsa|sk)-/

const isText = (given: string): boolean => IS_TEXT.test(given.trim())

/** No file has a longer name; what is longer may be a key that somebody has packed, and is told to nobody. */
const LONGEST_NAME = 255

const shown = (file: string): string =>
  file.length > LONGEST_NAME ? `${file.slice(0, 16)}…` : file

const readKey = (file: string): Promise<string> =>
  fs.readFile(file, 'utf8').catch(() => {
    throw new DeployFault(deployWords.noKey(shown(file)))
  })

/** CI hosts hand secrets over as texts, and their files may be read by all, which ssh refuses. */
const ownFile = async (given: string, file: string): Promise<string> => {
  const text = isText(given) ? given : await readKey(given)
  // A host may have cut the last line end off, or a browser made them those of Windows: neither is a key to ssh.
  await fs.writeFile(file, `${text.trim().replaceAll('\r\n', '\n')}\n`, { mode: 0o600 })
  return file
}

/**
 * Does something with what is secret: the password as it is, a key as a file that is gone afterwards. The
 * file of known servers stays in its place, as ssh adds to it; where only its text is given, that is all of them: what
 * ssh learns would be gone, and each time another server could take the first one's place.
 */
export const withSecrets = async <Result>(
  { DEPLOY_PASSWORD, DEPLOY_KEY, DEPLOY_KNOWN_HOSTS: known }: NodeJS.ProcessEnv,
  use: (secrets: Secrets) => Promise<Result>,
): Promise<Result> => {
  await clearWorkFolders()
  return inWorkFolder(async (folder) => {
    const inFolder = (given: string, name: string) => ownFile(given, path.join(folder, name))
    return use({
      // CI hosts keep a line end that came along; ssh passes it over, and FTPS takes no password with one.
      password: DEPLOY_PASSWORD?.replace(/[\r\n]+$/, '') || undefined,
      key: DEPLOY_KEY ? await inFolder(DEPLOY_KEY, 'key') : undefined,
      ...(known && isText(known)
        ? { knownHosts: await inFolder(known, 'known'), onlyKnown: true }
        : { knownHosts: known || undefined }),
    })
  })
}
