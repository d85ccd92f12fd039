import { positionAt } from '../text/source-file.ts'
import type { Checked } from '../validate/validate.ts'
import type { Path } from '../yaml/locate.ts'

/** `content/pages/jobs.yaml:26`, the line of what stands at `path`. */
export const lineOf = ({ file }: Pick<Checked, 'file'>, path: Path): string => {
  const { key, value } = file.locate(path)
  const { line } = positionAt(file.source.text, (key ?? value).start)
  return `${file.source.path}:${line}`
}
