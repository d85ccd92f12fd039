import type { GrantCase, GrantRules } from '../../grants/grant.ts'

/** What somebody chose, by the ids of the rules. */
export interface Chosen extends Omit<GrantCase, 'heatPump' | 'oldCounts'> {
  system: string
  oldHeating: string
}

/** A case as the rules see it. */
export const asCase = (
  { systems, oldHeatings }: GrantRules,
  { system, oldHeating, ...rest }: Chosen,
): GrantCase => ({
  ...rest,
  heatPump: systems.some(({ id, heatPump }) => id === system && heatPump === true),
  oldCounts: oldHeatings.some(({ id, counts }) => id === oldHeating && counts === true),
})
