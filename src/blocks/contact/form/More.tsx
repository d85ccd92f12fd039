import type { BlockOf } from '../../block.ts'
import { Questions } from '../fields/Questions.tsx'
import { PhotoField } from '../photographs/PhotoField.tsx'
import type { usePhotos } from '../photographs/use-photos.ts'
import type { contact } from '../schema.ts'

interface MoreProps {
  block: BlockOf<typeof contact>
  topicId: string | undefined
  /** Left out where the provider takes no files. */
  photos: ReturnType<typeof usePhotos> | undefined
  locked: boolean
}

/** All that nobody has to fill in; nothing where nothing is asked. */
export const More = ({ block, topicId, photos, locked }: MoreProps) => {
  const { questions, ui } = block
  const topics = block.topic ? block.topics : []
  const hasPhotos = photos !== undefined && block.photos !== undefined
  const asking = topics.filter((topic) => topic.questions.length > 0)
  const isForAll = hasPhotos || questions.length > 0
  if (!isForAll && asking.length === 0) return null
  // Stays where the chosen topic asks nothing: what was answered of another is kept.
  const isEmpty = !isForAll && asking.every((topic) => topic.id !== topicId)
  return (
    <fieldset className={isEmpty ? 'contact__more contact__unasked' : 'contact__more'}>
      <legend>{ui.more}</legend>
      <Questions block={block} topics={asking} topicId={topicId} locked={locked} />
      {photos && block.photos && (
        <PhotoField block={block} label={block.photos.label} photos={photos} locked={locked} />
      )}
    </fieldset>
  )
}
