import type { Answers } from './answers.ts'
import { imprint } from './legal/imprint.ts'
import { privacy } from './legal/privacy.ts'
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

const contentOf = (answers: Answers, starter: Files): Files =>
  new Map([
    ...starter,
    ['site.yaml', siteHead(answers) + starter.get('site.yaml')],
    ['pages/imprint.yaml', imprint(answers)],
    ['pages/privacy.yaml', privacy(hasForm(starter))],
  ])

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
