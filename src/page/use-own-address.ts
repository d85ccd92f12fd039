import { useContext, useState } from 'react'
import { UNSAFE_LocationContext } from 'react-router-dom'

/** For what is on a page its own address counts, also on the way to another one: it stays as it is until then. */
export const PageAddress = UNSAFE_LocationContext.Provider

export const useOwnAddress = (isThere: boolean) => {
  const current = useContext(UNSAFE_LocationContext)
  const [own, setOwn] = useState(current)
  if (isThere && own !== current) setOwn(current)
  return isThere ? current : own
}
