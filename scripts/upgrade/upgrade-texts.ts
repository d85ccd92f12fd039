import { openSheet, type Sheet } from '../edit/sheet.ts'
import { SITE_FILE } from '../read/names/file-names.ts'
import type { Migration } from './migration.ts'
import { setFormat } from './set-format.ts'

/** Texts of YAML files by their name in the content folder. */
export type Texts = ReadonlyMap<string, string>

const changed = (sheet: Sheet, name: string, { change, to }: Migration): Sheet | undefined => {
  const after = change(sheet, name)
  return after && name === SITE_FILE ? setFormat(after, to) : after
}

/** What can't be read, or has no place for a step, is left as it is. */
const change = (name: string, text: string, step: Migration): string => {
  const sheet = openSheet(text)
  return (sheet && changed(sheet, name, step)?.text) ?? text
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
