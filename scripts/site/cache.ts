import path from 'node:path'
import { sha256 } from '../machine/digest.ts'
import { isInside } from '../machine/files/is-inside.ts'
import { wayTo } from '../machine/files/way-to.ts'
import type { Site } from './site.ts'

/** Where a site keeps what it remembers, and of which content. */
export type CachedSite = Pick<Site, 'cache' | 'content'>

/** A name for a content folder that no other folder has: a cache may serve several. */
const uniqueName = (content: string): string => {
  const hash = sha256(content).slice(0, 8)
  return `${path.basename(content)}-${hash}`
}

/** Where results of a content folder are remembered, apart from those of other folders. */
export const memoryFolder = ({ cache, content }: CachedSite): string =>
  path.join(cache, uniqueName(content))

/** Where the JSON Schemas of a content folder are: `.gewerk/schema/content`, as .vscode/ names it. */
export const schemaFolder = ({
  cache,
  content,
  folder,
}: CachedSite & Pick<Site, 'folder'>): string => {
  const name = isInside(folder, content) ? wayTo(content, folder) : uniqueName(content)
  return path.join(cache, 'schema', name)
}

/** Where the handbook is, as browsers show it. */
export const readableHandbook = ({ cache }: Pick<Site, 'cache'>): string =>
  path.join(cache, 'handbuch')

const SPARE = 'before-'

/** Where the site is kept that was in an output before the present one. */
export const spareSite = (site: CachedSite, out: string): string =>
  path.join(memoryFolder(site), SPARE + uniqueName(out))

/** Whether a folder in the memory of a site has such a name. */
export const isSpare = (name: string): boolean => name.startsWith(SPARE)

/** Where pictures are kept that have been made. */
export const pictureFolder = ({ cache }: Pick<Site, 'cache'>): string =>
  path.join(cache, 'pictures')

/** Where a site is that is only looked at on this machine; another content may be looked at beside it. */
export const previewFolder = ({ cache, content }: CachedSite): string =>
  path.join(cache, 'preview', uniqueName(content))
