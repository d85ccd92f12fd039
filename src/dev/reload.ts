import.meta.hot?.on('content:update', ({ problems }: { problems: string | null }) => {
  const shown = document.querySelector('pre')
  if (problems === null) window.location.reload()
  else if (shown) shown.textContent = problems
})
