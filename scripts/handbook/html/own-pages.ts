import { existsSync } from 'node:fs'
import path from 'node:path'
import { appOf } from '../../app/app-of.ts'
import { loadExamples } from '../../render/load-examples.ts'
import type { Site } from '../../site/site.ts'
import { blocksPage } from '../blocks-page.ts'
import { filesPage } from '../files-page.ts'
import { handbookFolder } from '../handbook-folder.ts'
import { pictureOf } from '../picture-of.ts'

const hasPicture = (type: string) => existsSync(path.join(handbookFolder, pictureOf(type)))

/** The pages that tell of blocks, for a company that has blocks of its own; none for others. */
export const ownPages = async (site: Site): Promise<Map<string, string>> => {
  if (site.ownBlocks === undefined) return new Map()
  const { server } = await appOf(site)
  const examples = await loadExamples(server, site.model.blocks)
  return new Map([
    ['bausteine.md', blocksPage(site.model, examples, hasPicture)],
    ['dateien.md', filesPage(site.model)],
  ])
}
