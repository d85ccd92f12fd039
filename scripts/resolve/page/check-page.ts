import { commonWording } from '../../problem/common-messages.ts'
import { placeInWords } from '../../problem/phrases.ts'
import { type Problem, problemAt } from '../../problem/problem.ts'
import type { SiteModel } from '../../schema/site-model.ts'
import type { Checked } from '../../validate/validate.ts'
import { resolveWording } from '../messages.ts'
import type { RawBlock } from '../source/raw-blocks.ts'
import { declarationOf } from './blocks.ts'
import { FRAME } from './own-ids.ts'

/** A block and an entry on its page can't both be led to by the same id. */
export const checkAnchors = (page: Checked, ids: string[], anchors: string[]): Problem[] =>
  ids.flatMap((id, index) => {
    if (!anchors.includes(id)) return []
    const { value } = page.file.locate(['blocks', index, 'id'])
    return [problemAt(page.file.source, value, resolveWording.idOfEntry(id))]
  })

/** No two blocks of a page have one id, and none that of what is around the blocks. */
export const checkBlockIds = (page: Checked, ids: string[]): Problem[] =>
  ids.flatMap((id, index) => {
    const first = ids.indexOf(id)
    const { source } = page.file
    const { value } = page.file.locate(['blocks', index, 'id'])
    if (FRAME.includes(id)) return [problemAt(source, value, resolveWording.idOfFrame(id))]
    if (first === index) return []
    const firstPlace = placeInWords(source, page.file.locate(['blocks', first]).value)
    return [problemAt(source, value, commonWording.duplicateId(id, firstPlace))]
  })

const titleTypes = ({ blocks }: SiteModel): string[] =>
  blocks.filter(({ carriesTitle }) => carriesTitle).map(({ type }) => type)

/** Whether a block says itself what it is: where it does not, a likely type was put in its place. */
const saysType = ({ file }: Checked, index: number): boolean => {
  const { value } = file.locate(['blocks', index, 'type'])
  return value.end > value.start
}

/** Each page has one block with its main heading. */
export const checkTitles = (page: Checked, blocks: RawBlock[], model: SiteModel): Problem[] => {
  const declared = blocks.map((block) => declarationOf(block, model))
  const carriers = declared.flatMap((block, index) =>
    block?.carriesTitle ? [{ type: block.type, index }] : [],
  )
  const { source } = page.file
  const isKnown = declared.every((block, index) => block && saysType(page, index))
  if (carriers.length === 0 && blocks.length > 0 && isKnown) {
    const { value } = page.file.locate(['blocks', 0, 'type'])
    return [problemAt(source, value, resolveWording.noTitleBlock(titleTypes(model)))]
  }
  const seen = new Set<string>()
  return carriers.flatMap(({ type, index }, position) => {
    const written = JSON.stringify(blocks[index])
    const isCopy = seen.has(written)
    seen.add(written)
    if (position === 0) return []
    const { value } = page.file.locate(['blocks', index, 'type'])
    return [problemAt(source, value, resolveWording.secondTitleBlock(type, isCopy))]
  })
}
