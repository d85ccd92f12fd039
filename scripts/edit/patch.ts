import { createTwoFilesPatch } from 'diff'

/** Git marks the end of a name that has a space in it. */
const nameOf = (name: string) => (name.includes(' ') ? `${name}\t` : name)

/**
 * The change of a file as `git apply` takes it; nothing where there is none.
 *
 * @param file from the folder of the repository: `content/site.yaml`
 */
export const patchOf = (file: string, before: string, after: string): string => {
  if (before === after) return ''
  const [old, now] = [nameOf(`a/${file}`), nameOf(`b/${file}`)]
  const patch = createTwoFilesPatch(old, now, before, after, undefined, undefined, { context: 3 })
  return `diff --git a/${file} b/${file}\n${patch.slice(patch.indexOf('--- '))}`
}
