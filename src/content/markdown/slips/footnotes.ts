import { type Slip, slipsAt } from './slip.ts'

/** `[^1]: Im Sommer weniger.`, at the beginning of a line. */
const BEGINS_NOTE = String.raw`(?<=^ {0,3})\[\^[^\][\s]+\](?=:)`

const NOTE = new RegExp(BEGINS_NOTE, 'gm')

/** `[^1]` in a sentence. */
const FOOTNOTE = new RegExp(String.raw`(?<!\\)(?!${BEGINS_NOTE})\[\^[^\][\s]+\]`, 'gm')

/** Signs of footnotes, as other systems read them, and the notes that they stand for. */
export const footnotesIn = (text: string, offset: number): Slip[] =>
  text.includes('[^')
    ? [
        ...slipsAt('footnote', text, offset, FOOTNOTE, () => ''),
        ...slipsAt('footnote-text', text, offset, NOTE, () => ''),
      ]
    : []

/** Whether a name of a link that is written elsewhere is that of a footnote: its note is a single word. */
export const isFootnote = ({ label }: { label?: string | null | undefined }): boolean =>
  label?.startsWith('^') ?? false
