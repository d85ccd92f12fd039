import type { MediaFile } from '../../../content/collections/resolved.ts'
import { useForm } from '../form-context.ts'
import { pictureAddress } from './picture-address.ts'

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
      src={pictureAddress(picture)}
      alt=""
      width={picture.width}
      height={picture.height}
      loading="lazy"
      decoding="async"
    />
    <span>{name}</span>
  </button>
)

interface PictureChoicesProps {
  names: readonly string[]
  chosen: string
  onChoose: (name: string) => void
}

/** All pictures that there are, as they look. */
export const PictureChoices = ({ names, chosen, onChoose }: PictureChoicesProps) => {
  const { media, words } = useForm()
  return (
    <details>
      <summary>{words.pictures}</summary>
      <div className="admin-form__pictures">
        {names.map((each) => (
          <Choice
            key={each}
            name={each}
            picture={media[each] as MediaFile}
            isChosen={each === chosen}
            onChoose={() => onChoose(each)}
          />
        ))}
      </div>
    </details>
  )
}
