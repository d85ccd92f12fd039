import path from 'node:path'
import { normalizePath } from 'vite'
import type { AppSources } from './app-config.ts'

/** What nearly every other file needs of ours: a few lines each, that would be a file of its own. */
const NEEDED_BY_MOST = [
  'src/shell/',
  'src/content/text/fill-in.ts',
  'src/components/format-date.ts',
  'src/components/use-hydrated.ts',
]

const OF_REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/

/**
 * In a file of its own: the loader has the browser run one file after the other, none of them for long. What
 * most others need of ours is with it.
 */
export const reactChunk = ({ root }: AppSources) => {
  const ours = NEEDED_BY_MOST.map((source) => normalizePath(path.join(root, source)))
  const isOurs = (id: string) => ours.some((source) => id.startsWith(source))
  return { name: 'react', test: (id: string) => OF_REACT.test(id) || isOurs(id) }
}
