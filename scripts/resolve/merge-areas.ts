import type { Area } from '../../src/content/location/area.ts'

/** What is said of a place: two of one name, near and far, are two places. */
const saidOf = ({ town, km, note }: Area): string => JSON.stringify([town, km, note])

const joined = (one: Area, other: Area | undefined): Area => ({
  ...one,
  postcodes: [...new Set([...(other?.postcodes ?? []), ...one.postcodes])],
  districts: [...new Set([...(other?.districts ?? []), ...one.districts])],
})

/** Places of which the same is said as one, with the postcodes and parts of all of them. */
export const mergeAreas = (areas: readonly Area[]): Area[] => {
  const merged = new Map<string, Area>()
  for (const area of areas) merged.set(saidOf(area), joined(area, merged.get(saidOf(area))))
  return [...merged.values()]
}
