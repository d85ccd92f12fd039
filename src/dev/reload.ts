import { madeAt, onUpdate } from './content-update.ts'

const shown = document.querySelector('pre')

/** What is wrong with this page alone is not told again. */
const isOfPage = shown?.dataset.of === 'page'

let own = madeAt('told')

onUpdate(({ told, problems }) => {
  own ??= told
  if (problems !== null && shown) shown.textContent = problems
  else if (!isOfPage || told !== own) window.location.reload()
})
