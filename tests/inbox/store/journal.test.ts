import { execFileSync } from 'node:child_process'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { appendLine, openJournal, rewriteJournal } from '../../../scripts/inbox/store/journal.ts'
import { emptyFolder } from '../../workspace.ts'

const rightsOf = async (file: string) => ((await fs.stat(file)).mode & 0o777).toString(8)

test('git leaves messages out, also where the company’s own list of what to leave out got lost', async () => {
  const folder = await emptyFolder()
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' })
  git('init', '--quiet')
  const journal = await openJournal(path.join(folder, 'inbox/enquiries.jsonl'))
  await appendLine(journal, { id: 'a' })
  await journal.close()
  expect(git('status', '--porcelain', '--untracked-files=all')).toBe('')
})

// Windows has no such rights.
test.skipIf(process.platform === 'win32')(
  'nobody but the program reads messages, also after old ones were deleted',
  async () => {
    const file = path.join(await emptyFolder(), 'inbox/enquiries.jsonl')
    const journal = await openJournal(file)
    await appendLine(journal, { id: 'a' })
    await journal.close()
    expect(await rightsOf(path.dirname(file))).toBe('700')
    expect(await rightsOf(file)).toBe('600')
    await fs.chmod(file, 0o644)
    await rewriteJournal(file, [{ id: 'b' }])
    expect(await rightsOf(file)).toBe('600')
  },
)
