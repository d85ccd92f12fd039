import { suggest } from '../../schema/suggest.ts'
import { plainPath } from '../../text/plain-path.ts'

const withoutEnding = (name: string) => name.toLowerCase().replace(/\.\w+$/, '')

/** A file whose name is like another one. Its ending is no part of that: nearly all pictures share one of three. */
const likeFile = (name: string, files: string[]): string | undefined => {
  const stem = suggest(withoutEnding(name), files.map(withoutEnding))
  return files.find((file) => withoutEnding(file) === stem)
}

/** The only one of a name in a folder below `media/`: where there are more, nobody knows which is meant. */
const inFolder = (name: string, files: string[]): string | undefined => {
  const [only, ...others] = files.filter((file) => file.endsWith(`/${name}`))
  return others.length === 0 ? only : undefined
}

/** The file that was meant: with its folder before it or without it, in other letters, with another ending. */
export const meantFile = (name: string, files: string[]): string | undefined => {
  const bare = name.replace(/^.*media\//, '').replace(/^\.?\//, '')
  return (
    files.find((file) => file.toLowerCase() === bare.toLowerCase()) ??
    files.find((file) => withoutEnding(file) === withoutEnding(bare)) ??
    files.find((file) => file === plainPath(bare)) ??
    files.find((file) => withoutEnding(withoutEnding(file)) === withoutEnding(bare)) ??
    files.find((file) => file === name.split(/[\\/]/).at(-1)) ??
    inFolder(bare, files) ??
    likeFile(bare, files)
  )
}
