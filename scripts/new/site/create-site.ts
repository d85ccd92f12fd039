import { countryOfPhone } from '../../../src/content/location/country.ts'
import { isAbroad } from './answers.ts'
import { imprint } from './legal/imprint.ts'
import { privacy } from './legal/privacy.ts'
import type { Answers } from './question.ts'
import { siteHead } from './site-yaml.ts'
import { trades } from './trades.ts'

/** Files by their path in a folder, with `/`. */
export type Files = Map<string, string>

export interface Templates {
  /** The content folder of the trade, without company and legal texts. */
  starter: Files
  /** What stands around the content; `{name}` and `{dependency}` are filled in. */
  repository: Files
}

const hasForm = (starter: Files): boolean =>
  [...starter.values()].some((text) => /^ *- type: contact$/m.test(text))

/** A line of a list. */
const LINE = /^ *- (?!\w+:).*\n/gm

/** An entry of a list, with the lines that belong to it. */
const ENTRY = /^( *)- (?:id|title): .*\n(?:\1 {2}.*\n)+/gm

const GERMAN_RULES = /§|DGUV|Marktstammdatenregister/

const dropGerman = (part: string): string => (GERMAN_RULES.test(part) ? '' : part)

/** A starter tells of no rules but Germany's: customers of a company abroad are not told of them. */
const withoutRules = (text: string): string =>
  text.replace(LINE, dropGerman).replace(ENTRY, dropGerman)

/** A text as it is told and spelt where the company is: Switzerland has no ß. */
const toldBy = (answers: Answers, text: string): string => {
  const told = isAbroad(answers) ? withoutRules(text) : text
  return countryOfPhone(answers.phone) === 'CH' ? told.replaceAll('ß', 'ss') : told
}

const contentOf = (answers: Answers, starter: Files): Files => {
  const texts: Files = new Map([
    ...starter,
    ['pages/imprint.yaml', imprint(answers)],
    ['pages/privacy.yaml', privacy(hasForm(starter))],
  ])
  const told: Files = new Map([...texts].map(([name, text]) => [name, toldBy(answers, text)]))
  return told.set('site.yaml', siteHead(answers) + told.get('site.yaml'))
}

const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

const below = (folder: string, files: Files): [string, string][] =>
  [...files].map(([name, text]) => [`${folder}/${name}`, text])

/**
 * All files of a company's repository.
 *
 * @param dependency how npm gets this system, as package.json says it
 */
export const createSite = (
  answers: Answers,
  { starter, repository }: Templates,
  dependency: string,
): Files => {
  const values = { name: answers.name, trade: trades[answers.trade].name, dependency }
  return new Map([
    ...below('content', contentOf(answers, starter)),
    ...[...repository].map(([name, text]): [string, string] => [name, fill(text, values)]),
  ])
}
