import { fileName } from '../../src/content/files/file-name.ts'
import { addressKey } from '../addresses/address-key.ts'
import { lookInto } from '../compile/look-into.ts'
import type { Site } from '../site/site.ts'
import { positionAt } from '../text/source-file.ts'
import type { Content } from '../validate/validate.ts'
import { idOf } from './id-of.ts'
import { ingredientsFrom } from './ingredients.ts'
import { type Kind, kinds } from './kinds.ts'
import { lineOf } from './line-of.ts'
import { nextSteps } from './next-steps.ts'
import { Refusal, refuse } from './refusal.ts'
import { templates } from './templates.ts'
import { words } from './words.ts'
import { writeEntry } from './write-entry.ts'

/** What is to be made. */
export interface Order {
  kind: Kind
  title: string
}

/** What was made, under which id, and what is left to do by hand; or why nothing was. */
export type Creation = { id: string; made: string; next: string[] } | { refusal: string }

/** Where servers look for a page: the one for wrong addresses lies at `/404`. */
const placeOf = (route: unknown): string | undefined =>
  typeof route === 'string' ? addressKey(fileName(route)) : undefined

const refuseTaken = ({ entries, pages }: Content, id: string, kind: Kind) => {
  const entry = entries.find((other) => other.collection === kinds[kind] && other.id === id)
  if (entry) refuse(words.exists(`${id} (${lineOf(entry, [...entry.path, 'id'])})`))
  if (kind !== 'page') return
  const page = pages.find(({ value }) => placeOf(value.route) === placeOf(`/${id}`))
  if (page) refuse(words.routeTaken(`/${id}`, lineOf(page, ['route'])))
}

const make = async (site: Site, { kind, title }: Order): Promise<Creation> => {
  const id = idOf(title) || refuse(words.noId(title))
  const looked = await lookInto(site.content, site.model)
  refuseTaken(looked.content, id, kind)
  const ingredients = ingredientsFrom(looked, kind, { id, title, date: site.today() })
  const text = templates[kind](ingredients)
  const written = await writeEntry(site.content, site.model, { kind, id, text })
  const { line } = positionAt(written.text, written.offset)
  return {
    id,
    made: words.made(kind, `${written.file}:${line}`),
    next: nextSteps(looked.content, kind, id, written),
  }
}

/** Makes a news item, a job, a project, a page or a service in the content of a site. */
export const create = (site: Site, order: Order): Promise<Creation> =>
  make(site, order).catch((error: unknown) => {
    if (error instanceof Refusal) return { refusal: error.message }
    throw error
  })
