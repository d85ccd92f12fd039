import { onUpdate } from './content-update.ts'

const shown = document.querySelector('pre')

/** What is wrong with this page alone is not told again: it may be mended by the next change. */
let isUnchanged = shown?.dataset.of === 'page'

onUpdate(({ problems }) => {
  if (problems !== null && shown) shown.textContent = problems
  else if (!isUnchanged) window.location.reload()
  isUnchanged = false
})
