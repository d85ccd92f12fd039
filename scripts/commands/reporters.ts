import type { Suggestion } from '../fix/suggest.ts'
import type { Problem } from '../problem/problem.ts'
import { reportGithub } from '../report/github.ts'
import { reportGitlab } from '../report/gitlab.ts'
import { reportJson } from '../report/json.ts'
import { reportMarkdown } from '../report/markdown.ts'
import { reportText } from '../report/text.ts'

/** What is wrong in words for whoever asks, and what would put it right. */
type Reporter = (
  problems: Problem[],
  suggest: () => Promise<Suggestion[]>,
) => string | Promise<string>

const reporters = {
  text: reportText,
  json: reportJson,
  github: reportGithub,
  gitlab: reportGitlab,
  markdown: (problems) => reportMarkdown(problems, process.env.SOURCE_URL),
  suggestions: async (_, suggest) => JSON.stringify(await suggest(), null, 2),
} satisfies Record<string, Reporter>

export type Format = keyof typeof reporters

export const reporterFor = (format: Format): Reporter => reporters[format]

export const formats = Object.keys(reporters)

export const isFormat = (format: string): format is Format => Object.hasOwn(reporters, format)
