/** The one key under which this browser keeps edits of the site's content. */
export const STORAGE_KEY = 'site-content'

/** What was stored there and could not be read, once something else takes its place. */
export const DAMAGED_KEY = 'site-content-damaged'

const SESSION_KEY = 'admin'

/** Keeps for this tab whether the admin mode is on. */
export const rememberAdmin = (on: boolean) => {
  if (on) sessionStorage.setItem(SESSION_KEY, 'on')
  else sessionStorage.removeItem(SESSION_KEY)
}

/** Whether the admin mode is on: switched by `?admin=on` and `?admin=off`, kept for this tab. */
export const isAdminOn = (): boolean => {
  try {
    const asked = new URLSearchParams(window.location.search).get('admin')
    if (asked === 'on' || asked === 'off') rememberAdmin(asked === 'on')
    return sessionStorage.getItem(SESSION_KEY) === 'on'
  } catch {
    // A browser that forbids storage has no admin mode.
    return false
  }
}

/** Whether its code is needed: it is on, or this browser keeps edits that must be shown. */
export const isAdminWanted = (): boolean => {
  const on = isAdminOn()
  try {
    return on || localStorage.getItem(STORAGE_KEY) !== null
  } catch {
    return false
  }
}
