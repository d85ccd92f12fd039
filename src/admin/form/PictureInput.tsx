import { own } from '../../content/own.ts'
import type { MediaFile } from '../../content/resolved.ts'
import { siteBase } from '../../page/own-data.ts'
import { withBase } from '../../shell/address.ts'
import { useForm } from './form-context.ts'
import type { InputProps } from './inputs.tsx'
import { NewPicture } from './NewPicture.tsx'

/** Drawings and photographs; films are chosen in their file. */
const isPicture = ({ type }: MediaFile) => type.startsWith('image/')

/** The form stands outside of the page, which knows the path of its site. */
const addressOf = ({ url }: MediaFile) => withBase(siteBase(), url)

interface ChoiceProps {
  name: string
  picture: MediaFile
  isChosen: boolean
  onChoose: () => void
}

/** A picture to be chosen; it is asked for when it comes into sight. */
const Choice = ({ name, picture, isChosen, onChoose }: ChoiceProps) => (
  <button type="button" aria-pressed={isChosen} onClick={onChoose}>
    <img
      src={addressOf(picture)}
      alt=""
      width={picture.width}
      height={picture.height}
      loading="lazy"
      decoding="async"
    />
    <span>{name}</span>
  </button>
)

/** Chooses one of the pictures that there are, and shows it. */
export const PictureInput = ({ value, onChange, attributes }: InputProps) => {
  const { media, words } = useForm()
  const name = typeof value === 'string' ? value : ''
  const names = Object.keys(media).filter((each) => isPicture(media[each] as MediaFile))
  const chosen = own(media, name)
  return (
    <div className="admin-form__picture">
      {chosen && <img src={addressOf(chosen)} alt="" width={chosen.width} height={chosen.height} />}
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
      <details>
        <summary>{words.pictures}</summary>
        <div className="admin-form__pictures">
          {names.map((each) => (
            <Choice
              key={each}
              name={each}
              picture={media[each] as MediaFile}
              isChosen={each === name}
              onChoose={() => onChange(each)}
            />
          ))}
        </div>
      </details>
      <NewPicture onPlaced={onChange} />
    </div>
  )
}
