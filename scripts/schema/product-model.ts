import { declarations } from 'virtual:gewerk/declarations'
import { collections } from '../../src/content/collections/collections.ts'
import { siteModel } from './site-model.ts'

/** What a site is made of, with all blocks that were compiled into this program. */
export const productModel = siteModel({ blocks: declarations, collections })
