import { z } from 'zod'
import { WEB_HOST } from '../contact/web-address.ts'
import { sample } from '../fields.ts'

/** Where the content is kept and changed together. */
export const repository = z.strictObject({
  host: z
    .enum(['github', 'gitlab', 'forgejo'])
    .describe('Dienst: github, gitlab oder forgejo (auch Gitea und Codeberg)'),
  url: z
    .url({ protocol: /^https$/ })
    .regex(new RegExp(String.raw`^https:\/\/${WEB_HOST}(?:\/[\w.-]+){2,}$`, 'u'))
    .meta({
      ...sample('Adresse, wie sie im Browser steht, ohne .git', 'https://github.com/firma/website'),
      form: 'die Adresse, wie sie im Browser steht: https://github.com/firma/website',
    }),
  branch: z
    .string()
    .regex(/^[\w][\w./-]*$/)
    .default('main')
    .meta({
      description: 'Zweig, aus dem die Website gebaut wird',
      form: 'den Namen des Zweigs, ohne Leerzeichen: main',
    }),
})

export type Repository = z.output<typeof repository>
