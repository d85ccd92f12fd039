/** What the development server's own parts of a page say. */
export const words = { repair: 'So ändern' }
