import { promises as fs } from 'node:fs'
import path from 'node:path'
import { type Problem, problemOfFile } from '../problem/problem.ts'
import { readWording } from './messages.ts'
import { companyNear } from './names/company-near.ts'
import { unlessTooMany } from './unless-too-many.ts'

/** A problem where a content folder is missing or may not be read; every command asks this first. */
export const checkFolder = async (directory: string): Promise<Problem[]> => {
  try {
    await fs.readdir(directory)
    return []
  } catch (error) {
    unlessTooMany(error)
    const isForbidden = (error as NodeJS.ErrnoException).code === 'EACCES'
    const wording = isForbidden
      ? readWording.forbiddenFolder(directory)
      : readWording.unreadableFolder(directory, companyNear(path.dirname(directory)))
    return [problemOfFile(directory, wording)]
  }
}
