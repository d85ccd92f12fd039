import os from 'node:os'

/** The user's own folder; nothing for users without one, as in many containers. */
export const homeFolder = (): string | undefined => {
  try {
    return os.homedir()
  } catch {
    return undefined
  }
}
