import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { COUNTRIES } from '../../src/content/location/country.ts'
import { LEGAL_FORMS } from '../../src/content/site/legal-form.ts'
import type { Sample } from '../check/release/examples.ts'
import { productFolder } from '../machine/packages/product-folder.ts'
import { BODY } from '../text/markdown-file.ts'
import type { YamlDocument } from '../yaml/document.ts'
import { isMarked } from '../yaml/is-marked.ts'
import type { YamlNode } from '../yaml/node.ts'
import { readYaml } from '../yaml/yaml.ts'
import type { Ingredients } from './ingredients.ts'
import { privacy } from './site/legal/privacy.ts'
import { siteHead } from './site/site-yaml.ts'
import { OTHER_TRADE } from './site/trades.ts'
import { templates } from './templates.ts'

const STARTERS = path.join(productFolder, 'scripts/new/site/starters')

/** Behind these a company may well write what the sample says: `country: DE`. */
const MAY_BE_RIGHT = new Set([
  ...['id', 'label', 'category', 'src', 'legalName', 'testimonial'],
  ...['country', 'legalForm'],
  ...['tradeTitleState', 'days', 'opens', 'closes', 'date', 'datePosted'],
])

/** Behind these as well, unless the words themselves say that something is left out: `tradeTitle: Tischlermeister`. */
const OFTEN_RIGHT = new Set([
  ...['title', 'alt', 'period', 'profile', 'tasks', 'specifications', 'tradeTitle'],
])

/** `Woche 00`, `Haus [Baujahr] in [Ort]`, `Name der Arbeit`, `Was jeden Tag zu tun ist`, `Ihre erste Leistung`. */
const LEFT_OUT =
  /\b0+\b|[[\]]|^Gestrichelt|(?:^|[\s:])(?:Was|Wie|Name|Überschrift|Vorname|Haus, Ort|[XYZ]|Erste|Zweite|Ihr Handwerk|Ihre? (?:erste|zweite|dritte)r?)(?=[\s,.]|$)/

const isSample = (key: string, value: string): boolean =>
  !MAY_BE_RIGHT.has(key) && (!OFTEN_RIGHT.has(key) || LEFT_OUT.test(value))

/** The values below a node that are marked, alone or with what they stand in. */
const marked = (
  document: YamlDocument,
  text: string,
  { node, value, key, within }: { node: YamlNode; value: unknown; key: string; within: boolean },
): Sample[] => {
  const isIn = within || isMarked(text, document.placeholders, node.range)
  if (node.kind === 'scalar') {
    return isIn && typeof value === 'string' && isSample(key, value) ? [{ key, value }] : []
  }
  const at = (name: string | number) => (value as Record<string | number, unknown>)[name]
  const below = (part: YamlNode, name: string | number, its = String(name)) =>
    marked(document, text, { node: part, value: at(name), key: its, within: isIn })
  return [
    ...node.items.flatMap((item, index) => below(item, index, key)),
    ...[...node.entries].flatMap(([name, entry]) => below(entry.node, name)),
  ]
}

const samplesIn = (text: string): Sample[] => {
  const result = readYaml(text)
  if ('fault' in result) throw new Error(`A template is no YAML: ${result.fault.reason}\n${text}`)
  const { document } = result
  return marked(document, text, {
    node: document.root,
    value: document.value,
    key: '',
    within: false,
  })
}

const starterTexts = (): string[] =>
  readdirSync(STARTERS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readFileSync(path.join(STARTERS, name), 'utf8'))

/** Answers that leave open what may be left open: a sample stands for it. */
const answersOf = (name: string) =>
  ({ trade: OTHER_TRADE, name, town: 'X', phone: 'X', email: 'X' }) as const

const INGREDIENTS: Ingredients = {
  ...{ id: 'x', title: 'X', date: '2026-01-01', picture: 'x.svg', category: 'x' },
  testimonial: undefined,
}

const newsSamples = (text: string): Sample[] => {
  const [, matter = '', body = ''] = text.split('---\n')
  return [...samplesIn(matter), { key: BODY, value: body }]
}

/** Those that are the same for every company. */
const commonSamples = (): Sample[] => {
  const { news, ...inYaml } = templates
  const texts = [
    ...starterTexts(),
    ...Object.values(inYaml).map((template) => template(INGREDIENTS)),
    privacy(true),
  ]
  return [...texts.flatMap(samplesIn), ...newsSamples(news(INGREDIENTS))]
}

let common: Sample[] | undefined

/**
 * Every sample that a new site, or a new entry, begins with.
 *
 * @param name of the company: the site's address is made of it
 */
export const samplesFor = (name: string): Sample[] => {
  common ??= commonSamples()
  const heads = [
    ...LEGAL_FORMS.map((form) => siteHead({ ...answersOf(name), form })),
    ...Object.values(COUNTRIES).map(({ callingCode }) =>
      siteHead({ ...answersOf(name), form: 'gmbh', phone: `+${callingCode}` }),
    ),
  ]
  return [...common, ...heads.flatMap(samplesIn)]
}
