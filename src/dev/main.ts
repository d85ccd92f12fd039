import '../styles/index.css'
import { isAdminWanted } from '../admin/wanted.ts'
import { start } from '../start.tsx'
import { type ContentUpdate, HELLO, UPDATE } from './content-update.ts'
import { markFields, pointAtSource } from './point-at-source.ts'
import { showProblems } from './problems.ts'
import './dev.css'

import.meta.glob('../blocks/*/style.css', { eager: true })

const THEME = 'style[data-style="theme"]'

// The document brings styles along for its first paint; from here on Vite keeps them up to date.
for (const style of document.querySelectorAll(`style[data-style]:not(${THEME})`)) style.remove()

const { client, show } = await start()
if (!isAdminWanted()) markFields()
pointAtSource()

/** The shell that is shown, as far as it has been sent. */
let build: string | undefined

import.meta.hot?.on(UPDATE, ({ problems, site }: ContentUpdate) => {
  showProblems(problems)
  if (!site) return
  const theme = document.querySelector(THEME)
  if (theme && theme.textContent !== site.theme) theme.textContent = site.theme
  if (site.shell.build !== build) show(site.shell)
  build = site.shell.build
  client.refresh()
})
import.meta.hot?.send(HELLO)
