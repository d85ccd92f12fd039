import { type ContentUpdate, UPDATE } from './content-update.ts'

import.meta.hot?.on(UPDATE, ({ problems }: ContentUpdate) => {
  const shown = document.querySelector('pre')
  if (problems === null) window.location.reload()
  else if (shown) shown.textContent = problems
})
