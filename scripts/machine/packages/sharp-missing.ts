import { sharpWords } from '../words.ts'
import { installingForMachine } from './adding-packages.ts'
import { packagesFolder } from './installed-into.ts'
import { productFolder } from './product-folder.ts'

/** What is told where the pictures' program can't be loaded: it is installed where we are. */
export const sharpMissing = (folder = productFolder): { words: string; advice: string } => ({
  words: sharpWords.wrong,
  advice: sharpWords.advice(packagesFolder(folder), installingForMachine(folder)),
})
