import { type Problem, problemAt } from '../../problem/problem.ts'
import { blocksOf } from '../../resolve/page/blocks.ts'
import type { Content } from '../../validate/validate.ts'
import { checkWording } from '../messages.ts'

/** A warning where visitors may ask for their town and no town is named: each of them would be refused. */
export const checkAreas = ({ site, pages }: Content): Problem[] => {
  const areas = site?.value.areas
  // What is no list is told where it stands.
  if (!Array.isArray(areas) || areas.length > 0) return []
  return pages.flatMap(({ file, value }) =>
    blocksOf(value.blocks).flatMap(({ type }, index) => {
      if (type !== 'area-check') return []
      const { value: place } = file.locate(['blocks', index, 'type'])
      return [problemAt(file.source, place, checkWording.noAreas(), 'warning')]
    }),
  )
}
