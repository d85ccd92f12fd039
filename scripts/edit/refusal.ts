import type { Wording } from '../problem/problem.ts'
import { namesOf } from '../resolve/source/named-path.ts'
import { isBlock } from '../resolve/source/raw-blocks.ts'
import { isMap } from '../schema/is-map.ts'
import { suggest } from '../schema/suggest.ts'
import type { Path } from '../yaml/locate.ts'
import { type FollowedSteps, positionOf } from './steps.ts'
import { editWording } from './words.ts'

/** Thrown where an edit is made; `changeText` returns it as the refusal of the edit. */
export class Refusal extends Error {
  constructor(
    readonly wording: Wording,
    readonly path: Path = [],
  ) {
    super(wording.code)
  }
}

/** Ends an edit, at the place that a path leads to. */
export const refuse = (wording: Wording, path?: Path): never => {
  throw new Refusal(wording, path)
}

const namesIn = (value: unknown): string[] => {
  if (isMap(value)) return Object.keys(value)
  if (!Array.isArray(value)) return []
  return namesOf(value).map((name, index) => name ?? String(index))
}

/** Blocks are known by their types, and by how many of one there are before: none is where one lacks its type. */
const isUnnamed = (value: unknown): boolean =>
  Array.isArray(value) && value.some(isBlock) && !value.every(isBlock)

/** Ends an edit whose steps lead nowhere, with the names that there are. */
export const refusePlace = ({ path, value, rest }: FollowedSteps): never => {
  const step = String(rest[0] ?? '')
  const names = namesIn(value)
  if (isUnnamed(value)) return refuse(editWording.unnamedPlace(step, names), path)
  return refuse(editWording.unknownPlace(step, names, suggest(step, names)), path)
}

/** The position of an item that a step names; ends the edit where there is none. */
export const positionIn = (
  items: readonly unknown[],
  step: string | number,
  path: Path,
): number => {
  const position = positionOf(items, step)
  return position >= 0
    ? position
    : refusePlace({ path: path as FollowedSteps['path'], value: items, rest: [step] })
}
