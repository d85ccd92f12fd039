import { promises as fs } from 'node:fs'
import type { Target } from '../../src/enquiry/providers/provider.ts'
import type { App } from '../app/app.ts'
import { writeServerFiles } from '../hosts/server-files.ts'
import { hostWords } from '../hosts/words.ts'
import { wayTo } from '../machine/files/way-to.ts'
import { gitState } from '../machine/git/git-state.ts'
import type { Progress } from '../progress/progress.ts'
import { readBuildManifest, writeBuildManifest } from '../site/build-manifest.ts'
import { pictureFolder, spareSite } from '../site/cache.ts'
import type { Site } from '../site/site.ts'
import type { SiteMemory } from '../site/site-memory.ts'
import type { Team } from '../threads/team.ts'
import { type Changes, changesOf } from './changes.ts'
import { keepSpare, takeSpare } from './files/former-site.ts'
import { openSiteWriter } from './files/site-writer.ts'
import { outputWords } from './messages.ts'
import { contentMark } from './output/last-build.ts'
import { openToAll } from './output/open-to-all.ts'
import { refuseOutput } from './output/refuse-output.ts'
import { nextFolder, switchSite } from './output/switch-site.ts'
import { undisturbed } from './output/undisturbed.ts'
import { openCache } from './pictures/cache.ts'
import type { PublishedSite } from './published-site.ts'
import { writeSite } from './write-site.ts'

/** Where the site is, where the next one is made, and where the one before is kept. */
interface Places {
  folder: string
  next: string
  spare: string
}

/** A site that is to be published, and what it is made with. */
export interface Publication extends SiteMemory {
  site: PublishedSite
  form: Target | undefined
  openApp: (site: Site) => Promise<App>
  team: Team
  progress: Progress
}

/** What has become of it. */
type Outcome = { refusal: string } | Changes

/** Writes the site beside the old one. */
const prepare = async (
  site: Site,
  { folder, next, spare }: Places,
  { site: whole, form, openApp, memory, shelf, team, progress }: Publication,
): Promise<Outcome> => {
  const manifest = await readBuildManifest(folder)
  const former = manifest && { folder, files: manifest.files }
  const held = await takeSpare(spare, next)
  const pictures = openCache(pictureFolder(site))
  const app = await openApp(site)
  const published = await gitState(site.content)
  const writer = openSiteWriter(next, { former, held, memory, team })
  const today = site.today()
  shelf.save()
  const isLarge = whole.pages.length >= team.worthwhile
  const found = isLarge ? shelf.folder : undefined
  const parts = { app, shelf: found, pictures, form, published, memory, progress, today }
  const hosting = await writeSite(whole, writer, parts)
  writer.clear()
  await pictures.clear()
  const mark = await contentMark(folder, site.content)
  const { addresses, url } = whole
  await writeBuildManifest(next, { content: mark, url, addresses, files: writer.files })
  openToAll(next, [...writer.files.keys()])
  // Building takes a while; somebody may have put a file there, or changed one that was taken over.
  const refusal = await refuseOutput(folder, site)
  if (refusal !== undefined) return { refusal }
  for (const file of await writeServerFiles(site, hosting))
    console.log(hostWords.leftAlone(wayTo(file, site.folder)))
  return changesOf(whole, writer)
}

/**
 * Writes the site beside the old one in `folder`, and changes the two once it is complete; says how much of it
 * is new, or why the folder is not to be replaced. Throws `SiteReplaced` where another build was faster.
 */
export const publishSite = async (
  site: Site,
  folder: string,
  publication: Publication,
): Promise<Outcome> => {
  const next = nextFolder(folder)
  const spare = spareSite(site, folder)
  try {
    const places = { folder, next, spare }
    const prepared = await undisturbed(folder, () => prepare(site, places, publication))
    if ('refusal' in prepared) return prepared
    await switchSite(next, folder)
    keepSpare(next, spare)
    return prepared
  } finally {
    // What can't be removed now, the next build clears away, if it can.
    await fs
      .rm(next, { recursive: true, force: true })
      .catch(() => console.log(outputWords.staysBehind(wayTo(next, site.folder))))
  }
}
