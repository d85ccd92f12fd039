import { useEffect } from 'react'
import { TextWithPhone } from '../components/TextWithPhone.tsx'
import { useShell } from '../shell/Shell.tsx'

/** Says that the chosen page can't be loaded now; asks for it again by itself once there is a connection. */
export const Unreachable = ({ retry }: { retry: () => void }) => {
  const { ui } = useShell()
  useEffect(() => {
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])
  return (
    <div className="unreachable" role="alert">
      <p>
        <TextWithPhone text={ui.unreachable} />
      </p>
      <button type="button" className="action action--primary" onClick={retry}>
        {ui.errorReload}
      </button>
    </div>
  )
}
