import { readAll } from '../workspace.ts'
import type { Text } from './round-trip.ts'

/** The texts of a content folder. */
export const textsIn = async (folder: string): Promise<Text[]> =>
  [...(await readAll(folder))]
    .filter(([name]) => /\.(?:yaml|md)$/.test(name))
    .map(([name, bytes]) => ({ name, text: bytes.toString('utf8') }))

/** The same text as other programs write it. */
export const written: [name: string, (text: string) => string][] = [
  ['as it is', (text) => text],
  ['with the line ends of Windows', (text) => text.replaceAll('\n', '\r\n')],
  ['without a last line break', (text) => text.trimEnd()],
]
