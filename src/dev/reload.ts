import { onUpdate } from './content-update.ts'

onUpdate(({ problems }) => {
  const shown = document.querySelector('pre')
  if (problems === null) window.location.reload()
  else if (shown) shown.textContent = problems
})
