import type { Shell } from '../../../src/shell/shell-data.ts'
import type { App } from '../../app/app.ts'
import { digestOf } from '../../machine/digest.ts'
import { linkedSite } from '../../render/linked-data.ts'
import type { Styles } from '../../render/styles.ts'
import type { PublishedSite } from '../published-site.ts'
import type { DocumentSetting } from './document-task.ts'
import type { SiteJob } from './write-pages.ts'

/** Changes with all that the documents of pages hold besides the pages themselves. */
const stateOf = ({ feed, theme, whole }: PublishedSite, app: App, shell: Shell, styles: Styles) => {
  const { href } = styles.shared
  return digestOf([shell, app.state, app.script, app.loaders, href, theme, feed?.title, whole])
}

/** What the pages of a site are made with, here and by threads. */
export const siteJob = (
  site: PublishedSite,
  { app, shelf }: { app: App; shelf: string | undefined },
  shell: Shell,
  styles: Styles,
): Omit<SiteJob, 'writer'> => {
  const { feed, theme } = site
  const told = { shell, feed: feed && { title: feed.title }, linked: linkedSite(site) }
  const settingOn = (folder: string): DocumentSetting => ({
    ...told,
    theme,
    app: app.folder,
    shelf: folder,
  })
  return {
    ...told,
    site,
    app,
    styles,
    confirming: new Set(site.pages.flatMap(({ sentHrefs }) => sentHrefs)),
    state: stateOf(site, app, shell, styles),
    byThreads: shelf === undefined ? undefined : { task: 'documents', setting: settingOn(shelf) },
  }
}
