import type { Root } from 'mdast'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import { remark } from 'remark'

const SYNTAX = [
  // One tilde alone says `about`: ~5 bis ~10 kW.
  gfmStrikethrough({ singleTilde: false }),
  gfmTable(),
  gfmTaskListItem(),
]

const NODES = [
  gfmStrikethroughFromMarkdown(),
  gfmTableFromMarkdown(),
  gfmTaskListItemFromMarkdown(),
]

/** Without one of these signs there is nothing of theirs, and a tenth of the work is saved. */
const SIGN = /[|~]|:-|-:|\[[\sx]\]/i

/** Whether a text is CommonMark alone. */
export const isPlainMarkdown = (source: string): boolean => !SIGN.test(source)

const plain = remark()
const gitHub = remark().data('micromarkExtensions', SYNTAX).data('fromMarkdownExtensions', NODES)

/**
 * Reads CommonMark with tables, struck words and task lists, as GitHub writes them. Its bare addresses
 * and footnotes would turn what already stands in texts into something else.
 */
export const parseMarkdown = (source: string): Root =>
  (isPlainMarkdown(source) ? plain : gitHub).parse(source)
