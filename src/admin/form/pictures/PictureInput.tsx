import type { MediaFile } from '../../../content/collections/resolved.ts'
import { own } from '../../../content/own.ts'
import { useForm } from '../form-context.ts'
import type { InputProps } from '../input-props.ts'
import { NewPicture } from './NewPicture.tsx'
import { PictureChoices } from './PictureChoices.tsx'
import { pictureAddress } from './picture-address.ts'

/** Drawings and photographs; films are chosen in their file. */
const isPicture = ({ type }: MediaFile) => type.startsWith('image/')

/** Chooses one of the pictures that there are, and shows it. */
export const PictureInput = ({ value, onChange, attributes }: InputProps) => {
  const { media, words } = useForm()
  const name = typeof value === 'string' ? value : ''
  const names = Object.keys(media).filter((each) => isPicture(media[each] as MediaFile))
  const chosen = own(media, name)
  return (
    <div className="admin-form__picture">
      {chosen && (
        <img src={pictureAddress(chosen)} alt="" width={chosen.width} height={chosen.height} />
      )}
      <select
        {...attributes}
        value={name}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      >
        {name === '' && <option value="">{words.none}</option>}
        {!chosen && name !== '' && <option value={name}>{name}</option>}
        {names.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
      <PictureChoices names={names} chosen={name} onChoose={onChange} />
      <NewPicture onPlaced={onChange} />
    </div>
  )
}
