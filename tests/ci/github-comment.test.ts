import { execFile } from 'node:child_process'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { load } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { productFolder } from '../../scripts/machine/packages/product-folder.ts'
import { MARK } from '../../scripts/report/markdown.ts'
import { emptyFolder } from '../workspace.ts'

interface Workflow {
  jobs: { comment: { steps: { run?: string }[] } }
}

/** Knows of one comment, of another workflow: whatever it begins with, it begins with nothing. */
const GH = `#!/bin/sh
case "$*" in
  *--paginate*) [ -n "$mark" ] || echo 7 ;;
  *) echo "$3 $4"; cat "\${6#body=@}" ;;
esac
`

/** What the step that comments sends to GitHub, by the report of a check that failed. */
const sent = async (script: string, report: string): Promise<string> => {
  const cwd = await emptyFolder()
  await fs.writeFile(path.join(cwd, 'report.md'), report)
  await fs.writeFile(path.join(cwd, 'gh'), GH, { mode: 0o755 })
  const env = {
    PATH: `${cwd}:${process.env.PATH}`,
    ...{ COMMENTS: 'all', COMMENT: 'one', RESULT: 'failure' },
  }
  return new Promise((resolve, reject) => {
    execFile('bash', ['-e', '-c', script], { cwd, env }, (error, said) =>
      error ? reject(error) : resolve(said),
    )
  })
}

describe.each([
  '.github/workflows/content.yml',
  'scripts/new/site/repository/dot-github/workflows/website.yml',
])('%s', async (name) => {
  const { jobs } = load(await fs.readFile(path.join(productFolder, name), 'utf8')) as Workflow
  const script = jobs.comment.steps.find(({ run }) => run?.includes('PATCH'))?.run ?? ''

  test('comments with the report', async () => {
    expect(await sent(script, `${MARK}\n\n1 Fehler.\n`)).toBe(`POST all\n${MARK}\n\n1 Fehler.\n`)
  })

  test('leaves comments of others alone where the check has written no report', async () => {
    expect(await sent(script, '')).toBe('')
  })

  test('leaves out what an own block has printed before the report', async () => {
    expect(await sent(script, `\nHallo\n${MARK}\n\n1 Fehler.\n`)).toBe(
      `POST all\n${MARK}\n\n1 Fehler.\n`,
    )
  })
})
