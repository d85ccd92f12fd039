import { promises as fs } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import launchEditor from 'launch-editor'
import { NO_EDITOR, OPEN_PATH } from '../../src/dev/sources.ts'
import { isInside } from '../machine/is-inside.ts'
import type { Handler } from '../serve/handler.ts'
import { requestedUrl } from '../serve/requested-url.ts'

/** `content/pages/home.yaml:12:3`, its line and column left out or not. */
const PLACE = /^(.*?)((?::\d+){0,2})$/s

/**
 * The absolute place of a file of the content folder; nothing for every other file.
 *
 * @param place as problems show it: relative to the folder that holds the content folder
 */
export const placeInContent = async (
  directory: string,
  place: string,
): Promise<string | undefined> => {
  const [, name = '', position = ''] = PLACE.exec(place) ?? []
  try {
    const home = await fs.realpath(directory)
    // What a symbolic link leads to may be anywhere.
    const file = await fs.realpath(path.resolve(path.dirname(directory), name))
    const isOwn = isInside(home, file) && (await fs.stat(file)).isFile()
    return isOwn ? file + position : undefined
  } catch {
    return undefined
  }
}

/** Opens a place in the editor program; tells where that fails. */
type Open = (place: string, onFailure: () => void) => void

/** Whether a place has been opened, as far as that shows at once. */
const isOpened = async (open: Open, place: string): Promise<boolean> => {
  let isFailed = false
  open(place, () => {
    isFailed = true
  })
  // A program that is not there is missed only after it has been called.
  await setImmediate()
  return !isFailed
}

/** Opens places in the editor program: only for our own page, and only files of the content folder. */
export const openInEditor =
  (directory: string, open: Open = launchEditor): Handler =>
  async (request, response, next) => {
    const { pathname, searchParams } = requestedUrl(request)
    // Vite's own of that name opens every file for everybody: nothing that it would take may pass.
    if (!pathname.toLowerCase().startsWith(OPEN_PATH)) return next()
    const isOwn = request.headers['sec-fetch-site'] === 'same-origin'
    const place = isOwn && (await placeInContent(directory, searchParams.get('file') ?? ''))
    const answer = !place ? 403 : (await isOpened(open, place)) ? 204 : NO_EDITOR
    response.writeHead(answer).end()
  }
