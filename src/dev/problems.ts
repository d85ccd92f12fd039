import type { RepairablePlace } from './content-update.ts'
import { repair } from './repair.ts'
import { openSource } from './sources.ts'
import { words } from './words.ts'

const ID = 'content-problems'

const PLACE = /^(\s*)(\S.*\.\w+:\d+:\d+)$/

const link = (place: string): HTMLElement => {
  const button = document.createElement('button')
  button.textContent = place
  button.onclick = () => void openSource(place)
  return button
}

const repairButton = (problem: RepairablePlace): HTMLElement => {
  const button = document.createElement('button')
  button.textContent = words.repair
  button.setAttribute('aria-label', `${words.repair}: ${problem.place}`)
  button.onclick = () => void repair(problem)
  return button
}

/** The report as it stands in the terminal; its places open the editor program, and some can be repaired. */
const linesOf = (
  report: string,
  repairable: readonly RepairablePlace[],
): (string | HTMLElement)[] => {
  const left = [...repairable]
  return report.split('\n').flatMap((line) => {
    const [, indent = '', place] = PLACE.exec(line) ?? []
    if (!place) return [`${line}\n`]
    const at = left.findIndex((each) => each.place === place)
    const [problem] = at < 0 ? [] : left.splice(at, 1)
    return [indent, link(place), ...(problem ? ['  ', repairButton(problem)] : []), '\n']
  })
}

/** Shows what is wrong with the content over the last good page; null takes it away. */
export const showProblems = (
  problems: string | null,
  repairable: readonly RepairablePlace[] = [],
): void => {
  const before = document.getElementById(ID)
  if (problems === null) {
    before?.remove()
    return
  }
  const box = before ?? document.createElement('pre')
  box.id = ID
  box.setAttribute('role', 'alert')
  box.replaceChildren(...linesOf(problems, repairable))
  if (!before) document.body.append(box)
}
