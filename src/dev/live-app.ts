import { isAdminWanted } from '../admin/wanted.ts'
import { start } from '../start.tsx'
import type { SiteUpdate } from './content-update.ts'
import { markFields, pointAtSource } from './point-at-source.ts'

const THEME = 'style[data-style="theme"]'

if (import.meta.hot) {
  await import('./live-styles.ts')
  // The document brings styles along for its first paint; from here on Vite keeps them up to date.
  for (const style of document.querySelectorAll(`style[data-style]:not(${THEME})`)) style.remove()
}

const { client, show } = await start()
if (!isAdminWanted()) markFields()
pointAtSource()

/** The shell that is shown, as far as it has been sent. */
let build: string | undefined

/** Shows what is saved. */
export const showSite = ({ shell, theme }: SiteUpdate): void => {
  const style = document.querySelector(THEME)
  if (style && style.textContent !== theme) style.textContent = theme
  if (shell.build !== build) show(shell)
  build = shell.build
  client.refresh()
}
