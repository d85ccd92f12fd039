/** The sign that closes each kind of bracket. */
export const CLOSING: Record<string, string> = { '[': ']', '{': '}' }
