import { promises as fs } from 'node:fs'
import path from 'node:path'
import { examples } from 'virtual:gewerk/examples'
import { product } from '../product/product.ts'
import { answerTo } from './answer.ts'
import { blocksPage } from './blocks-page.ts'
import { filesPage } from './files-page.ts'
import { fillAnswers } from './fill-answers.ts'
import { handbookFolder } from './handbook-folder.ts'
import { mistakes } from './mistakes.ts'

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
    ['bausteine.md', blocksPage(product.model, examples)],
    ['dateien.md', filesPage(product.model)],
    [ANSWERS, await answersPage()],
  ])
