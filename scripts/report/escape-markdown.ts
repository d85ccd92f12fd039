import { inOneLine } from './without-controls.ts'

/** An at sign would notify people; an invisible character behind it keeps it from doing so. */
const quiet = (text: string) => text.replace(/@/g, '@\u200b')

const escapeText = (text: string) =>
  quiet(text)
    .replace(/[\\`*_{}[\]<>#|~$!&]/g, '\\$&')
    .replace(/\s+/g, ' ')

/**
 * Messages quote content; what they set in backticks stays code, nothing else becomes Markdown. A code is a line: a
 * carriage return in it would end the paragraph, and with that the code.
 */
export const escapeMarkdown = (text: string): string =>
  text
    .split(/(`[^`\n]+`)/)
    .map((part, index) => (index % 2 === 1 ? inOneLine(part) : escapeText(part)))
    .join('')
