import type { CollectionName } from '../../src/content/collection-names.ts'
import type { ParsedFile } from '../parse/parsed-file.ts'
import { collectionNamesOf, type SiteModel } from '../schema/site-model.ts'
import { isFileOf, type LostFile, type LostIds, lostIdsOf } from './lost.ts'
import { spellDefaults } from './spell-defaults.ts'
import {
  type CheckedEntry,
  type CheckedValue,
  type Content,
  check,
  isFieldValid,
  type JudgedFile,
} from './validate.ts'

const UI_FILE = 'ui.yaml'

const checkCollection = (files: JudgedFile[], name: CollectionName, model: SiteModel) => {
  const collection = model.collections[name]
  const outcomes = files
    .filter(({ file }) => isFileOf(collection, file.source.name))
    .flatMap((judged) => judged.outcomes)
  const entries = outcomes.flatMap(({ checked }): CheckedEntry[] => {
    const id = checked?.value.id
    return checked && typeof id === 'string'
      ? [{ ...checked, collection: name, id, shown: collection.shown }]
      : []
  })
  // Of two entries with one id, one was meant to have another.
  const complete =
    new Set(entries.map(({ id }) => id)).size === outcomes.length &&
    entries.every((entry) => isFieldValid(entry, 'id'))
  return { name, entries, complete, problems: outcomes.flatMap(({ problems }) => problems) }
}

const NOTHING: CheckedValue = { checked: undefined, problems: [] }

const outcomeOf = (files: JudgedFile[], name: string): CheckedValue =>
  files.find(({ file }) => file.source.name === name)?.outcomes[0] ?? NOTHING

/** Stands for a file that may be left out: nothing is written in it, and nothing has a place. */
const blankFile = (name: string): ParsedFile => {
  const nowhere = { start: 0, end: 0 }
  return {
    source: { path: name, name, text: '' },
    value: {},
    locate: () => ({ value: nowhere, key: undefined, found: false, quoted: false }),
    placeholders: [],
  }
}

/** ui.yaml as it is, or the defaults of every text where there is none. */
const checkUi = (
  files: JudgedFile[],
  lost: readonly LostFile[],
  { ui }: SiteModel,
): CheckedValue => {
  const isThere = [...files.map(({ file }) => file.source), ...lost].some(
    ({ name }) => name === UI_FILE,
  )
  return isThere ? outcomeOf(files, UI_FILE) : check(blankFile(UI_FILE), [], ui, {})
}

/**
 * Puts together what the files hold.
 *
 * @param files what could be parsed, each judged
 * @param lost files that exist and could not be parsed
 * @param partial collections of which not all files are among them
 */
export const gather = (
  files: JudgedFile[],
  lost: readonly LostFile[],
  model: SiteModel,
  partial: Content['partial'] = new Set(),
): Content => {
  const siteOutcome = outcomeOf(files, 'site.yaml')
  const uiOutcome = checkUi(files, lost, model)
  const outcomesOf = (isWanted: (name: string) => boolean) =>
    files.filter(({ file }) => isWanted(file.source.name)).flatMap(({ outcomes }) => outcomes)
  const pages = outcomesOf((name) => name.startsWith('pages/'))
  const redirects = outcomesOf((name) => name === 'redirects.yaml')
  const checkedCollections = collectionNamesOf(model).map((name) =>
    checkCollection(files, name, model),
  )
  const lostIds: LostIds = new Map(
    checkedCollections.map(({ name, complete }) => [
      name,
      complete ? lostIdsOf(model.collections[name], lost) : 'any',
    ]),
  )

  return {
    model,
    partial,
    site: siteOutcome.checked,
    ui: uiOutcome.checked && spellDefaults(uiOutcome.checked, siteOutcome.checked?.value.language),
    pages: pages.flatMap(({ checked }) => checked ?? []),
    entries: checkedCollections.flatMap(({ entries }) => entries),
    redirects: redirects.flatMap(({ checked }) => checked ?? []),
    lost: lostIds,
    problems: [siteOutcome, uiOutcome, ...pages, ...checkedCollections, ...redirects].flatMap(
      ({ problems }) => problems,
    ),
  }
}
