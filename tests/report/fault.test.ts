import { promises as fs } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { whileReading } from '../../scripts/problem/while-reading.ts'
import { reportFault } from '../../scripts/report/fault.ts'
import { emptyFolder } from '../workspace.ts'

const thrownBy = (work: () => unknown): unknown => {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('Nothing was thrown')
}

const fail = () => {
  throw new TypeError('x is not a function')
}

describe('a fault of the program', () => {
  test('is said to be ours, and its stack is kept beside', async () => {
    const folder = path.join(await emptyFolder(), '.gewerk')
    const words = await reportFault(thrownBy(fail), 'check', folder)
    expect(words).toMatch(/^Das Prüfprogramm hat einen Fehler, nicht Ihr Text\. .*„gewerk check“/)
    expect(words).not.toMatch(/\n\s+at /)
    const [file = ''] = /\S+programmfehler\.txt$/.exec(words) ?? []
    const kept = await fs.readFile(path.resolve(file), 'utf8')
    expect(kept).toMatch(/TypeError: x is not a function\n\s+at fail /)
  })

  test('names the file that was being read, from the inside', async () => {
    const error = thrownBy(() =>
      whileReading('content/site.yaml', () => whileReading('content/news/a.md', fail)),
    )
    const folder = await emptyFolder()
    expect(await reportFault(error, 'build', folder)).toContain('während er content/news/a.md las')
    const kept = await fs.readFile(path.join(folder, 'programmfehler.txt'), 'utf8')
    expect(kept).toMatch(/TypeError: x is not a function\n\s+at fail /)
  })

  test('of work that ends later names it as well', async () => {
    const error = await whileReading('content/media/a.jpg', async () => fail()).catch((e) => e)
    expect(await reportFault(error, 'check', await emptyFolder())).toContain('content/media/a.jpg')
  })

  test('shows its stack where nothing can be written', async () => {
    const file = path.join(await emptyFolder(), 'file')
    await fs.writeFile(file, '')
    const words = await reportFault(thrownBy(fail), 'start', path.join(file, '.gewerk'))
    expect(words).toMatch(
      /Bitte melden Sie den Fehler[\s\S]*TypeError: x is not a function\n\s+at /,
    )
  })
})
