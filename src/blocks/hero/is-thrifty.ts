interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const SLOW = ['slow-2g', '2g', '3g']

/** Whether the visitor saves data or has a slow connection; browsers that don't tell count as fast. */
export const isThrifty = () => {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || SLOW.includes(connection?.effectiveType ?? '')
}
