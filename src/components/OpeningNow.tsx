import { useEffect, useState } from 'react'

/** Calendar and clock come after the page is alive. */
const useClockCode = () => {
  const [code, setCode] = useState<typeof import('./OpeningState.tsx')>()
  useEffect(() => {
    import('./OpeningState.tsx').then(setCode, () => undefined)
  }, [])
  return code
}

/** Whether somebody is there now, in words; empty until that can be told. */
export const OpeningNow = () => {
  const code = useClockCode()
  return code ? <code.OpeningState /> : <span className="opening-now" />
}
