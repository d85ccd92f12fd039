import { isAdminWanted } from '../admin/wanted.ts'
import { start } from '../start.tsx'
import { onUpdate } from './content-update.ts'
import devStyle from './dev.css?inline'
import { markFields, pointAtSource } from './point-at-source.ts'
import { showProblems } from './problems.ts'

const THEME = 'style[data-style="theme"]'

if (import.meta.hot) {
  await import('./live-styles.ts')
  // The document brings styles along for its first paint; from here on Vite keeps them up to date.
  for (const style of document.querySelectorAll(`style[data-style]:not(${THEME})`)) style.remove()
}
const ownStyle = document.createElement('style')
ownStyle.textContent = devStyle
document.head.append(ownStyle)

const { client, show } = await start()
if (!isAdminWanted()) markFields()
pointAtSource()

/** The shell that is shown, as far as it has been sent. */
let build: string | undefined

onUpdate(({ problems, repairable, site }) => {
  showProblems(problems, repairable)
  if (!site) return
  const theme = document.querySelector(THEME)
  if (theme && theme.textContent !== site.theme) theme.textContent = site.theme
  if (site.shell.build !== build) show(site.shell)
  build = site.shell.build
  client.refresh()
})
