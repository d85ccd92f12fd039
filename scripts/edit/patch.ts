import { createTwoFilesPatch } from 'diff'

/** Git marks the end of a name that has a space in it. */
const nameOf = (name: string) => (name.includes(' ') ? `${name}\t` : name)

/**
 * What stands above the changes of a file.
 *
 * @param file from the folder of the repository: `content/site.yaml`
 */
export const headerOf = (file: string): string =>
  `diff --git a/${file} b/${file}\n--- ${nameOf(`a/${file}`)}\n+++ ${nameOf(`b/${file}`)}\n`

/**
 * The change of a file as `git apply` takes it; nothing where there is none.
 *
 * @param file from the folder of the repository: `content/site.yaml`
 */
export const patchOf = (file: string, before: string, after: string): string => {
  if (before === after) return ''
  const patch = createTwoFilesPatch('a', 'b', before, after, undefined, undefined, { context: 3 })
  return headerOf(file) + patch.slice(patch.indexOf('@@ '))
}
