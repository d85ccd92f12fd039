/** Milliseconds after the last key: who is in the middle of a word is not told that it is none. */
export const TYPING_PAUSE = 400
