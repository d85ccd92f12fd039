import { promises as fs } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import launchEditor from 'launch-editor'
import { NO_EDITOR, OPEN_PATH, OPENED } from '../../../src/dev/sources.ts'
import { isInside } from '../../machine/files/is-inside.ts'
import type { Handler } from '../../serve/handler.ts'
import { requestedUrl } from '../../serve/requested-url.ts'

/** `content/pages/home.yaml:12:3`, its line and column left out or not. */
const PLACE = /^(.*?)((?::\d+){0,2})$/s

/**
 * The absolute place of a file of a folder; nothing for every other file.
 *
 * @param place as problems show it: relative to what holds the folder
 */
const placeIn = async (directory: string, place: string): Promise<string | undefined> => {
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

const firstPlaceIn = async (
  directories: readonly string[],
  place: string,
): Promise<string | undefined> => {
  const found = await Promise.all(directories.map((directory) => placeIn(directory, place)))
  return found.find((each) => each !== undefined)
}

/**
 * Opens places in the editor program: only for our own page, and only files of these folders, which are those that
 * somebody edits.
 */
export const openInEditor =
  (directories: readonly string[], open: Open = launchEditor): Handler =>
  async (request, response, next) => {
    const { pathname, searchParams } = requestedUrl(request)
    // Vite's own of that name opens every file for everybody: nothing that it would take may pass.
    if (!pathname.toLowerCase().startsWith(OPEN_PATH)) return next()
    const isOwn = request.headers['sec-fetch-site'] === 'same-origin'
    const place = isOwn && (await firstPlaceIn(directories, searchParams.get('file') ?? ''))
    const answer = !place ? 403 : (await isOpened(open, place)) ? OPENED : NO_EDITOR
    response.writeHead(answer).end()
  }
