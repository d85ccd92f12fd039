import { Link } from '../components/Link.tsx'
import type { MediaFile } from '../content/collections/resolved.ts'
import { useAddress } from '../shell/use-address.ts'

/** A logo that is about as high as wide is a sign without words: the name stands beside it. */
const isSign = ({ width, height }: MediaFile) => width < 2 * height

/** How many letters fit beside the sign on a phone, in large type and in small one. */
const LONG = 20
const LONGEST = 34
/** And how many in four lines of small type. */
const ENDLESS = 75

/** The header is as high for every name: long ones are set smaller. */
const lengthOf = (name: string) => {
  if (name.length > ENDLESS) return 'endless'
  if (name.length > LONGEST) return 'longest'
  return name.length > LONG ? 'long' : undefined
}

/** The way home. */
export const Logo = ({ logo, name }: { logo: MediaFile; name: string }) => {
  const sign = isSign(logo)
  const address = useAddress()
  return (
    <Link href="/" className="site-header__logo">
      {/* Without a preload, which React puts into the head: typeface and picture of the page come first. */}
      <img
        src={address(logo.url)}
        alt={sign ? '' : name}
        width={logo.width}
        height={logo.height}
        fetchPriority="low"
      />
      {sign && <span data-length={lengthOf(name)}>{name}</span>}
    </Link>
  )
}
