import { Link } from '../../components/Link.tsx'
import { useAddress } from '../../shell/use-address.ts'
import type { BlockOf, FieldAttributes } from '../block.ts'
import type { logos } from './schema.ts'

interface LogoProps {
  company: BlockOf<typeof logos>['logos'][number]
  path: string
  field: FieldAttributes
}

/** A company's sign, with its name and trade below. */
export const Logo = ({ company, path, field }: LogoProps) => {
  const { logo, name, description, href } = company
  const attributes = field(`${path}.name`)
  const address = useAddress()
  return (
    <>
      {/* The name stands below: the picture would only say it twice. */}
      <img
        className="logos__logo"
        src={address(logo.url)}
        alt=""
        width={logo.width}
        height={logo.height}
        loading="lazy"
        decoding="async"
      />
      {href ? (
        <Link href={href} className="logos__name" {...attributes}>
          {name}
        </Link>
      ) : (
        <p className="logos__name" {...attributes}>
          {name}
        </p>
      )}
      {description && <p {...field(`${path}.description`)}>{description}</p>}
    </>
  )
}
