import { Picture, type PictureData } from '../../components/Picture.tsx'
import { phoneHref } from '../../content/contact/phone.ts'
import type { BlockOf, FieldAttributes } from '../block.ts'
import type { team } from './schema.ts'

interface PersonProps {
  person: BlockOf<typeof team>['people'][number]
  path: string
  field: FieldAttributes
}

/** The form that photographs are cut to: see style.css. */
const FORM = 4 / 5

/** From which width of the window on a portrait is shown how wide at most, in rem: four columns to one. */
const COLUMNS = [
  [74, 17],
  [54.5, 21],
  [35.5, 24],
  [0, 10],
] as const

/** How wide a photograph is shown with what is cut off at its sides. */
const sizesOf = ({ src: { width, height } }: PictureData): string => {
  const factor = Math.max(1, width / height / FORM)
  return COLUMNS.map(([from, shown]) => {
    const size = `${Math.round(shown * factor)}rem`
    return from ? `(min-width: ${from}rem) ${size}` : size
  }).join(', ')
}

/** A person with what they do, and how to reach them. */
export const Person = ({ person, path, field }: PersonProps) => {
  const { name, role, photo, text, phone, email } = person
  return (
    <>
      {photo && <Picture picture={photo} className="team__photo" sizes={sizesOf(photo)} />}
      <div>
        <h3 {...field(`${path}.name`)}>{name}</h3>
        <p className="team__role" {...field(`${path}.role`)}>
          {role}
        </p>
        {text && <p {...field(`${path}.text`)}>{text}</p>}
        {phone && (
          <p>
            <a href={phoneHref(phone)}>{phone}</a>
          </p>
        )}
        {email && (
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
      </div>
    </>
  )
}
