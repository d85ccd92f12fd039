import { z } from 'zod'
import { collections } from '../../src/content/collections.ts'
import { page } from '../../src/content/page.ts'
import { redirect } from '../../src/content/redirect.ts'
import { site } from '../../src/content/site.ts'
import { ui } from '../../src/content/ui.ts'
import type { Schema } from './schema.ts'

/** What a whole file has to be, by its name in the content folder; nothing for a file that nobody reads. */
export const fileSchema = (name: string): Schema | undefined => {
  if (name.startsWith('pages/')) return page
  if (name === 'site.yaml') return site
  if (name === 'ui.yaml') return ui
  if (name === 'redirects.yaml') return z.array(redirect)
  for (const collection of Object.values(collections)) {
    if ('file' in collection && collection.file === name) return z.array(collection.entry)
    if ('folder' in collection && name.startsWith(`${collection.folder}/`)) return collection.entry
  }
  return undefined
}
