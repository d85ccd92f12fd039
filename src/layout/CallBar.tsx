import { useEffect, useState } from 'react'
import { Link } from '../components/Link.tsx'
import { useShell } from '../shell/Shell.tsx'
import { CallLink } from './CallLink.tsx'

/** Opening hours are reckoned with after the page is alive; until then, and without it, the number stands there. */
const useOpeningCode = () => {
  const [code, setCode] = useState<typeof import('./CallNow.tsx')>()
  useEffect(() => {
    import('./CallNow.tsx').then(setCode, () => undefined)
  }, [])
  return code
}

/**
 * The ways to the company within the thumb's reach, on screens whose header has no room for the number.
 * The browser itself puts it away: it then lies at the end of the page.
 */
export const CallBar = ({ href }: { href: string }) => {
  const { company, ui } = useShell()
  const code = useOpeningCode()
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
