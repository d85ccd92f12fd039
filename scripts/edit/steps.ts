import { namesOf } from '../resolve/source/named-path.ts'
import { isMap } from '../schema/is-map.ts'
import type { EditPath, Step } from './content-edit.ts'

const STEP = /\[(\d+)\]|\["([^"]*)"\]|([^.[\]]+)/g

/** The steps of a path: `points[2].text`, `points.2.text`. */
export const stepsOf = (path: EditPath): Step[] =>
  typeof path === 'string'
    ? [...path.matchAll(STEP)].map(([, position, key, name = '']) =>
        position === undefined ? (key ?? name) : Number(position),
      )
    : [...path]

/** The position that a step means in a list; -1 where it means none. */
export const positionOf = (items: readonly unknown[], step: Step): number => {
  const named = namesOf(items).indexOf(String(step))
  if (named >= 0 && typeof step === 'string') return named
  return /^\d+$/.test(String(step)) && Number(step) < items.length ? Number(step) : -1
}

/** Where steps lead in a value, as far as they do. */
export interface FollowedSteps {
  path: (string | number)[]
  /** The value at `path`. */
  value: unknown
  /** The steps that lead nowhere; none where all of them were taken. */
  rest: Step[]
}

/** Follows steps into a value: through entries by id, else by key or position. */
export const follow = (root: unknown, steps: readonly Step[]): FollowedSteps => {
  const path: (string | number)[] = []
  let value = root
  for (const [index, step] of steps.entries()) {
    const next = Array.isArray(value) ? positionOf(value, step) : String(step)
    const isThere = Array.isArray(value) ? next !== -1 : isMap(value) && Object.hasOwn(value, next)
    if (!isThere) return { path, value, rest: steps.slice(index) }
    path.push(next)
    value = (value as Record<PropertyKey, unknown>)[next]
  }
  return { path, value, rest: [] }
}

/** Whether steps lead to a key that may come in. */
export const isNewKey = ({ value, rest }: FollowedSteps): boolean =>
  rest.length === 1 && (isMap(value) || value === null)
