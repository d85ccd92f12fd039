import { builtWords } from '../publish/built-words.ts'
import { buildSite } from './build-site.ts'
import type { Command } from './command.ts'
import { ownProgress } from './own-progress.ts'

/** `gewerk build`: the finished site as a folder of static files. */
export const build: Command = (site) =>
  buildSite(site, { words: builtWords.toUpload, progress: ownProgress() })
