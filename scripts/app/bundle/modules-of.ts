import type { Rolldown } from 'vite'

type Output = Rolldown.RolldownOutput['output']

/** What sources have become. */
export interface Modules {
  /** Address of the file that a source is in. */
  addressOf: (source: string) => string
  /** The same, with those of everything that it imports at once. */
  neededBy: (source: string) => string[]
}

/**
 * Which files the sources are in. Most have one that is named after them. Those that import one another share one,
 * which bears the name of neither: it is found by what it holds.
 */
export const modulesOf = (output: Output): Modules => {
  const chunks = output.filter((each) => each.type === 'chunk')
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const holding = (source: string) => {
    const id = source.replaceAll('\\', '/')
    const chunk =
      chunks.find(({ facadeModuleId }) => facadeModuleId === id) ??
      chunks.find(({ moduleIds }) => moduleIds.includes(id))
    if (!chunk) throw new Error(`${id} is in no file`)
    return chunk
  }
  const neededBy = (source: string) => {
    const found = new Set<string>()
    const add = (file: string) => {
      if (found.has(file)) return
      found.add(file)
      for (const imported of byFile.get(file)?.imports ?? []) add(imported)
    }
    add(holding(source).fileName)
    return [...found].map((file) => `/${file}`)
  }
  return { addressOf: (source) => `/${holding(source).fileName}`, neededBy }
}
