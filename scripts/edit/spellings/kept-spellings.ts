import { promises as fs } from 'node:fs'
import path from 'node:path'
import { writeChanged } from '../../machine/files/write-changed.ts'
import { type CachedSite, memoryFolder } from '../../site/cache.ts'
import { openSpellings, type Spellings } from './spellings.ts'

const locationOf = (site: CachedSite): string => path.join(memoryFolder(site), 'spellings.json')

/** How the values of a site were written before its edits; of a damaged file nothing is known. */
export const loadSpellings = async (site: CachedSite): Promise<Spellings> => {
  try {
    return openSpellings(JSON.parse(await fs.readFile(locationOf(site), 'utf8')))
  } catch {
    return openSpellings()
  }
}

/** Keeps them for the next time; an edit holds all the same where nothing can be kept. */
export const saveSpellings = (site: CachedSite, spellings: Spellings): Promise<void> =>
  writeChanged(locationOf(site), JSON.stringify(spellings.stored())).catch(() => undefined)
