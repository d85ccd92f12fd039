import { type Client, FTPError } from 'basic-ftp'
import { DeployFault } from './deploy-fault.ts'
import { isDone, type Talk } from './ftps-line.ts'
import { FORMER, UNFINISHED } from './plan.ts'
import { type Shelf, takePlace } from './take-place.ts'
import { deployWords, serverAdvice } from './words.ts'

/**
 * What a server has against a file that is sent to it. Of one without a folder ProFTPD says what it says of a part
 * that is to be renamed and is gone, as another run has taken it.
 */
const refusalOf = (error: FTPError): Error =>
  /No such file or directory/.test(error.message)
    ? new DeployFault(deployWords.failed('FTPS', error.message, serverAdvice.noFolder))
    : error

const throwRefusal = (error: unknown): never => {
  throw error instanceof FTPError ? refusalOf(error) : error
}

/**
 * Uploads of one run: each file is renamed when it is complete, and what a broken line leaves at the place is
 * cleared away by who begins it again.
 *
 * @param place where a file belongs on the server
 */
export const openUploads = (place: (name: string) => string) => {
  /** Where a line breaks, these are or may be at the place. */
  const begun = new Set<string>()
  const setAside = new Set<string>()
  const shelfOn = (client: Client): Shelf => ({
    rename: async (from, to) => {
      if (to.endsWith(FORMER)) setAside.add(to)
      return isDone(client.rename(place(from), place(to)))
    },
    isFile: (name) => isDone(client.size(place(name))),
    remove: async (name) => {
      await client.remove(place(name), true)
      setAside.delete(name)
    },
  })
  return async (client: Client, file: string, name: string): Promise<void> => {
    const [unfinished, former] = [name + UNFINISHED, name + FORMER]
    const send = () => client.uploadFrom(file, place(unfinished))
    const shelf = shelfOn(client)
    // What was cut off is in the way of some servers; they refuse it by a word, or by a broken line.
    if (begun.has(name)) await shelf.remove(unfinished)
    begun.add(name)
    if (!(await isDone(send()))) {
      await shelf.remove(unfinished)
      await send().catch(throwRefusal)
    }
    if (!(await takePlace(shelf, name))) {
      if (await isDone(client.cd(place(name))))
        throw new DeployFault(deployWords.isAFolder(place(name)))
      // Once more, as the server says why.
      await client.rename(place(unfinished), place(name))
    }
    if (setAside.has(former)) await shelf.remove(former)
    begun.delete(name)
  }
}

/**
 * What the server says against a file before it takes any of it; undefined where it says nothing. Beside a line
 * for data, that is seldom heard: the server closes that one as well, and the client then both.
 *
 * @param place where the file belongs on the server
 */
export const objectionTo = (talk: Talk, place: string): Promise<Error | undefined> =>
  talk(async (client) => {
    await client.send('EPSV')
    await client.send(`STOR ${place}${UNFINISHED}`)
  }).then(
    () => undefined,
    (error: unknown) =>
      error instanceof FTPError && error.code >= 500 ? refusalOf(error) : undefined,
  )
