import { promises as fs } from 'node:fs'
import path from 'node:path'
import type { CollectionName } from '../../src/content/collection-names.ts'
import type { Collection } from '../../src/content/collections.ts'
import { slugify } from '../../src/content/slugify.ts'
import { type Looked, lookInto } from '../compile/look-into.ts'
import { homeOf } from '../schema/words/home-of.ts'
import type { Site } from '../site/site.ts'
import { positionAt } from '../text/source-file.ts'
import { PLACEHOLDER_TAG } from '../yaml/yaml.ts'
import { appendEntry } from './append-entry.ts'
import { handPickedLists, lineOf } from './follow-ups.ts'
import { type Kind, kinds } from './kinds.ts'
import { type Ingredients, nameOf, templates } from './templates.ts'
import { words } from './words.ts'

/** What is to be made. */
export interface Order {
  kind: Kind
  title: string
}

export type Creation = { made: string; next: string[] } | { refusal: string }

/** Thrown inside this file where nothing can be made; becomes the answer. */
class Refusal extends Error {}

const refuse = (reason: string): never => {
  throw new Refusal(reason)
}

/** Long enough to be told apart, short enough for an address. */
const LONGEST_ID = 60

const idOf = (title: string): string => {
  const id = slugify(nameOf(title))
  return id.length > LONGEST_ID ? id.slice(0, LONGEST_ID + 1).replace(/-[^-]*$/, '') : id
}

interface Workshop extends Looked {
  directory: string
  today: string
}

const open = async ({ content, model, today }: Site): Promise<Workshop> => ({
  ...(await lookInto(content, model)),
  directory: content,
  today: today(),
})

const findPicture = ({ source }: Workshop): string => {
  const names = source.media.map(({ name }) => name)
  const found = [/\.(jpe?g|png|webp|avif)$/, /\.svg$/].flatMap((ending) =>
    names.filter((name) => ending.test(name)),
  )
  return found[0] ?? refuse(words.noPicture(source.folder))
}

const firstId = ({ content }: Workshop, collection: 'categories' | 'testimonials') =>
  content.entries.find((entry) => entry.collection === collection)?.id

const collectionOf = ({ content }: Workshop, name: CollectionName): Collection =>
  content.model.collections[name]

const firstCategory = (workshop: Workshop, kind: Kind): string =>
  firstId(workshop, 'categories') ??
  refuse(
    words.noEntry(
      kind,
      `${workshop.source.folder}/${homeOf(collectionOf(workshop, 'categories'))}`,
    ),
  )

const ingredientsOf = (workshop: Workshop, id: string, { kind, title }: Order): Ingredients => {
  const has = { picture: kind !== 'page' && kind !== 'job', entries: kind === 'project' }
  return {
    id,
    title,
    date: workshop.today,
    picture: has.picture ? findPicture(workshop) : '',
    category: has.entries ? firstCategory(workshop, kind) : '',
    testimonial: firstId(workshop, 'testimonials'),
  }
}

const refuseTaken = ({ content }: Workshop, id: string, kind: Kind) => {
  const entry = content.entries.find((other) => other.collection === kinds[kind] && other.id === id)
  if (entry) refuse(words.exists(`${id} (${lineOf(entry, [...entry.path, 'id'])})`))
  const page = content.pages.find(({ value }) => kind === 'page' && value.route === `/${id}`)
  if (page) refuse(words.routeTaken(`/${id}`, lineOf(page, ['route'])))
}

interface Written {
  /** Path for people: `content/jobs.yaml`. */
  file: string
  text: string
  /** Where in the text the new part begins. */
  offset: number
}

const writeFile = async (
  { directory, source }: Workshop,
  name: string,
  text: string,
): Promise<Written> => {
  const location = path.join(directory, name)
  const file = `${source.folder}/${name}`
  await fs.mkdir(path.dirname(location), { recursive: true })
  await fs.writeFile(location, text, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') refuse(words.exists(file))
    throw error
  })
  return { file, text, offset: 0 }
}

const appendTo = async (
  { directory, source }: Workshop,
  name: string,
  entry: string,
  kind: Kind,
): Promise<Written> => {
  const location = path.join(directory, name)
  const file = `${source.folder}/${name}`
  const before = await fs
    .readFile(location, 'utf8')
    .catch(() => refuse(words.noCollection(kind, file)))
  const appended = appendEntry(before, entry) ?? refuse(words.unreadableFile(file))
  await fs.writeFile(location, appended.text)
  return { file, ...appended }
}

const write = (workshop: Workshop, kind: Kind, id: string, text: string): Promise<Written> => {
  const name = kinds[kind]
  if (!name) return writeFile(workshop, `pages/${id}.yaml`, text)
  const collection = collectionOf(workshop, name)
  return 'file' in collection
    ? appendTo(workshop, collection.file, text, kind)
    : writeFile(workshop, `${collection.folder}/${id}.md`, text)
}

const placeholdersIn = ({ text, offset }: Written): number[] => {
  const found = [...text.matchAll(new RegExp(` ${PLACEHOLDER_TAG} `, 'g'))]
  return found
    .filter(({ index }) => index >= offset)
    .map(({ index }) => positionAt(text, index).line)
}

const nextSteps = ({ content }: Workshop, kind: Kind, id: string, written: Written): string[] => {
  const collection = kinds[kind]
  const lists = collection ? handPickedLists(content, collection) : []
  const site = kind === 'page' ? content.site : undefined
  return [
    words.fillIn(placeholdersIn(written)),
    ...(lists.length > 0 ? [words.listIn(id, lists)] : []),
    ...(site ? [words.linkTo(`/${id}`, lineOf(site, ['header', 'navigation']))] : []),
    words.preview,
    words.check,
  ]
}

/** Makes a news item, a job, a project, a page or a service in the content of a site. */
export const create = async (site: Site, order: Order): Promise<Creation> => {
  const { kind } = order
  try {
    const id = idOf(order.title) || refuse(words.noId(order.title))
    const workshop = await open(site)
    refuseTaken(workshop, id, kind)
    const text = templates[kind](ingredientsOf(workshop, id, order))
    const written = await write(workshop, kind, id, text)
    const { line } = positionAt(written.text, written.offset)
    return {
      made: words.made(kind, `${written.file}:${line}`),
      next: nextSteps(workshop, kind, id, written),
    }
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.message }
    throw error
  }
}
