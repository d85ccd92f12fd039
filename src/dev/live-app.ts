import { isAdminWanted } from '../admin/switch/wanted.ts'
import { dataAddresses } from '../page/own-data.ts'
import { pageAddress } from '../page/page-address.ts'
import { PageRefused } from '../page/page-client.ts'
import { start } from '../start.tsx'
import type { SiteUpdate } from './content-update.ts'
import { markFields, pointAtSource } from './point-at-source.ts'
import { showHead } from './show-head.ts'

const THEME = 'style[data-style="theme"]'

if (import.meta.hot) {
  await import('./live-styles.ts')
  // The document brings styles along for its first paint; from here on Vite keeps them up to date.
  for (const style of document.querySelectorAll(`style[data-style]:not(${THEME})`)) style.remove()
}

const { client, show } = await start()
if (!isAdminWanted()) markFields()
pointAtSource()

/** For an unknown address the document has the page for what does not exist. */
const isOwn = (path: string): boolean => dataAddresses().page === pageAddress(path)

/** The path that was last asked for, and whether it had a page. */
let asked = { path: location.pathname, isThere: isOwn(location.pathname) }

/** Whether the address, which has no page, leads elsewhere. */
const hasMoved = async (): Promise<boolean> => {
  const asDocument = { Accept: 'text/html' }
  const { type } = await fetch(location.href, { redirect: 'manual', headers: asDocument })
  return type === 'opaqueredirect'
}

/** A page that has gone, has come where there was none, or has moved, is another document. */
const turnDocument = async (): Promise<void> => {
  const path = location.pathname
  const isThere = await client.load(path).then(
    () => true,
    (error) => !(error instanceof PageRefused),
  )
  const isOther = asked.path === path && asked.isThere !== isThere
  asked = { path, isThere }
  if (isOther || (!isThere && (await hasMoved()))) location.reload()
}

/** Shows what is saved. */
export const showSite = ({ shell, theme }: SiteUpdate): void => {
  const style = document.querySelector(THEME)
  if (style && style.textContent !== theme) style.textContent = theme
  // Also where the shell says the same: by another one, blocks see that what they have loaded is of the site before.
  show(shell)
  showHead(shell)
  client.refresh()
  void turnDocument()
}
