import { type Slip, slipsAt } from './slip.ts'

/** `[^1]`, in a sentence and before the note below it. */
const FOOTNOTE = /(?<!\\)\[\^[^\]\s]+\]/g

/** Signs of footnotes, as other systems read them. */
export const footnotesIn = (text: string, offset: number): Slip[] =>
  slipsAt('footnote', text, offset, FOOTNOTE, () => '')

/** Whether a name of a link that is written elsewhere is that of a footnote: its note is a single word. */
export const isFootnote = ({ label }: { label?: string | null | undefined }): boolean =>
  label?.startsWith('^') ?? false
