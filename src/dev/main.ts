import '../styles/index.css'
import { start } from '../start.tsx'
import { showProblems } from './problems.ts'
import './problems.css'

import.meta.glob('../blocks/*/style.css', { eager: true })

// The document brings styles along for its first paint; from here on Vite keeps them up to date.
for (const style of document.querySelectorAll('style[data-style]')) style.remove()

const client = await start()

import.meta.hot?.on('content:update', ({ problems }: { problems: string | null }) => {
  showProblems(problems)
  if (problems === null) client.refresh()
})
