import { fileParts } from '../edit/sheet.ts'
import { readYaml } from '../yaml/yaml.ts'
import type { FixedFile } from './fixed-file.ts'

/** How much of a file is left from where it can't be read; nothing where all of it can, or its YAML is not to be found. */
const unreadIn = (name: string, text: string): number => {
  const parts = fileParts(name, text)
  const result = parts && readYaml(text.slice(parts.yaml.start, parts.yaml.end))
  if (!parts || !result || !('fault' in result) || result.fault.reason === 'empty') return 0
  return text.length - parts.yaml.start - result.fault.offset
}

/**
 * Whether a file can be read less far with all its repairs than before them. The check says nothing of that: it reads a
 * file as it must have been meant, and may say less of what means nothing at all.
 */
export const readsLess = ({ name, text }: FixedFile, after: string): boolean =>
  unreadIn(name, after) > unreadIn(name, text)
