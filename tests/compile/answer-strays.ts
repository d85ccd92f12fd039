import { expect } from 'vitest'
import type { YamlNode } from '../../scripts/yaml/node.ts'
import { readYaml } from '../../scripts/yaml/yaml.ts'
import { bakeryText, compileWith } from '../workspace.ts'

/** What may stand anywhere by mistake; `{}` and `[]` fit nowhere and everywhere. */
const STRAYS = [
  'null',
  '42',
  'zz',
  '[]',
  '{}',
  'true',
  '[null]',
  '{ a: null }',
  '[[x]]',
  '""',
  '-1.5',
  'https://',
  ':id',
]

const rangesIn = (node: YamlNode): YamlNode['range'][] => [
  node.range,
  ...node.items.flatMap(rangesIn),
  ...[...node.entries.values()].flatMap((entry) => rangesIn(entry.node)),
]

/** Places of the values in a text, in characters. */
const placesIn = (name: string, text: string): YamlNode['range'][] => {
  const result = readYaml(text)
  if (!('document' in result)) throw new Error(`${name} can't be read`)
  return rangesIn(result.document.root)
}

/**
 * Puts a stray in the place of one value after the other, and sees that the content is refused, or a site
 * without problems is made of it.
 *
 * @param step 7 takes only each seventh value
 */
export const answerStrays = async (name: string, step: number): Promise<void> => {
  const text = bakeryText(name)
  for (const [index, { start, end }] of placesIn(name, text).entries()) {
    if (index % step !== 0) continue
    const changed = `${text.slice(0, start)}${STRAYS[index % STRAYS.length]}${text.slice(end)}`
    const { site, problems } = await compileWith({ [name]: changed })
    expect(site === undefined || problems.length === 0, changed).toBe(true)
  }
}
