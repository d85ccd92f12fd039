/**
 * Whether a window that is opened here is seen by whoever called: not in CI, not over SSH, not where a
 * script reads what is printed.
 *
 * @param isTerminal whether people read what is printed
 */
export const hasScreen = (
  env: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform,
  isTerminal: boolean,
): boolean => {
  if (!isTerminal || env.CI || env.SSH_CONNECTION || env.SSH_TTY) return false
  return platform === 'win32' || platform === 'darwin' || !!(env.DISPLAY || env.WAYLAND_DISPLAY)
}
