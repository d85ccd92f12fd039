import { rememberAdmin } from './wanted.ts'

/** Ends the admin mode of this tab. The page is loaded anew: nothing of the mode is left in it. */
export const leaveAdmin = (): void => {
  rememberAdmin(false)
  const url = new URL(window.location.href)
  url.searchParams.delete('admin')
  window.history.replaceState(window.history.state, '', url)
  window.location.reload()
}
