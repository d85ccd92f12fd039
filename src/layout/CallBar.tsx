import { Link } from '../components/Link.tsx'
import { useCode } from '../components/use-code.ts'
import { useShell } from '../shell/Shell.tsx'
import { CallLink } from './CallLink.tsx'

/** Until it is there, and without it, the number stands there. */
const load = () => import('./CallNow.tsx')

/**
 * The ways to the company within the thumb's reach, on screens whose header has no room for the number.
 * The browser itself puts it away: it then lies at the end of the page.
 */
export const CallBar = ({ href }: { href: string }) => {
  const { company, ui } = useShell()
  const code = useCode(load)
  return (
    <aside className="call-bar" aria-label={ui.callBar}>
      <details open>
        <summary>
          <span>{ui.callBar}</span>
        </summary>
        <div className="call-bar__ways">
          {code ? (
            <code.CallNow />
          ) : (
            <CallLink href={company.phoneHref} label={ui.call} below={company.phone} />
          )}
          <Link className="action action--secondary" href={href}>
            {ui.enquire}
          </Link>
        </div>
      </details>
    </aside>
  )
}
