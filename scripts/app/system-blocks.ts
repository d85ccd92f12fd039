import path from 'node:path'
import { productFolder } from '../machine/packages/product-folder.ts'

/** Folder of the system's own blocks. */
export const systemBlocks = path.join(productFolder, 'src/blocks')
