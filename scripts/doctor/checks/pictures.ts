import { sharpMissing } from '../../machine/packages/sharp-missing.ts'
import { type Check, right, wrong } from '../check.ts'
import { words } from '../words.ts'

const DOT = { width: 1, height: 1, channels: 3, background: '#777' } as const

/** Whether pictures can be made: what makes them is built for each kind of machine. */
export const pictures: Check = async () => {
  try {
    const { default: sharp } = await import('sharp')
    await sharp({ create: DOT }).webp().toBuffer()
    return right(words.pictures.right)
  } catch {
    const missing = sharpMissing()
    return wrong(missing.words, missing.advice)
  }
}
