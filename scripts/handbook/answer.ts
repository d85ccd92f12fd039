import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { compile } from '../compile/compile.ts'
import { copyFolder } from '../machine/files/copy-folder.ts'
import { productFolder } from '../machine/packages/product-folder.ts'
import { hasErrors, type Problem } from '../problem/problem.ts'
import { product } from '../product/product.ts'
import { reportText } from '../report/text.ts'
import type { Mistake } from './mistakes.ts'

/** A mistake and what the check says to it. */
export interface Answer extends Mistake {
  problems: Problem[]
  report: string
}

const SAMPLE = path.join(productFolder, 'scripts/handbook/sample')

/** After everything in the sample was written. */
const TODAY = '2026-11-20'

const drawPicture = (location: string) =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#777' } })
    .jpeg()
    .toFile(location)

/** Works in a copy of the sample content, called `content` as at home. */
const inCopy = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const parent = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-handbook-'))
  const folder = path.join(parent, 'content')
  try {
    await copyFolder(SAMPLE, folder)
    await fs.mkdir(path.join(folder, 'media'))
    await drawPicture(path.join(folder, 'media/waermepumpe.jpg'))
    return await work(folder)
  } finally {
    await fs.rm(parent, { recursive: true })
  }
}

const makeMistake = async (folder: string, { file, right, wrong }: Mistake): Promise<void> => {
  const location = path.join(folder, file)
  const parts = (await fs.readFile(location, 'utf8')).split(`${right}\n`)
  if (parts.length !== 2) throw new Error(`${file}: found ${parts.length - 1} times: ${right}`)
  await fs.writeFile(location, parts.join(`${wrong}\n`))
}

/** What the check says of one file; the sample is no whole site, so other files are left aside. */
const problemsIn = async (folder: string, file: string): Promise<Problem[]> => {
  const { problems } = await compile({ ...product, content: folder, today: () => TODAY })
  return problems.filter((problem) => problem.file === `content/${file}` && hasErrors([problem]))
}

/** Makes a mistake in the sample content and asks the check. */
export const answerTo = (mistake: Mistake): Promise<Answer> =>
  inCopy(async (folder) => {
    await makeMistake(folder, mistake)
    const problems = await problemsIn(folder, mistake.file)
    return { ...mistake, problems, report: reportText(problems) }
  })

/** What the check says of the sample content without a mistake. */
export const problemsOfSample = (file: string): Promise<Problem[]> =>
  inCopy((folder) => problemsIn(folder, file))
