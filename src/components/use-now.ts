import { useEffect, useState } from 'react'

/**
 * The time, read again and again while the component is shown; undefined in the prerendered page,
 * which may be a day old, and while nobody needs it.
 *
 * @param everyMilliseconds 0: nobody does
 */
export const useNow = (everyMilliseconds: number): number | undefined => {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    if (everyMilliseconds === 0) return
    const read = () => setNow(Date.now())
    read()
    const timer = setInterval(read, everyMilliseconds)
    return () => clearInterval(timer)
  }, [everyMilliseconds])
  return now
}
