import { declarations } from 'virtual:gewerk/declarations'
import type { BlockDeclaration } from '../../src/blocks/define-block.ts'
import { collections } from '../../src/content/collections/collections.ts'
import { productChecks } from '../check/product-checks.ts'
import { samplesFor } from '../new/samples.ts'
import { defineSite, type SiteDefinition } from '../site/define-site.ts'

const byType = (a: BlockDeclaration, b: BlockDeclaration) => (a.type < b.type ? -1 : 1)

/** The system's site with a company's own blocks, if it has any. */
export const productWith = (own: readonly BlockDeclaration[]): SiteDefinition =>
  defineSite({
    blocks: [...declarations, ...own].toSorted(byType),
    collections,
    checks: productChecks(samplesFor),
  })

/** The system's site as it is. */
export const product = productWith([])
