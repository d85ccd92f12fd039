import { Link } from '../components/Link.tsx'
import type { MediaFile } from '../content/resolved.ts'
import { useAddress } from '../shell/use-address.ts'

/** A logo that is about as high as wide is a sign without words: the name stands beside it. */
const isSign = ({ width, height }: MediaFile) => width < 2 * height

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
      {sign && <span>{name}</span>}
    </Link>
  )
}
