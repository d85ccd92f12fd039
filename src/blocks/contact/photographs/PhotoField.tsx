import { describedBy, FormField } from '../../../components/FormField.tsx'
import { fillIn } from '../../../content/text/fill-in.ts'
import { MOST_PHOTOS, PHOTO_FIELD, PHOTO_TYPES } from '../../../enquiry/photographs/limits.ts'
import { useShell } from '../../../shell/Shell.tsx'
import type { BlockOf } from '../../block.ts'
import type { contact } from '../schema.ts'
import type { usePhotos } from './use-photos.ts'

interface PhotoFieldProps {
  block: BlockOf<typeof contact>
  label: string
  photos: ReturnType<typeof usePhotos>
  locked: boolean
}

/** Where photographs are chosen, and which have been. */
export const PhotoField = ({ block, label, photos, locked }: PhotoFieldProps) => {
  const { company } = useShell()
  const { ui } = block
  const { many, unreadable, missing, hint, busy } = ui.photos
  const { code, faults, isBusy } = photos
  const says = { many, unreadable, missing }
  const values = { most: MOST_PHOTOS, phone: company.phone }
  const error = faults.map((fault) => fillIn(says[fault], values)).join(' ')
  const words = {
    id: `${block.id}-photos`,
    label,
    hint: fillIn(hint, values),
    error: error || undefined,
    mark: ui.errors.mark,
  }
  return (
    <>
      <div aria-live="polite">
        <FormField words={words}>
          <input
            ref={photos.input}
            id={words.id}
            aria-describedby={describedBy(words)}
            type="file"
            name={PHOTO_FIELD}
            accept={PHOTO_TYPES.join()}
            multiple
            // One that is switched off would stay so in Firefox when the page is loaded anew.
            inert={locked}
            onChange={photos.choose}
          />
        </FormField>
        {isBusy && <p>{busy}</p>}
      </div>
      {code && photos.photos.length > 0 && (
        <code.PhotoList block={block} photos={photos.photos} onRemove={photos.remove} />
      )}
    </>
  )
}
