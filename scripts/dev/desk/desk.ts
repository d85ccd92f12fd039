import path from 'node:path'
import type { ContentUpdate } from '../../../src/dev/content-update.ts'
import { inbox } from '../../inbox/local/inbox.ts'
import type { Progress } from '../../progress/progress.ts'
import { reportText } from '../../report/text.ts'
import type { Handler } from '../../serve/handler.ts'
import type { Site } from '../../site/site.ts'
import type { Looks } from '../../theme/style.ts'
import { catalogue } from '../catalogue/handler.ts'
import { openMaker } from '../edit/make-new.ts'
import { openInEditor } from '../edit/open-in-editor.ts'
import { openRepairs, repairableIn } from '../edit/repair-problems.ts'
import { openEditDoor } from '../edit/save-edits.ts'
import { openPictureDoor } from '../edit/take-picture.ts'
import { type ContentWatch, type LiveContent, watchContent } from '../live-content.ts'
import { liveTheme } from '../pages/live-theme.ts'
import { livePages } from '../pages/pages.ts'
import { shellOf } from '../pages/shell-of.ts'
import type { Renderer } from '../renderer/renderer.ts'

/** What a page is told of the content. */
export type ContentNews = Omit<ContentUpdate, 'app' | 'blocks' | 'told'>

/** A site with the blocks that it has now, and all that shows and edits its content. */
export interface Desk {
  site: Site
  content: ContentWatch
  renderer: Renderer
  handlers: Handler[]
  /** What open pages are told. */
  news: () => Promise<ContentNews>
}

const newsOf = (live: LiveContent, looks: Looks): ContentNews => {
  const { good, problems } = live
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) return { problems: reportText(errors), repairable: repairableIn(live) }
  const site = good?.site
  if (!site) return { problems: null }
  return { problems: null, site: { shell: shellOf(site), theme: liveTheme(site.theme, looks) } }
}

/** Compiles the content of a site, and opens what shows and edits it. */
export const openDesk = async (
  site: Site,
  rendererFor: (site: Site) => Promise<Renderer>,
  progress?: Progress,
): Promise<Desk> => {
  const content = await watchContent(site, progress)
  const renderer = await rendererFor(site)
  const door = openEditDoor(content, site)
  return {
    site,
    content,
    renderer,
    handlers: [
      door.handler,
      openRepairs(content, door.isAllowed),
      openMaker(content, site, door.isAllowed),
      openPictureDoor(content, site, door.isAllowed),
      openInEditor([site.content, path.join(site.folder, 'blocks')]),
      inbox(`${site.cache}/inbox`),
      catalogue(renderer, site),
      livePages(renderer, content, site, door.savingFor),
      renderer.files,
    ],
    news: async () => {
      const { looks } = await renderer.server()
      return newsOf(content.current(), looks)
    },
  }
}
