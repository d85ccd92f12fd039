import { promises as fs } from 'node:fs'
import path from 'node:path'
import type { Connect, Plugin } from 'vite'
import { isInside } from '../folders.ts'
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

/** Only our own page may open files, and only files of the content folder. */
const guard =
  (directory: string): Connect.NextHandleFunction =>
  async (request, response, next) => {
    const { searchParams } = requestedUrl(request)
    const isOwn = request.headers['sec-fetch-site'] === 'same-origin'
    const place = isOwn && (await placeInContent(directory, searchParams.get('file') ?? ''))
    if (!place) {
      response.writeHead(403).end()
      return
    }
    request.url = `/?${new URLSearchParams({ file: place })}`
    next()
  }

/** Stands before Vite's own middleware of that name, which would open every file for everybody. */
export const openInEditor = (directory: string): Plugin => ({
  name: 'gewerk:open-in-editor',
  configureServer: ({ middlewares }) => {
    middlewares.use('/__open-in-editor', guard(directory))
  },
})
