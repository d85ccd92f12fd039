import type { Problem } from '../../../scripts/problem/problem.ts'
import { Workshop } from '../faults/workshop.ts'
import type { Fault } from './fault.ts'
import { generate } from './generate.ts'
import { Random } from './random.ts'
import { judge, LIMIT, type Verdict } from './verdict.ts'

const timed = async <T>(run: () => Promise<T>): Promise<{ result: T; time: number }> => {
  const start = process.cpuUsage()
  const result = await run()
  const { user, system } = process.cpuUsage(start)
  return { result, time: (user + system) / 1000 }
}

/** Processor time of a check that finds nothing, in milliseconds: the middle of seven. */
const baseTime = async (workshop: Workshop): Promise<number> => {
  const times: number[] = []
  for (let round = 0; round < 10; round += 1)
    times.push((await timed(() => workshop.problemsOf({}))).time)
  return times.slice(3).toSorted((a, b) => a - b)[3] ?? 0
}

/** A slow one is measured again: the machine may have been busy with something else. */
const measured = async (workshop: Workshop, fault: Fault, base: number) => {
  const run = () => timed(() => workshop.problemsOf({ [fault.file]: fault.text }))
  const first = await run()
  if (first.time - base <= LIMIT) return first
  const second = await run()
  return second.time < first.time ? second : first
}

/** Makes faults in a content, and judges what is said of each. */
export const trial = async (folder: string, most: number, seed: number): Promise<Verdict[]> => {
  const workshop = await Workshop.open(folder)
  const base = await baseTime(workshop)
  const verdicts: Verdict[] = []
  for (const fault of generate(workshop.texts, most, new Random(seed))) {
    const { result, time } = await measured(workshop, fault, base)
    verdicts.push(judge(fault, result as Problem[] | Error, time - base))
  }
  await workshop.close()
  return verdicts
}
