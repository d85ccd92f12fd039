import { type Slip, slipsAt } from './slip.ts'

/** `[gallery ids="1,2"]` and `[/caption]`: by them WordPress puts in what is not text. */
const COMMAND = /(?<![\\\])])\[(?:[a-z][\w-]*\s+[\w-]+=[^\][\n]+|\/[a-z][\w-]*)\](?![([])/g

/** What another system would have carried out, in a text that was copied from it. */
export const commandsIn = (text: string, offset: number): Slip[] =>
  slipsAt('command', text, offset, COMMAND, () => '')
