import path from 'node:path'
import { productFolder } from '../machine/packages/product-folder.ts'

/** Folder of the editors' handbook. */
export const handbookFolder = path.join(productFolder, 'docs/handbuch')
