import { withBase } from './address.ts'
import { useShell } from './Shell.tsx'

/**
 * Tells where pages and files of the site are on its server, by their addresses from the root of the site:
 * `/media/logo.svg` may be `/firma/media/logo.svg`. What is no such address stays as it is.
 */
export const useAddress = (): ((address: string) => string) => {
  const { base } = useShell()
  return (address) => withBase(base, address)
}
