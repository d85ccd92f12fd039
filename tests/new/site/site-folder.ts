import { promises as fs } from 'node:fs'
import path from 'node:path'
import { type Compiled, compile } from '../../../scripts/compile/compile.ts'
import { createSite, type Files } from '../../../scripts/new/site/create-site.ts'
import type { Answers } from '../../../scripts/new/site/question.ts'
import { readTemplates } from '../../../scripts/new/site/read-templates.ts'
import { writeSite } from '../../../scripts/new/site/write-site.ts'
import { emptyFolder, siteOf } from '../../workspace.ts'

/** A day after everything in the starters was written. */
const TODAY = '2026-11-22'

/** Answers that say no more than they have to. */
const answersOf = (answers: Partial<Answers> = {}): Answers => ({
  trade: 'joinery',
  name: 'Tischlerei Holtkamp',
  town: 'Warendorf',
  phone: '+49 2581 000000',
  email: 'info@holtkamp.example',
  form: 'einzelunternehmen',
  ...answers,
})

/** The files of a company's repository. */
export const filesOf = async (answers: Partial<Answers> = {}): Promise<Files> => {
  const all = answersOf(answers)
  return createSite(all, await readTemplates(all.trade), '^1.2.3')
}

/** Writes a company's repository into a folder that is gone after the test: the path of its content. */
export const contentOf = async (
  answers: Partial<Answers>,
  change: (files: Files) => Files = (files) => files,
): Promise<string> => {
  const folder = path.join(await emptyFolder(), 'firma')
  await writeSite(folder, change(await filesOf(answers)))
  return path.join(folder, 'content')
}

/** Compiles the content of a company's repository. */
export const compileSite = async (
  answers: Partial<Answers>,
  change?: (files: Files) => Files,
): Promise<Compiled> => compile(siteOf(await contentOf(answers, change), TODAY), { release: true })

/** The words of a file in a company's repository. */
export const readSite = (folder: string, name: string): Promise<string> =>
  fs.readFile(path.join(folder, name), 'utf8')
