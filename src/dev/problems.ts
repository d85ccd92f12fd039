import { openSource } from './sources.ts'

const ID = 'content-problems'

const PLACE = /^(\s*)(\S.*\.\w+:\d+:\d+)$/

const link = (place: string): HTMLElement => {
  const button = document.createElement('button')
  button.textContent = place
  button.onclick = () => openSource(place)
  return button
}

/** The report as it stands in the terminal; its places open the editor program. */
const linesOf = (report: string): (string | HTMLElement)[] =>
  report.split('\n').flatMap((line) => {
    const [, indent = '', place] = PLACE.exec(line) ?? []
    return place ? [indent, link(place), '\n'] : [`${line}\n`]
  })

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
  box.replaceChildren(...linesOf(problems))
  if (!before) document.body.append(box)
}
