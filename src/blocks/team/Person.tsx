import { Picture } from '../../components/Picture.tsx'
import { phoneHref } from '../../content/contact/phone.ts'
import type { BlockOf, FieldAttributes } from '../block.ts'
import type { team } from './schema.ts'

interface PersonProps {
  person: BlockOf<typeof team>['people'][number]
  path: string
  field: FieldAttributes
}

/** A column of three; on phones a third of the one. */
const SIZES = '(min-width: 44rem) 15rem, 7rem'

/** A person with what they do, and how to reach them. */
export const Person = ({ person, path, field }: PersonProps) => {
  const { name, role, photo, text, phone, email } = person
  return (
    <>
      {photo && <Picture picture={photo} className="team__photo" sizes={SIZES} />}
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
