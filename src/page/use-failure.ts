import { useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'

/** A page that can't be had now. */
interface Failure {
  /** The visits that are told so: its own, and the one that it leads back to. */
  visits: string[]
  retry: () => void
}

/**
 * What becomes of a visit to a page that can't be had: the address is again that of the page that is shown. On the
 * way through the history it stays, as nobody knows where in it that page is.
 *
 * @param isHere whether the page of the visit is shown
 * @returns `fail` gives a visit up; `retry` asks again, missing unless it was given up
 */
export const useFailure = (visit: string, isHere: boolean) => {
  const { pathname, search, hash } = useLocation()
  const way = useNavigationType()
  const navigate = useNavigate()
  const lastArrival = useRef(visit)
  const [failed, setFailed] = useState<Failure>()

  useEffect(() => {
    if (!isHere) return
    lastArrival.current = visit
    setFailed((failure) => (failure?.visits.includes(visit) ? failure : undefined))
  }, [isHere, visit])

  const fail = () => {
    if (way !== NavigationType.Push)
      return setFailed({ visits: [visit], retry: () => setFailed(undefined) })
    const target = pathname + search + hash
    setFailed({ visits: [visit, lastArrival.current], retry: () => navigate(target) })
    navigate(-1)
  }
  return { fail, retry: failed?.visits.includes(visit) ? failed.retry : undefined }
}
