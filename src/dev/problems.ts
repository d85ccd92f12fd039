const ID = 'content-problems'

/** Shows what is wrong with the content over the last good page; null takes it away. */
export const showProblems = (problems: string | null): void => {
  const before = document.getElementById(ID)
  if (problems === null) {
    before?.remove()
    return
  }
  const box = before ?? document.createElement('pre')
  box.id = ID
  box.setAttribute('role', 'alert')
  box.textContent = problems
  if (!before) document.body.append(box)
}
