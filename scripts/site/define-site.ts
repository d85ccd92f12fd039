import type { Checks } from '../check/checks.ts'
import { type SiteModel, siteModel } from '../schema/site-model.ts'

/** What a kind of site is made of. */
export interface SiteDefinition {
  model: SiteModel
  checks: Checks
}

type Parts = Pick<SiteModel, 'blocks' | 'collections'> & Pick<SiteDefinition, 'checks'>

/**
 * Defines a kind of site by its blocks, its collections and its checks. The system's own come in by this
 * door, and a company's beside them; nothing below knows which is whose.
 */
export const defineSite = ({ checks, ...parts }: Parts): SiteDefinition => ({
  model: siteModel(parts),
  checks,
})
