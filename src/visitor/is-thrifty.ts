interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const SLOW = ['slow-2g', '2g', '3g']

const connectionOf = (browser: Navigator & { connection?: Connection }) => browser.connection

/** Whether the visitor has asked to save data; browsers that don't tell count as not. */
export const savesData = (): boolean =>
  connectionOf(navigator)?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches

/** Whether the visitor saves data or has a slow connection; browsers that don't tell count as fast. */
export const isThrifty = (): boolean =>
  savesData() || SLOW.includes(connectionOf(navigator)?.effectiveType ?? '')
