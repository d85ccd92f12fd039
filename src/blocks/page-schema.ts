import { z } from 'zod'
import { collectionNames } from '../content/collection-names.ts'
import { picture, text } from '../content/fields.ts'
import type { BlockDeclaration } from './define-block.ts'

type Discriminable = z.core.$ZodTypeDiscriminable

const blockSchema = (blocks: readonly BlockDeclaration[]) =>
  z.discriminatedUnion(
    'type',
    // `map` forgets that the list is not empty.
    blocks.map(({ schema }) => schema) as unknown as [Discriminable, ...Discriminable[]],
  )

/**
 * A page as an editor writes it. The route is a path; with `:id` in it and `each`, one page for
 * each entry of a collection; with `*` at its end, what is shown for addresses under it that
 * don't exist.
 */
export const pageSchema = (blocks: readonly BlockDeclaration[]) =>
  z
    .strictObject({
      route: z
        .string()
        .regex(/^\/(([a-z0-9-]+|:id)(\/([a-z0-9-]+|:id))*(\/\*)?|\*)?$/)
        .meta({
          description: 'Adresse der Seite, klein und ohne Umlaute: /leistungen',
          form: 'einen Schrägstrich und dahinter kleine Buchstaben ohne Umlaute, Ziffern und Striche: /leistungen',
        }),
      each: z
        .enum(collectionNames)
        .optional()
        .describe('Sammlung, aus der je Eintrag eine Seite wird: news'),
      admin: z.boolean().default(true).describe('false: Texte sind im Bearbeitungsmodus gesperrt'),
      meta: z
        .strictObject({
          title: text().describe('Titel im Browser-Reiter und in Suchmaschinen'),
          description: text().describe('Zwei Sätze für Suchmaschinen'),
          image: picture().optional().describe('Bild, wenn ein Link auf die Seite geteilt wird'),
          foundBy: z
            .array(text())
            .optional()
            .describe('Weitere Wörter, mit denen die Suche diese Seite findet: Badsanierung'),
          hidden: z.literal(true).optional().describe('true: nicht in Suchmaschinen'),
        })
        .describe('Angaben für Suchmaschinen und geteilte Links'),
      blocks: z.array(blockSchema(blocks)).min(1).describe('Blöcke der Seite von oben nach unten'),
    })
    .refine(({ route, each }) => route.includes(':id') === (each !== undefined), {
      path: ['route'],
      params: { code: 'route-each' },
      // Also where something else is wrong, so that both are reported together.
      when: ({ value }) => typeof (value as { route?: unknown } | undefined)?.route === 'string',
    })
