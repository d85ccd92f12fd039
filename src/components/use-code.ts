import { useEffect, useState } from 'react'

/**
 * Code that the page is complete without, loaded once it is alive; undefined until then, and where it can't
 * be had.
 *
 * @param load imports it; the same function at each call
 */
export const useCode = <Code>(load: () => Promise<Code>, wanted = true): Code | undefined => {
  const [code, setCode] = useState<Code>()
  useEffect(() => {
    if (wanted) load().then(setCode, () => undefined)
  }, [load, wanted])
  return code
}
