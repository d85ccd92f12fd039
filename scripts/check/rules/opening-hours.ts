import { type Site, site as siteSchema } from '../../../src/content/site/site.ts'
import { type Problem, problemAt, type Wording } from '../../problem/problem.ts'
import { positionAt } from '../../text/source-file.ts'
import { type Content, isFieldValid } from '../../validate/validate.ts'
import type { Path } from '../../yaml/locate.ts'
import { checkWording } from '../messages.ts'

type Group = Site['company']['hours'][number]
type Times = Group['times'][number]

/** What is wrong, and where below `hours`; `lineOf` tells where something else stands. */
type Finding = { at: Path; words: Wording }
type LineOf = (path: Path) => number

const overlap = (a: Times, b: Times): boolean => a.opens < b.closes && b.opens < a.closes

const together = (a: Times, b: Times): Times => ({
  opens: a.opens < b.opens ? a.opens : b.opens,
  closes: a.closes > b.closes ? a.closes : b.closes,
})

/** Times of one group that overlap, each at the later one. */
const judgeTimes = ({ times }: Group, index: number, lineOf: LineOf): Finding[] =>
  times.flatMap((time, later) => {
    const first = times.findIndex((other) => overlap(other, time))
    if (first === later) return []
    const line = lineOf([index, 'times', first])
    const words = checkWording.timesOverlap(line, together(times[first] ?? time, time))
    return [{ at: [index, 'times', later], words }]
  })

/** A day of two groups is one with a break at noon; it is twice the same where their times overlap. */
const judgeDays = (group: Group, index: number, hours: Group[], lineOf: LineOf): Finding[] =>
  hours.slice(0, index).flatMap((other, first) => {
    const shared = group.days.filter((day) => other.days.includes(day))
    const [day] = shared
    const collide = group.times.some((time) => other.times.some((one) => overlap(one, time)))
    if (day === undefined || !collide) return []
    const rest = ({ days }: Group) => days.filter((one) => !shared.includes(one))
    const line = lineOf([first, 'days'])
    const words = checkWording.dayTwice(shared, line, rest(group), rest(other))
    return [{ at: [index, 'days', group.days.indexOf(day)], words }]
  })

/** A group of `site.yaml` that tells hours, and its schema. */
const TELLERS = [
  { key: 'company', schema: siteSchema.shape.company },
  { key: 'emergency', schema: siteSchema.shape.emergency.unwrap() },
] as const

/** Hours that say two things of one moment, when the company is open or somebody answers the emergency number. */
export const checkOpeningHours = ({ site }: Content): Problem[] =>
  TELLERS.flatMap(({ key, schema }) => {
    const value = site?.value[key] as { hours?: Group[] } | undefined
    if (!site || !value || !isFieldValid({ schema, value }, 'hours')) return []
    const { source } = site.file
    const rangeOf = (path: Path) => site.file.locate([key, 'hours', ...path]).value
    const lineOf: LineOf = (path) => positionAt(source.text, rangeOf(path).start).line
    // Of a group at fault the defaults are not filled in.
    const { hours = [] } = value
    return hours
      .flatMap((group, index) => [
        ...judgeTimes(group, index, lineOf),
        ...judgeDays(group, index, hours, lineOf),
      ])
      .map(({ at, words }) => problemAt(source, rangeOf(at), words))
  })
