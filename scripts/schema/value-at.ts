import { own } from '../../src/content/own.ts'

/** The value at a path; undefined where the path leads nowhere. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (current, step) => own(current as Record<PropertyKey, unknown> | null | undefined, step),
    value,
  )
