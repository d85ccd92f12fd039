/** Whether a value has parts: a group of keys, or a list. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
