/** Loaded only where there is something to draw: it takes longer than the rest of a check. */
export const loadSharp = async () => (await import('sharp')).default
