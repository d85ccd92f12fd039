import type { Form } from '../../../src/content/site/form.ts'
import { isProvider, takesFiles } from '../../../src/enquiry/providers/target-for.ts'
import { type Problem, problemAt } from '../../problem/problem.ts'
import { blocksOf } from '../../resolve/source/raw-blocks.ts'
import type { Content } from '../../validate/validate.ts'
import { checkWording } from '../messages.ts'

/** A warning where a form asks for photographs that its provider does not take: it is shown without. */
export const checkFormPhotos = ({ site, pages }: Content): Problem[] => {
  const form = site?.value.form as Form | undefined
  // A provider that nobody knows is told where it stands.
  if (!form || !isProvider(form.provider) || takesFiles(form.provider)) return []
  return pages.flatMap(({ file, value }) =>
    blocksOf(value.blocks).flatMap((block, index) => {
      if (block.type !== 'contact' || !('photos' in block)) return []
      const { key, value: place } = file.locate(['blocks', index, 'photos'])
      return [problemAt(file.source, key ?? place, checkWording.noPhotos(), 'warning')]
    }),
  )
}
