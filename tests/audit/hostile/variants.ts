import { muchOfOne } from './bulk.ts'
import { strangeFiles } from './disk.ts'
import { strangeMedia } from './media-files.ts'
import { inheritedNames } from './names.ts'
import { deepNesting } from './nesting.ts'
import { randomDamage } from './random.ts'
import { strangeSigns } from './signs.ts'
import type { Texts, Variant } from './variant.ts'

/** Everything that is done to a content, and `count` times what a seed brings about. */
export const variantsOf = (texts: Texts, seed: number, count: number): Variant[] => [
  ...inheritedNames(texts),
  ...strangeSigns(texts),
  ...deepNesting(texts),
  ...muchOfOne(texts),
  ...strangeMedia(texts),
  ...strangeFiles(texts),
  ...Array.from({ length: count }, (_, index) => randomDamage(texts, seed + index)),
]
