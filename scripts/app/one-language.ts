import type { Plugin } from 'vite'

const isListOfLanguages = (id: string): boolean => /\/zod\/v4\/locales\/index\.js$/.test(id)

/**
 * zod comes with its messages in fifty languages: 330 kB, read each time that a command starts. Gewerk says what is
 * wrong in its own words; the English ones, which zod takes where nothing else is set, come by themselves.
 */
export const oneLanguage: Plugin = {
  name: 'gewerk:one-language',
  enforce: 'pre',
  load: (id) => (isListOfLanguages(id) ? "export { default as en } from './en.js'" : undefined),
}
