import { existsSync } from 'node:fs'
import path from 'node:path'
import { type ListedFile, listFiles } from '../../read/list-files.ts'
import { refuseNames } from '../../read/names/refuse-names.ts'
import { type Check, right, wrong } from '../check.ts'
import { words } from '../words.ts'

/** The first file whose name reads like that of one before. */
const findTwin = (files: ListedFile[]): ListedFile | undefined =>
  files.find(({ name }, index) => files.findIndex((file) => file.name === name) < index)

const listed = async (media: string): Promise<ListedFile[]> => {
  const files = existsSync(media) ? await listFiles(media) : []
  const below = (name: string) => `media/${name}`
  return files.map((file) => ({ ...file, name: below(file.name), written: below(file.written) }))
}

/** Whether names of pictures are such as the check takes: it alone says what else they are to be. */
export const mediaNames: Check = async ({ site: { content } }) => {
  const files = await listed(path.join(content, 'media'))
  const twin = findTwin(files)
  if (twin)
    return wrong(words.media.twins(path.posix.relative('media', twin.name)), words.media.advice)
  const named = files.filter(({ fault }) => !fault)
  const [refused] = refuseNames(named, path.basename(content))
  return refused
    ? wrong(`${refused.file}: ${refused.message}`, refused.hint)
    : right(words.media.right(files.length))
}
