import type { Block } from '../../src/blocks/any-block.ts'
import { componentName } from '../../src/blocks/component-name.ts'
import type { Run } from '../../src/entry-server.tsx'
import type { PageData } from '../../src/page/page-data.ts'
import { words } from '../app/words.ts'
import { inTime, isEndless } from '../machine/concurrency/in-time.ts'
import { stackAsWritten } from '../machine/node/stack-as-written.ts'
import { WrongUsage } from '../machine/wrong-usage.ts'
import { product } from '../product/product.ts'
import { refusedIn } from './refused-markup.ts'

/** Draws a page; with `run`, where others have written some of it. */
type Render = (page: PageData, run?: Run) => Promise<string>

const watched: Run = (work) => inTime(work)

const ofSystem = new Set(product.model.blocks.map(({ type }) => type))

/** Whether blocks of a type are a company's own. */
export const isOwnBlock = (type: string): boolean => !ofSystem.has(type)

/**
 * What a page with this block alone throws, if the block is a company's own. That may be anything, even `undefined`.
 */
const faultOf = async (
  render: Render,
  page: PageData,
  block: Block,
): Promise<{ thrown: unknown } | undefined> => {
  if (!isOwnBlock(block.type)) return undefined
  return render({ ...page, blocks: [block] }, watched).then(
    () => undefined,
    (thrown: unknown) => ({ thrown }),
  )
}

/** A place in any of a company's blocks. What lies in `src/` is the system's. */
const IN_BLOCKS = /(?<!\/src\/)blocks\/[^\s():]+:\d+:\d+/

/**
 * The place in a block's folder where something failed, as far as a stack tells; else in a file that it shares with
 * others, which may fail as soon as it is loaded.
 */
export const placeIn = (folder: string, thrown: unknown): string | undefined => {
  const { stack = '' } = (thrown ?? {}) as Partial<Error>
  const written = stackAsWritten(stack)
  const own = new RegExp(`${folder}/[^\\s():]+:\\d+:\\d+`)
  return (own.exec(written) ?? IN_BLOCKS.exec(written))?.[0]
}

const fileOf = (type: string): string => `blocks/${type}/${componentName(type)}.tsx`

/** What React says of a component that is `async`, or of a promise that it uses. */
const WAITING = /\bcomponent suspended while\b/

/** What React says of a thing that is no element, with what it has found. */
const UNDRAWABLE = /\bObjects are not valid as a React child \(found: (.+?)\)\./

const wordsFor = (thrown: unknown): string => {
  if (isEndless(thrown)) return words.endless
  const said = String(thrown)
  if (WAITING.test(said)) return words.waiting
  const [, found] = UNDRAWABLE.exec(said) ?? []
  return found === undefined ? said : words.undrawable(found)
}

const renderIt = async (render: Render, page: PageData): Promise<string> => {
  try {
    return await (page.blocks.some(({ type }) => isOwnBlock(type))
      ? render(page, watched)
      : render(page))
  } catch (error) {
    if (error instanceof WrongUsage) throw error
    for (const block of page.blocks) {
      const fault = await faultOf(render, page, block)
      if (fault === undefined) continue
      const { thrown } = fault
      const place = placeIn(`blocks/${block.type}`, thrown) ?? fileOf(block.type)
      throw new WrongUsage(words.failingBlock(place, page.route, wordsFor(thrown)), {
        cause: thrown,
      })
    }
    throw error
  }
}

const TITLE = /<h1\b/gi

/** Judges a block by what it draws alone: what to say if the page's fault is its own, undefined if it is not. */
type Judge = (alone: string, block: Block, page: PageData) => string | undefined

const refusedMarkup: Judge = (alone, { type }, { route }) => {
  const refused = refusedIn(alone)
  return refused && words.refusedMarkup(fileOf(type), route, refused)
}

const secondTitle: Judge = (alone, { type }, { route }) =>
  alone.search(TITLE) < 0 ? undefined : words.secondTitle(fileOf(type), route)

const judgeFor = (html: string): Judge | undefined => {
  if (refusedIn(html)) return refusedMarkup
  return (html.match(TITLE) ?? []).length > 1 ? secondTitle : undefined
}

/** Looks for the block with a page's fault, from the end: a page's rightful title is at its beginning. */
const blameFor = async (judge: Judge, render: Render, page: PageData): Promise<void> => {
  for (const block of page.blocks.toReversed().filter(({ type }) => isOwnBlock(type))) {
    const fault = judge(await render({ ...page, blocks: [block] }), block, page)
    if (fault !== undefined) throw new WrongUsage(fault)
  }
}

/**
 * Renders a page. If one of the company's own blocks fails, or draws something that the published site can't use, the
 * block is named, not the program.
 *
 * @throws WrongUsage with block and page
 */
export const renderOrBlame = async (render: Render, page: PageData): Promise<string> => {
  const html = await renderIt(render, page)
  const judge = page.blocks.some(({ type }) => isOwnBlock(type)) ? judgeFor(html) : undefined
  if (judge) await blameFor(judge, render, page)
  return html
}
