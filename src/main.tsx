import { start } from './start.tsx'

/** Tells the loader when links, forms and buttons are the app's. */
export const alive = start()
