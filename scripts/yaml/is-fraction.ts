/** Whether a key is what stands behind the comma of a number in braces, maybe with a unit: `5` and `5 €`. */
export const isFraction = (key: string): boolean => /^\d+(?:\s+[^\s\d]+)?$/.test(key)
