import { isGroup } from '../../../src/content/is-group.ts'
import type { Checked, Content } from '../../validate/validate.ts'
import type { Path } from '../../yaml/locate.ts'

/** An address as it is written: its parts may be missing, or of any kind. */
export interface WrittenAddress {
  of: 'company' | 'job'
  checked: Checked
  /** Path of the group in its file. */
  path: Path
  parts: Readonly<Record<string, unknown>>
}

const addressOf = (
  of: WrittenAddress['of'],
  checked: Checked,
  key: 'company' | 'address',
): WrittenAddress[] => {
  const parts = checked.value[key]
  return isGroup(parts) ? [{ of, checked, path: [...checked.path, key], parts }] : []
}

/** Every address of the content: the company's own, and those of jobs that are elsewhere. */
export const addressesIn = ({ site, entries }: Content): WrittenAddress[] => [
  ...(site ? addressOf('company', site, 'company') : []),
  ...entries
    .filter(({ collection }) => collection === 'jobs')
    .flatMap((job) => addressOf('job', job, 'address')),
]
