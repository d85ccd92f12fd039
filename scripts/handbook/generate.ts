import { promises as fs } from 'node:fs'
import path from 'node:path'
import { root } from '../folders.ts'
import { answerTo } from './answer.ts'
import { blocksPage } from './blocks-page.ts'
import { filesPage } from './files-page.ts'
import { fillAnswers } from './fill-answers.ts'
import { mistakes } from './mistakes.ts'

/** Folder of the editors' handbook. */
export const handbookFolder = path.join(root, 'docs/handbuch')

/** Written by hand but for the answers of the check. */
const ANSWERS = 'pruefung-ist-rot.md'

const answersPage = async (): Promise<string> => {
  const text = await fs.readFile(path.join(handbookFolder, ANSWERS), 'utf8')
  const answers = await Promise.all(mistakes.map(answerTo))
  return fillAnswers(text, answers)
}

/** Every generated file of the handbook, by its name. */
export const generateHandbook = async (): Promise<Map<string, string>> =>
  new Map([
    ['bausteine.md', await blocksPage()],
    ['dateien.md', filesPage()],
    [ANSWERS, await answersPage()],
  ])
