import { formatPatch, structuredPatch } from 'diff'
import { changeBetween } from '../text/change-between.ts'
import { lineEndsIn, startOfLine } from '../text/lines.ts'

/** Git marks the end of a name that has a space in it. */
const nameOf = (name: string) => (name.includes(' ') ? `${name}\t` : name)

/**
 * What stands above the changes of a file.
 *
 * @param file from the folder of the repository: `content/site.yaml`
 */
export const headerOf = (file: string): string =>
  `diff --git a/${file} b/${file}\n--- ${nameOf(`a/${file}`)}\n+++ ${nameOf(`b/${file}`)}\n`

/** They go again: git wants more above a change. */
const NAMES = { oldFileName: 'a', newFileName: 'b', oldHeader: undefined, newHeader: undefined }

/** So many lines around a change are shown with it. */
const CONTEXT = 3

const startAbove = (text: string, offset: number): number => {
  let start = startOfLine(text, offset)
  for (let count = 0; count < CONTEXT && start > 0; count += 1) start = startOfLine(text, start - 1)
  return start
}

const endBelow = (text: string, offset: number): number => {
  let end = offset
  for (let count = 0; count <= CONTEXT; count += 1) {
    const next = text.indexOf('\n', end)
    if (next < 0) return text.length
    end = next + 1
  }
  return end
}

/** The hunks of a change, of the lines up to `end` alone; they are told as those of the whole text. */
const hunksOf = (before: string, after: string, start: number, end: number) => {
  const now = after.slice(start, after.length - before.length + end)
  const options = { context: CONTEXT }
  const old = before.slice(start, end)
  const patch = structuredPatch('a', 'b', old, now, undefined, undefined, options)
  const above = lineEndsIn(before, 0, start)
  return patch.hunks.map((hunk) => ({
    ...hunk,
    oldStart: hunk.oldStart + above,
    newStart: hunk.newStart + above,
  }))
}

/** Without a line below the last change, `git apply` takes it for the end of the file. */
const isOpen = (hunks: ReturnType<typeof hunksOf>): boolean =>
  hunks.at(-1)?.lines.at(-1)?.startsWith(' ') === false

/** Only the lines around a change are compared: a long page may have thousands of changes, each shown by itself. */
const hunksBetween = (before: string, after: string) => {
  const change = changeBetween(before, after)
  const start = startAbove(before, change.start)
  const near = hunksOf(before, after, start, endBelow(before, change.end))
  return isOpen(near) ? hunksOf(before, after, start, before.length) : near
}

/** The lines of a text that stand there since a change, counted from 0. */
export const addedLines = (before: string, after: string): number[] =>
  hunksBetween(before, after).flatMap(({ newStart, lines }) =>
    lines
      .filter((line) => /^[ +]/.test(line))
      .flatMap((line, index) => (line.startsWith('+') ? [newStart - 1 + index] : [])),
  )

/**
 * The change of a file as `git apply` takes it; nothing where there is none.
 *
 * @param file from the folder of the repository: `content/site.yaml`
 */
export const patchOf = (file: string, before: string, after: string): string => {
  if (before === after) return ''
  const patch = formatPatch({ ...NAMES, hunks: hunksBetween(before, after) })
  return headerOf(file) + patch.slice(patch.indexOf('@@ '))
}
