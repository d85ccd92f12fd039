import type { Plugin } from 'vite'
import { type BlockFiles, blocksIn } from '../block-files.ts'

const quoted = (file: string) => JSON.stringify(file.replaceAll('\\', '/'))

/** A module that collects what each block has of one kind, by block type. */
const collect = (
  name: string,
  blocks: BlockFiles[],
  fileOf: (block: BlockFiles) => string | undefined,
  take: (imported: string) => string,
): string => {
  const found = blocks.flatMap((block) => {
    const file = fileOf(block)
    return file ? [{ type: block.type, file }] : []
  })
  const imports = found.map(({ file }, index) => `import * as m${index} from ${quoted(file)}`)
  const entries = found.map(({ type }, index) => `${quoted(type)}: ${take(`m${index}`)}`)
  return `${imports.join('\n')}\nexport const ${name} = {${entries.join(',')}}`
}

/** Of all that a `schema.ts` exports, the declaration is what has a schema. */
const declarations = (blocks: BlockFiles[]): string =>
  `${collect(
    'byType',
    blocks,
    ({ schema }) => schema,
    (module) => `Object.values(${module}).find((value) => value?.schema && value.words)`,
  )}\nexport const declarations = Object.values(byType)`

const examples = (blocks: BlockFiles[]): string =>
  collect(
    'examples',
    blocks,
    (block) => block.examples,
    (module) => `${module}.examples`,
  )

const styles = (blocks: BlockFiles[]): string =>
  collect(
    'styles',
    blocks,
    ({ style }) => style && `${style}?inline`,
    (module) => `${module}.default`,
  )

/** Each component in a file of its own, which only pages with such a block load. */
const components = (blocks: BlockFiles[]): string => {
  const loaders = blocks.map(
    ({ type, component }) => `${quoted(type)}: () => import(${quoted(component)})`,
  )
  return `export const loaders = {${loaders.join(',\n')}}`
}

/** Style sheets that the development server keeps up to date. */
const liveStyles = (blocks: BlockFiles[]): string =>
  blocks.flatMap(({ style }) => (style ? `import ${quoted(style)}` : [])).join('\n')

const modules = new Map([
  ['virtual:gewerk/declarations', declarations],
  ['virtual:gewerk/examples', examples],
  ['virtual:gewerk/styles', styles],
  ['virtual:gewerk/components', components],
  ['virtual:gewerk/live-styles', liveStyles],
])

/**
 * Hands the blocks of these folders over to the program: a block is a folder and nothing else, whether it
 * is the system's or a company's.
 */
export const blocksPlugin = (folders: readonly string[]): Plugin => ({
  name: 'gewerk:blocks',
  resolveId: (id) => (modules.has(id) ? `\0${id}` : undefined),
  load: (id) => modules.get(id.slice(1))?.(blocksIn(folders)),
})
