import { z } from 'zod'
import { findAreas, isOpenQuestion } from '../../../src/areas/find-areas.ts'
import { type Area, area } from '../../../src/content/location/area.ts'
import { type Problem, problemAt } from '../../problem/problem.ts'
import { blocksOf } from '../../resolve/source/raw-blocks.ts'
import type { Content } from '../../validate/validate.ts'
import { checkWording } from '../messages.ts'

/** A warning for each block in which visitors ask for their town, where no town is named. */
const checkBlocks = (pages: Content['pages']): Problem[] =>
  pages.flatMap(({ file, value }) =>
    blocksOf(value.blocks).flatMap(({ type }, index) => {
      if (type !== 'area-check') return []
      const { value: place } = file.locate(['blocks', index, 'type'])
      return [problemAt(file.source, place, checkWording.noAreas(), 'warning')]
    }),
  )

const isRefused = (areas: readonly Area[], typed: unknown): typed is string =>
  typeof typed === 'string' && !isOpenQuestion(areas, typed) && findAreas(areas, typed).length === 0

/** A warning where the company's own town or postcode is none of those in which it works. */
const checkOwn = ({ file, value }: NonNullable<Content['site']>, areas: Area[]): Problem[] => {
  const company = (value.company ?? {}) as Record<string, unknown>
  const key = ['city', 'postcode'].find((each) => isRefused(areas, company[each]))
  if (key === undefined) return []
  const { value: place } = file.locate(['company', key])
  return [problemAt(file.source, place, checkWording.notAtHome(String(company[key])), 'warning')]
}

const asks = ({ value }: Content['pages'][number]): boolean =>
  blocksOf(value.blocks).some(({ type }) => type === 'area-check')

/** Warnings where visitors may ask for their town, and are refused where the company works. */
export const checkAreas = ({ site, pages }: Content): Problem[] => {
  const areas = z.array(area).safeParse(site?.value.areas).data
  // What is no list of places is told where it stands.
  if (!site || !areas) return []
  if (areas.length === 0) return checkBlocks(pages)
  return pages.some(asks) ? checkOwn(site, areas) : []
}
