import { existsSync } from 'node:fs'
import path from 'node:path'
import { type ListedFile, listFiles } from '../../read/list-files.ts'
import { type Check, hint, right, wrong } from '../check.ts'
import { words } from '../words.ts'

/** The first file whose name reads like that of one before. */
const findTwin = (files: ListedFile[]): ListedFile | undefined =>
  files.find(({ name }, index) => files.findIndex((file) => file.name === name) < index)

/** Whether names of pictures are written as everybody else writes them: macOS takes umlauts apart. */
export const mediaNames: Check = async ({ site: { content } }) => {
  const media = path.join(content, 'media')
  const files = existsSync(media) ? await listFiles(media) : []
  const twin = findTwin(files)
  if (twin) return wrong(words.media.twins(twin.name), words.media.advice)
  const apart = files.find(({ name, written }) => written !== name)
  return apart
    ? hint(words.media.apart(apart.name), words.media.advice)
    : right(words.media.right(files.length))
}
