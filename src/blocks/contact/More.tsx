import type { BlockOf } from '../block.ts'
import { PhotoField } from './PhotoField.tsx'
import { Questions } from './Questions.tsx'
import type { contact } from './schema.ts'
import type { usePhotos } from './use-photos.ts'

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
  const isAsking = questions.length > 0 || topics.some((topic) => topic.questions.length > 0)
  if (!isAsking && !hasPhotos) return null
  return (
    <fieldset className="contact__more">
      <legend>{ui.more}</legend>
      <Questions block={block} topics={topics} topicId={topicId} locked={locked} />
      {photos && block.photos && (
        <PhotoField block={block} label={block.photos.label} photos={photos} locked={locked} />
      )}
    </fieldset>
  )
}
