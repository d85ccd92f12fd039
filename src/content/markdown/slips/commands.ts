import { type Slip, slipsAt } from './slip.ts'

/** Names that are no German words: `[gallery]`, `[vc_column]`. */
const BARE = String.raw`gallery|caption|embed|playlist|contact-form[\w-]*|[a-z]+(?:_[a-z\d]+)+`

const ONE = String.raw`\[(?:[a-z][\w-]*\s+[\w-]+=[^\][\n]+|\/[a-z][\w-]*|${BARE})\]`

/** `[gallery ids="1,2"]` and `[/caption]`, also side by side: by them WordPress puts in what is not text. */
const COMMANDS = new RegExp(String.raw`(?<![\\\])])(?:${ONE})+(?![([:])`, 'g')

/** What another system would have carried out, in a text that was copied from it. */
export const commandsIn = (text: string, offset: number): Slip[] =>
  slipsAt('command', text, offset, COMMANDS, () => '')

/** A text with nothing in the place of what another system would have carried out: no link was meant there. */
export const withoutCommands = (text: string): string =>
  text.replace(COMMANDS, (command) => ' '.repeat(command.length))
