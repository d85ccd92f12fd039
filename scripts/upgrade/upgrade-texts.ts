import { applyEdits } from '../text/edits.ts'
import { readYaml } from '../yaml/yaml.ts'
import type { ContentText, Migration } from './migration.ts'
import { setFormat } from './set-format.ts'

/** Texts of YAML files by their name in the content folder. */
export type Texts = ReadonlyMap<string, string>

/** What can't be read is left as it is: the check tells of it afterwards. */
const open = (name: string, text: string): ContentText | undefined => {
  const result = readYaml(text)
  return 'document' in result ? { name, text, document: result.document } : undefined
}

const change = (name: string, text: string, { edits, to }: Migration): string => {
  const file = open(name, text)
  if (!file) return text
  const migrated = applyEdits(text, edits(file))
  const again = open(name, migrated)
  return again ? applyEdits(migrated, setFormat(again, to)) : migrated
}

/**
 * Brings the texts of a content folder to the present format, one version after the other. Comments and
 * everything that no step names stay as they are, to the byte.
 *
 * @param format the version in which they are written
 */
export const upgradeTexts = (
  texts: Texts,
  format: number,
  migrations: readonly Migration[],
): Texts => {
  const steps = migrations.filter(({ to }) => to > format)
  const upgraded = (name: string, text: string) =>
    steps.reduce((current, step) => change(name, current, step), text)
  return new Map([...texts].map(([name, text]) => [name, upgraded(name, text)]))
}
